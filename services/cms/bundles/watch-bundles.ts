import { type Payload } from 'payload'
import { log, messageOf } from '../../shared/log'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { databaseOf } from '../log/transaction'
import { inTransaction } from '../workflow/in-transaction'
import { Refusal } from '../workflow/refusal'
import { findBundle, findDue, noteProblem } from './bundles'
import { makeChanges } from './make-changes'

const lookMs = 1000

/** A bundle goes live at its moment, in the name of the person who made it and under the rules for them. */
export function watchBundles(payload: Payload): void {
  const look = () =>
    doDue(payload)
      .catch((error: unknown) => log.warn(`Planned bundles wait for a retry: ${messageOf(error)}`))
      .finally(() => setTimeout(() => void look(), lookMs).unref())
  void look()
}

async function doDue(payload: Payload): Promise<void> {
  for (const { id, by } of await findDue(databaseOf(payload))) {
    try {
      await inTransaction(payload, async (req) => {
        const maker = await payload.findByID({ collection: 'users', id: by, depth: 0, disableErrors: true, req })
        if (!mayDo(rolesOf(maker), 'publish'))
          throw new Refusal('The person who planned this may not publish any more.')
        req.user = { ...(maker as object), collection: 'users' } as typeof req.user
        const bundle = await findBundle(databaseOf(payload), id)
        if (bundle) await makeChanges(req, bundle)
      })
    } catch (error) {
      await noteProblem(databaseOf(payload), id, messageOf(error))
      log.warn(`A planned bundle failed, and its editor sees why: ${id}`)
    }
  }
}
