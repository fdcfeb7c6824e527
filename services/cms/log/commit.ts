import { sql } from '@payloadcms/db-postgres/drizzle'
import { type DatabaseAdapterObj, type Payload } from 'payload'
import { lockLog, reconcile } from './reconcile'
import { refuseIncomplete } from './refuse-incomplete'
import { takeTouched } from './touched'
import { findOpen } from './transaction'

type Adapter = {
  payload: Payload
  commitTransaction: (this: Adapter, id: number | string | Promise<number | string>) => Promise<void>
  rollbackTransaction: (this: Adapter, id: number | string | Promise<number | string>) => Promise<void>
}

/**
 * Writes the publication log in the transaction that changed the documents, just before its COMMIT: one short lock and
 * one write a transaction, bulk changes too. If the log cannot be written, nothing else is.
 */
export function withPublicationLog<T extends DatabaseAdapterObj>(adapterObject: T): T {
  const init = adapterObject.init
  const wrapped: DatabaseAdapterObj['init'] = (args) => {
    const adapter = init(args)
    const { commitTransaction: commit, rollbackTransaction: rollback } = adapter as unknown as Adapter
    const own: Pick<Adapter, 'commitTransaction' | 'rollbackTransaction'> = {
      async commitTransaction(incoming) {
        const id = String(await incoming)
        await writeLog(this.payload, id)
        return commit.call(this, id)
      },
      async rollbackTransaction(incoming) {
        const id = String(await incoming)
        takeTouched(id)
        return rollback.call(this, id)
      },
    }
    return Object.assign(adapter, own)
  }
  return { ...adapterObject, init: wrapped }
}

async function writeLog(payload: Payload, transactionID: string): Promise<void> {
  const touched = takeTouched(transactionID)
  if (!touched) return
  const open = await findOpen({ payload, transactionID })
  if (!open) throw new Error('The transaction ended before the publication log was written.')
  await refuseIncomplete(open, touched)
  await lockLog(open.tx)
  const last = await reconcile(open, touched)
  // Delivered by PostgreSQL at COMMIT, and not at all after a rollback. A nudge to read, never the news itself.
  if (last !== undefined) await open.tx.execute(sql`select pg_notify('publications', ${String(last)})`)
}
