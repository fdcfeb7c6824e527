import { type ScreenProps } from '../screen-props'
import { PhotoPart } from './photo-part'
import { ReachPart } from './reach-part'

/** How somebody is reached, and what they look like. */
export const DetailsAndPhoto = (props: ScreenProps) => (
  <>
    <ReachPart {...props} />
    <PhotoPart {...props} />
  </>
)
