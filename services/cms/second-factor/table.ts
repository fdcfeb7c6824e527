import { integer, jsonb, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * Beside the accounts, not in them: signing in writes an account back as it was read a moment before, and so would bring a
 * used code back to life.
 */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id').primaryKey(),
  /** Encrypted. */
  secret: text('secret').notNull(),
  /** The newest step whose code was taken. */
  step: integer('step').notNull(),
  /** Digests of the recovery codes that are left. */
  recovery: jsonb('recovery').notNull(),
})
