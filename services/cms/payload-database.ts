import { type PgColumn, type PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import { type Payload } from 'payload'

type Row = Record<string, unknown>

/** What runs SQL: a connection of the pool, or one that is in a transaction. */
export type Executor = { execute: (query: unknown) => Promise<{ rows: Row[]; command?: string }> }
export type Tables = Record<string, PgTable & Record<string, PgColumn | undefined>>

type Insert = { tableName: string; values: Row | Row[] }

/** What Payload's adapter of PostgreSQL has beyond the type that Payload gives to every adapter. */
type PostgresAdapter = Payload['db'] & {
  drizzle: Executor
  sessions: Record<string, { db: Executor } | undefined>
  tables: Tables
  insert: (insert: Insert) => Promise<Row[]>
}

/** The one place that knows which adapter this CMS runs on. */
export const postgresOf = ({ db }: Pick<Payload, 'db'>): PostgresAdapter => db as unknown as PostgresAdapter
