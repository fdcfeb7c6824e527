import { ChangesPart } from './changes-part'
import { FirstDay } from './first-day'
import { RequestsPart } from './requests-part'
import { type ScreenProps } from './screen-props'

/** What the overview says of the account. */
export const OverviewParts = (props: ScreenProps) => (
  <>
    <FirstDay {...props} />
    <ChangesPart {...props} />
    <RequestsPart {...props} />
  </>
)
