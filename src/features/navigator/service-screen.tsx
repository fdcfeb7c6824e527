import { ClientExports } from './client-exports'
import { ClientReadings } from './client-readings'
import { type ServiceProps } from './inside-props'
import { Updates } from './updates'
import { VisitCounts } from './visit-counts'

/** What a subscriber finds on the page of a service. */
export const ServiceScreen = (props: ServiceProps) => (
  <>
    <VisitCounts {...props} />
    <Updates {...props} />
    <ClientReadings {...props} />
    <ClientExports {...props} />
  </>
)
