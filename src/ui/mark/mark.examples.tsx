import { Mark } from './mark'

export const examples = {
  'on the page that it stands for': <Mark />,
  'leading home': <Mark href="/" />,
}
