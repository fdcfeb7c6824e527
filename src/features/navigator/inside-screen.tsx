import { GuidanceScreen } from './guidance-screen'
import { type InsideProps } from './inside'
import { JurisdictionScreen } from './jurisdiction-screen'
import { ServiceScreen } from './service-screen'
import { TableScreen } from './table-screen'

/** What a page of the navigator shows to those who may read it. */
export function InsideScreen({ page, ...props }: InsideProps) {
  switch (page.view) {
    case 'jurisdiction':
      return <JurisdictionScreen {...props} page={page} />
    case 'table':
      return <TableScreen {...props} page={page} />
    case 'guidance':
      return <GuidanceScreen {...props} page={page} />
    case 'service':
      return <ServiceScreen {...props} page={page} />
  }
}
