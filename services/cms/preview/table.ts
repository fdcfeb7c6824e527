import { integer, pgTable, primaryKey, text } from '@payloadcms/db-postgres/drizzle/pg-core'

/** How often the links of a draft were revoked; where they never were, there is no row. */
export const previewGenerations = pgTable(
  'preview_generations',
  {
    collection: text('collection').notNull(),
    itemId: integer('item_id').notNull(),
    locale: text('locale').notNull(),
    generation: integer('generation').notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.itemId, table.locale] })],
)
