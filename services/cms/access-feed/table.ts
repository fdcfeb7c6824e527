import { bigserial, integer, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * Which access records changed, in order. It names them only: what they say is read from the record itself, so that an
 * erased one leaves nothing behind.
 */
export const accessChanges = pgTable('access_changes', {
  seq: bigserial('seq', { mode: 'number' }).primaryKey(),
  collection: text('collection').notNull(),
  itemId: integer('item_id').notNull(),
})
