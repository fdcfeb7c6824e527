import { DetailsPart } from './details-part'
import { PhotoPart } from './photo-part'
import { type ScreenProps } from './screen-props'

/** How somebody is reached, and what they look like. */
export const DetailsParts = (props: ScreenProps) => (
  <>
    <DetailsPart {...props} />
    <PhotoPart {...props} />
  </>
)
