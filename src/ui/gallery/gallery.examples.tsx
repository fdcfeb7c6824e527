import { examplePicture } from '../picture/picture.examples'
import { Gallery } from './gallery'

export const examples = {
  'two pictures': (
    <Gallery
      pictures={[
        { picture: examplePicture, caption: 'The reading room.' },
        { picture: { ...examplePicture, alt: 'The reading room at night' } },
      ]}
    />
  ),
}
