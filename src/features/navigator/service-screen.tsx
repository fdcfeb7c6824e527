import { ClientReadings } from './client-readings'
import { type ServiceProps } from './inside-props'
import { Updates } from './updates'

/** What a subscriber finds on the page of a service. */
export const ServiceScreen = (props: ServiceProps) => (
  <>
    <Updates {...props} />
    <ClientReadings {...props} />
  </>
)
