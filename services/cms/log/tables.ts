import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from '@payloadcms/db-postgres/drizzle/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow()

/** What left the CMS, in order. Rows are only ever added. */
const publications = pgTable(
  'publications',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    type: text('type').notNull(),
    itemId: integer('item_id').notNull(),
    locale: text('locale').notNull(),
    revision: integer('revision').notNull(),
    operation: text('operation').notNull(),
    audience: text('audience').notNull(),
    document: jsonb('document'),
    createdAt: at('created_at'),
  },
  (table) => [
    index('publications_audience_idx').on(table.audience, table.seq),
    index('publications_edition_idx').on(table.type, table.itemId, table.locale, table.seq),
  ],
)

/** The newest row of every edition: what a reader that starts from nothing needs, and what the next change is compared with. */
const publicationHeads = pgTable(
  'publication_heads',
  {
    type: text('type').notNull(),
    itemId: integer('item_id').notNull(),
    locale: text('locale').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    revision: integer('revision').notNull(),
    operation: text('operation').notNull(),
    audience: text('audience').notNull(),
    /** Where the edition lives: unique among those that are published. */
    address: text('address'),
    title: text('title'),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.itemId, table.locale] }),
    index('publication_heads_address_idx')
      .on(table.locale, table.address)
      .where(sql`operation = 'publish'`),
    index('publication_heads_seq_idx').on(table.seq),
  ],
)

/** Which published documents show another item, so that its removal reaches them. */
const publicationReferences = pgTable(
  'publication_references',
  {
    type: text('type').notNull(),
    itemId: integer('item_id').notNull(),
    target: text('target').notNull(),
    targetId: integer('target_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.itemId, table.target, table.targetId] }),
    index('publication_references_target_idx').on(table.target, table.targetId),
  ],
)

/** Where an edition used to live. Readers are sent on from there, and nobody else moves in for a year. */
const formerAddresses = pgTable(
  'former_addresses',
  {
    type: text('type').notNull(),
    itemId: integer('item_id').notNull(),
    locale: text('locale').notNull(),
    address: text('address').notNull(),
    leftAt: at('left_at'),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.itemId, table.locale, table.address] }),
    index('former_addresses_address_idx').on(table.locale, table.address),
  ],
)

export const logTables = { publications, publicationHeads, publicationReferences, formerAddresses }
