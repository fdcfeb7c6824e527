import { examplePicture } from '../picture/picture.examples'
import { PhotoPlate } from './photo-plate'

const { src } = examplePicture

export const examples = {
  chosen: (
    <PhotoPlate picture={{ src, alt: 'Your photograph' }}>
      <p>Remove the picture</p>
    </PhotoPlate>
  ),
  empty: (
    <PhotoPlate>
      <p>Choose a picture</p>
    </PhotoPlate>
  ),
}
