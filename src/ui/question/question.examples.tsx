import { PictureQuestion } from './question'

const image =
  'data:image/svg+xml;base64,' +
  'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAyMDggNjQiPjxwYXRoIGZpbGw9IiNmZmYiIGQ9Ik0wIDBIMjA4VjY0SDBaIi8+PHBhdGggc3Ryb2tlPSIjMDAwIiBmaWxsPSJub25lIiBzdHJva2Utd2lkdGg9IjMiIGQ9Ik0yMCA0OCAzMiAxNiA0NCA0OE0yNCAzNkg0MCIvPjwvc3ZnPg=='

export const examples = {
  'a picture of letters': (
    <PictureQuestion
      id="captcha"
      image={image}
      alt="Picture of five letters"
      label="Letters or sum"
      hint="Type the letters of the picture, or answer: What is two plus three?"
      again="Another question"
      onAgain={() => undefined}
    />
  ),
}
