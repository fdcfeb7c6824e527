import { type Payload } from 'payload'
import { findApprovers } from '../workflow/reviews/find-approvers'
import { type Overdue } from './find-overdue'

type Person = { email?: string | null }
type Place = { reviewer?: Person | null }
type Item = Place & { jurisdiction?: Place | null; navService?: { team?: Person[] | null } | null }

/** Two steps away: the answer's jurisdiction, and its reviewer. */
const depth = 2

/** The addresses of those who are to review an item of the navigator; every lawyer who approves, where it names nobody. */
export async function findReviewers(payload: Payload, { collection, id }: Overdue): Promise<string[]> {
  const doc = await payload.findByID({ collection: collection as 'users', id, depth, disableErrors: true })
  const { reviewer, jurisdiction, navService } = (doc ?? {}) as unknown as Item
  const named = [reviewer, jurisdiction?.reviewer, ...(navService?.team ?? [])].flatMap((one) => one?.email ?? [])
  return named.length > 0 ? [...new Set(named)] : (await findApprovers(payload)).map(({ email }) => email)
}
