import { sql } from '@payloadcms/db-postgres/drizzle'
import { type CollectionBeforeChangeHook } from 'payload'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { findOpen } from '../log/transaction'
import { Refusal } from '../workflow/refusal'

type Values = Record<string, unknown>

const ofFolders = new Set(['folder', 'updatedAt'])

/** In which folder it lies is seen by editors alone. */
const isOnlyMoved = (data: Values, before: Values): boolean =>
  Object.keys(data).every((name) => ofFolders.has(name) || JSON.stringify(data[name]) === JSON.stringify(before[name]))

/**
 * A picture that readers see is a part of what was approved: anyone who may not publish may neither replace it nor say
 * anything else of it. Asked in the transaction of the change, whatever way that came.
 */
export const keepShownForPublishers: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !req.user || mayDo(rolesOf(req.user), 'publish')) return data as object
  if (isOnlyMoved(data as Values, originalDoc as Values)) return data as object
  const open = await findOpen(req)
  if (!open) throw new Error('A picture is changed inside a transaction only.')
  const { id } = originalDoc as { id: number }
  const { rows } = await open.tx.execute(
    sql`select 1 from publication_references where target = 'media' and target_id = ${id} limit 1`,
  )
  if (rows.length > 0) {
    throw new Refusal('Readers see this picture or file. Ask an editor to change it, or add a new one.')
  }
  return data as object
}
