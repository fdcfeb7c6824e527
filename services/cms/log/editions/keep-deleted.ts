import { sql } from '@payloadcms/db-postgres/drizzle'
import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { tablesOf } from '../../load/record-rows'
import { findOpen } from '../transaction'

/**
 * Payload saves with INSERT … ON CONFLICT: an item that is deleted while somebody saves it would come back, unknown to the
 * pages that have just stopped showing it. Its row is therefore held until the save is over, so that a deletion waits; and
 * where one has won, the save is refused.
 */
export const keepDeleted: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const open = operation === 'update' ? await findOpen(req) : undefined
  if (!open) return data as object
  const { id } = originalDoc as { id: number }
  const table = tablesOf(req.payload)[collection.slug.replaceAll('-', '_')]
  const { rows } = await open.tx.execute(sql`select id from ${table} where id = ${id} for no key update`)
  if (rows.length === 0) throw new DeletedMeanwhile()
  return data as object
}

class DeletedMeanwhile extends APIError {
  constructor() {
    super(
      'Somebody deleted this in the meantime, so it was not saved. Copy what you have written.',
      409,
      undefined,
      true,
    )
  }
}
