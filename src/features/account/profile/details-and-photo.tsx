import { type ScreenProps } from '../screen-props'
import { ReachPart } from './reach-part'
import { PhotoPart } from './photo-part'

/** How somebody is reached, and what they look like. */
export const DetailsAndPhoto = (props: ScreenProps) => (
  <>
    <ReachPart {...props} />
    <PhotoPart {...props} />
  </>
)
