import { type Analytics as Counting } from '../analytics/analytics'
import { type User } from './user'

/** The analytics, as far as a session goes. Told who somebody is only with their consent. */
export type Analytics = Pick<Counting, 'identify' | 'reset'> & { isConsented: () => boolean }

export function identify(analytics: Analytics, user: User): void {
  if (!analytics.isConsented()) return
  const { objectId, email, name, company, givenName, familyName } = user
  analytics.identify(
    objectId,
    { email, name, organisationName: company },
    { prismaId: objectId, firstName: givenName, lastName: familyName, organisationName: company },
  )
}
