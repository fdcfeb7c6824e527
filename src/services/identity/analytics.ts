import { type User } from './user'

export type AnalyticsProfile = {
  prismaId: string
  firstName: string | null
  lastName: string | null
  organisationName: string | null
}
export type Traits = { email: string | null; name: string | null; organisationName: string | null }

/** Whoever counts visits. Told who somebody is only with their consent. */
export type Analytics = {
  isConsented: () => boolean
  identify: (id: string, traits: Traits, profile: AnalyticsProfile) => void
  reset: () => void
}

export const noAnalytics: Analytics = {
  isConsented: () => false,
  identify: () => undefined,
  reset: () => undefined,
}

export function identify(analytics: Analytics, user: User): void {
  if (!analytics.isConsented()) return
  const { objectId, email, name, company, givenName, familyName } = user
  analytics.identify(
    objectId,
    { email, name, organisationName: company },
    { prismaId: objectId, firstName: givenName, lastName: familyName, organisationName: company },
  )
}
