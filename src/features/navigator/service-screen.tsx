import { CompareDays } from './compare/compare-days'
import { type ServiceProps } from './inside-props'
import { ClientReadings } from './jurisdiction/client-readings'
import { ClientExports } from './report-giving/client-exports'
import { Updates } from './updates/updates'
import { VisitCounts } from './updates/visit-counts'

/** What a subscriber finds on the page of a service. */
export const ServiceScreen = (props: ServiceProps) => (
  <>
    <VisitCounts {...props} />
    <Updates {...props} />
    <CompareDays {...props} within={{ service: props.page.service.slug, region: null, jurisdiction: null }} />
    <ClientReadings {...props} />
    <ClientExports {...props} />
  </>
)
