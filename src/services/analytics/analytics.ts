import { type SearchEvent } from './search-event'

/** Who a signed-in reader is, as the firm's own systems call them. */
export type AnalyticsProfile = {
  prismaId: string
  firstName: string | null
  lastName: string | null
  organisationName: string | null
}
export type Traits = { email: string | null; name: string | null; organisationName: string | null }

/** What counts visits. It is reached only after a reader agreed (`src/services/consent.ts`). */
export type Analytics = {
  page: (path: string) => void
  search: (event: SearchEvent) => void
  identify: (id: string, traits: Traits, profile: AnalyticsProfile) => void
  /** Forgets here who the reader is: at sign-out. */
  reset: () => void
  /** And where it was told: when consent is withdrawn. */
  withdraw: () => void
}
