import { type RegionPage } from '../../../shell/navigator/inside-page'
import { CompareDays } from '../compare/compare-days'
import { type InsideProps } from '../inside-props'
import { VisitCounts } from '../updates/visit-counts'
import { TableScreen } from './table-screen'

type Props = Omit<InsideProps, 'page'> & { page: RegionPage }

/** What a subscriber finds on the page of a region. */
export const RegionScreen = (props: Props) => (
  <>
    <VisitCounts {...props} />
    <CompareDays
      {...props}
      within={{ service: props.page.service.slug, region: props.page.region, jurisdiction: null }}
    />
    <TableScreen {...props} />
  </>
)
