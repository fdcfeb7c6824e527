import { Pool } from 'pg'
import { traceQueries } from '../shared/tracing/trace-queries'

export type Database = Pick<Pool, 'query' | 'connect'>

const connections = 8
const connectTimeoutMs = 5000

type Patience = { /** After which the database gives a question up. */ statementMs?: number }

export function openDatabase(url: string, { statementMs }: Patience = {}): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    ...(statementMs === undefined ? {} : { statement_timeout: statementMs }),
  })
  pool.on('error', () => undefined) // a database that restarts is asked again with the next request
  // One that is in the middle of a transaction is not the pool's at that moment, and would end the whole service.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return traceQueries(pool)
}

/** Runs something all of which happens, or nothing. */
export async function inTransaction<Result>(
  database: Database,
  work: (client: Pick<Database, 'query'>) => Promise<Result>,
): Promise<Result> {
  const client = await database.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
