import { integer, pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

/** How each receiver does. Its row is locked while one CMS process talks to it, so that no two do at once. */
export const nudgeReceivers = pgTable('nudge_receivers', {
  url: text('url').primaryKey(),
  failures: integer('failures').notNull().default(0),
  notBefore: timestamp('not_before', { withTimezone: true }).notNull().defaultNow(),
})
