import { type ScreenProps } from '../screen-props'
import { DetailsPart } from './details-part'
import { PhotoPart } from './photo-part'

/** How somebody is reached, and what they look like. */
export const DetailsParts = (props: ScreenProps) => (
  <>
    <DetailsPart {...props} />
    <PhotoPart {...props} />
  </>
)
