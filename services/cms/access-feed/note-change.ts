import { sql } from '@payloadcms/db-postgres/drizzle'
import { type CollectionAfterChangeHook, type CollectionAfterDeleteHook, type PayloadRequest } from 'payload'
import { findOpen } from '../log/transaction'

// A lock of its own: a change of access never waits for a publication.
const accessLock = 741_200

/** In the transaction of the change, and serialised until its COMMIT, so that a reader's cursor never passes a late row. */
async function noteChange(req: PayloadRequest, collection: string, id: unknown): Promise<void> {
  const open = await findOpen(req)
  if (!open)
    throw new Error(`A change of ${collection} outside a transaction was refused: the account service would miss it.`)
  await open.tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(accessLock))})`)
  await open.tx.execute(sql`insert into access_changes (collection, item_id) values (${collection}, ${Number(id)})`)
}

export const noteChanged =
  (slug: string): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    await noteChange(req, slug, (doc as { id: number }).id)
    return doc as object
  }

export const noteDeleted =
  (slug: string): CollectionAfterDeleteHook =>
  ({ id, req }) =>
    noteChange(req, slug, id)
