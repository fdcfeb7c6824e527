import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { type PoolClient } from 'pg'
import { type Database } from '../../database/open-database'
import { addEvent } from '../events/events'

/** What somebody changes of theirs: by which of the schema's changes, from which open page, and by which number of it. */
export type OwnChange = { sub: string; name: string; page?: string | undefined; key?: string | undefined }

const changes = new AsyncLocalStorage<OwnChange>()

/** Whatever is written meanwhile is this change. */
export const duringChange = <Result>(change: OwnChange, work: () => Result): Result =>
  changes.run({ ...change, key: change.key ?? randomUUID() }, work)

type Query = (text: unknown, values?: unknown) => Promise<unknown>

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '')

const isEnd = (query: unknown): boolean => textOf(query).toLowerCase() === 'commit'
const isWriting = (query: unknown): boolean => /\b(insert|update|delete)\b/i.test(textOf(query))

/** A transaction that has written nothing is no change: it was refused, or made before. */
const hasWritten = 'select pg_current_xact_id_if_assigned() is not null as "isSo"'

async function tell(query: Query, { sub, name, page, key = '' }: OwnChange): Promise<void> {
  const { rows } = (await query(hasWritten)) as { rows: { isSo: boolean }[] }
  if (!rows[0]?.isSo) return
  await addEvent({ query } as PoolClient, sub, { kind: 'own-changed', about: name, cause: `own ${name} ${key}`, page })
}

function tellAtEnd(client: PoolClient, change: OwnChange): PoolClient {
  const query = client.query.bind(client) as unknown as Query
  const told: Query = async (...asked) => {
    if (isEnd(asked[0])) await tell(query, change)
    return query(...asked)
  }
  return Object.create(client, { query: { value: told } }) as PoolClient
}

async function changeAlone(pool: Database, change: OwnChange, asked: Parameters<Query>): Promise<unknown> {
  const client = await pool.connect()
  const query = client.query.bind(client) as unknown as Query
  try {
    await query('begin')
    const result = await query(...asked)
    await tell(query, change)
    await query('commit')
    return result
  } catch (error) {
    await query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/**
 * The database, for what people change of theirs: with every change an event is written, in its own transaction, so that their
 * other open pages ask again. It happened with the change, or not at all, and no change has to think of it.
 */
export function tellOwnChanges<Pool extends Database>(pool: Pool): Pool {
  const query: Query = (...asked) => {
    const change = changes.getStore()
    if (change && isWriting(asked[0])) return changeAlone(pool, change, asked)
    return (pool.query as unknown as Query).apply(pool, asked)
  }
  const connect = async () => {
    const client = await pool.connect()
    const change = changes.getStore()
    return change ? tellAtEnd(client, change) : client
  }
  return new Proxy(pool, {
    get: (target, name) => {
      if (name === 'query') return query
      if (name === 'connect') return connect
      const value = Reflect.get(target, name) as unknown
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}
