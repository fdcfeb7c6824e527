import { type AskedBy } from '../../records/requests'
import { askerOf, type Context } from '../context'

/** Colleagues who answer see who asks. A request is taken even while the provider gives no address. */
export async function describeAsker(context: Context): Promise<AskedBy> {
  const [organisation, ...others] = await context.organisations()
  const email = await askerOf(context)
    .findVerifiedEmail()
    .catch(() => undefined)
  return { email, organisation: others.length > 0 ? undefined : organisation?.id }
}
