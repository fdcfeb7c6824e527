import { sql } from '@payloadcms/db-postgres/drizzle'
import { type CollectionAfterChangeHook, type CollectionAfterDeleteHook } from 'payload'
import { createNotes, type Touched } from '../log/notes'
import { type Transaction } from '../log/transaction'

// A lock of its own: a change of access never waits for a publication.
const accessLock = 741_200

/** Whose access may have changed. */
export const touchedAccess = createNotes('the account service')

/** Serialised until its COMMIT, so that a reader's cursor never passes a late row; and done last, so that nobody waits for a lock under it. */
export async function writeAccessChanges(tx: Transaction, touched: Touched): Promise<void> {
  const changes = [...touched].flatMap(([collection, ids]) => [...ids].map((id) => ({ collection, id })))
  await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(accessLock))})`)
  await tx.execute(sql`
    insert into access_changes (collection, item_id)
    select collection, id from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c(collection text, id int)`)
}

export const noteChanged =
  (slug: string): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    await touchedAccess.add(req, slug, (doc as { id: number }).id)
    return doc as object
  }

export const noteDeleted =
  (slug: string): CollectionAfterDeleteHook =>
  ({ id, req }) =>
    touchedAccess.add(req, slug, id)
