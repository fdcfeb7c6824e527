import { type Client } from 'pg'
import { withClient } from './connect'

/** Why the demonstration may or may not go into a database. */
export type DemoRequest = { embedded: boolean; asked: boolean }

// Tables that keep the books about migrations, keys, tries, what pages ask, and how far a log was read are not anybody's content.
const bookkeeping = /(migrations|signing_keys|attempts|operations|_cursor)$/

/** Loads the demonstration where that is allowed, once, and says what was done. */
export async function ensureDemonstration(databaseUrl: string, request: DemoRequest): Promise<string> {
  if (!request.embedded && !request.asked) return 'not asked for (--demo)'
  return withClient(databaseUrl, async (client) => {
    await client.query('begin')
    // Serialises two starts on one database; released with the transaction.
    await client.query('lock table platform.demonstration in exclusive mode')
    const result = await loadOnce(client, request)
    await client.query('commit')
    return result
  })
}

async function loadOnce(client: Client, { asked }: DemoRequest): Promise<string> {
  const { rows } = await client.query<{ loaded_at: Date }>('select loaded_at from platform.demonstration')
  if (rows[0]) return `demonstration of ${rows[0].loaded_at.toISOString().slice(0, 10)}`

  const foreign = await findFilledTable(client)
  if (foreign === undefined) {
    await client.query('insert into platform.demonstration default values')
    return 'marked as a demonstration'
  }
  if (!asked) return `left alone: ${foreign} holds rows`
  throw new Error(
    `--demo loads only into an empty database, and ${foreign} of this one holds rows. ` +
      'Start without --demo, or name another database in DATABASE_URL.',
  )
}

async function findFilledTable(client: Client): Promise<string | undefined> {
  const { rows: tables } = await client.query<{ schema: string; name: string; quoted: string }>(
    `select schemaname as schema, tablename as name, format('%I.%I', schemaname, tablename) as quoted
       from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`,
  )
  for (const { name, quoted } of tables) {
    if (bookkeeping.test(name)) continue
    const { rowCount } = await client.query(`select 1 from ${quoted} limit 1`)
    if (rowCount) return quoted
  }
  return undefined
}
