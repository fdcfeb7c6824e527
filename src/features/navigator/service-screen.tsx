import { type ServicePage } from '../../shell/navigator/inside-page'
import { ClientReadings } from './client-readings'
import { type InsideProps } from './inside'
import { Updates } from './updates'

export type ServiceProps = Omit<InsideProps, 'page'> & { page: ServicePage }

/** What a subscriber finds on the page of a service. */
export const ServiceScreen = (props: ServiceProps) => (
  <>
    <Updates {...props} />
    <ClientReadings {...props} />
  </>
)
