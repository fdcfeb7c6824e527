import { type AskedBy } from '../../records/requests'
import { askerOf, type Context } from '../context'

/** Whoever answers is to see who asks. That the provider does not tell an address at the moment keeps nobody from asking. */
export async function describeAsker(context: Context): Promise<AskedBy> {
  const [organisation, ...others] = await context.organisations()
  const email = await askerOf(context)
    .findVerifiedEmail()
    .catch(() => undefined)
  return { email, organisation: others.length > 0 ? undefined : organisation?.id }
}
