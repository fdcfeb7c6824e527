import { randomUUID } from 'node:crypto'
import { type Pool } from 'pg'
import { personTables } from '../../services/account/person/rows-of-person'

type Column = { name: string; type: string; isArray: boolean; isNeeded: boolean }

/** Every table of a schema, with its columns as the database has them. */
export async function readTables(database: Pool, schema: string): Promise<Map<string, Column[]>> {
  const { rows } = await database.query<{ table: string; name: string; type: string; needed: boolean }>(
    `select table_schema || '.' || table_name as table, column_name as name, data_type as type,
            is_nullable = 'NO' and column_default is null and is_identity = 'NO' as needed
       from information_schema.columns where table_schema = $1 order by table_name, ordinal_position`,
    [schema],
  )
  const tables = new Map<string, Column[]>()
  for (const { table, name, type, needed } of rows)
    tables.set(table, [...(tables.get(table) ?? []), { name, type, isArray: type === 'ARRAY', isNeeded: needed }])
  return tables
}

/** Where the name of the column alone tells what stands in it, or only some values may. */
const known = (sub: string, email: string): Readonly<Record<string, unknown>> => ({
  'account.ended.kind': 'person',
  'account.ended.id': sub,
  'account.sessions.id': `session of ${sub}`,
  'account.letters.person': sub,
  'account.letters.address': email,
  'account.enquiries.email': email,
  'account.revocations.subject': sub,
  'identity.users.id': sub,
  'identity.users.email': email,
  'identity.users.email_verified': true,
  'identity.logins.user_id': sub,
  'identity.logins.email': email,
  'identity.organization_members.user_id': sub,
  'identity.artifacts.account_id': sub,
  'identity.tickets.content': { userId: sub },
  'identity.attempts.key': `failures of ${email}`,
  'identity.codes.recipient': email,
  'identity.outbox.recipient': email,
})

let last = 0

const ofType = (type: string, mark: string): unknown => {
  if (/^(integer|bigint|smallint|numeric)/.test(type)) return ++last
  if (type === 'uuid') return randomUUID()
  if (/^timestamp/.test(type)) return new Date()
  if (type === 'date') return '2026-11-26'
  if (type === 'boolean') return true
  if (/^json/.test(type)) return JSON.stringify({ mark })
  if (type === 'bytea') return Buffer.from(randomUUID())
  return `${mark} ${randomUUID()}`
}

/** One row in every table that has rows of people, each of which can be told by the name of the person in it. */
export async function writeRowsOf(database: Pool, sub: string, email: string): Promise<string[]> {
  const mark = `words of ${sub}`
  const told = known(sub, email)
  const columns = new Map([...(await readTables(database, 'account')), ...(await readTables(database, 'identity'))])
  await database.query(`insert into identity.organizations (id, name, display_name) values ('org_x', 'x', 'X')
                        on conflict do nothing`)
  const written: string[] = []
  // The provider's own name each other: people come before what is theirs.
  for (const { name, condition } of [...personTables].reverse()) {
    if (condition === null) continue
    const given = (columns.get(name) ?? []).flatMap(
      ({ name: column, type, isNeeded, isArray }): [string, unknown][] => {
        const place = `${name}.${column}`
        if (Object.hasOwn(told, place)) return [[column, told[place]]]
        if (column === 'sub') return [[column, sub]]
        if (place === 'identity.organization_members.organization_id') return [[column, 'org_x']]
        if (isArray) return isNeeded ? [[column, []]] : []
        return isNeeded || type === 'text' ? [[column, ofType(type, mark)]] : []
      },
    )
    const values = given.map(([, value]) => (isPlainObject(value) ? JSON.stringify(value) : value))
    await database.query(
      `insert into ${name} (${given.map(([column]) => column).join()}) values (${values.map((_, at) => `$${at + 1}`).join()})`,
      values,
    )
    written.push(name)
  }
  return written
}

const isPlainObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** The tables of the whole database in which any of these words stand. */
export async function findAnywhere(database: Pool, words: readonly string[]): Promise<string[]> {
  const { rows } = await database.query<{ table: string }>(
    `select table_schema || '.' || table_name as table from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { table } of rows) {
    const hits = await database.query(
      `select 1 from ${table} as row_of
        where exists (select from unnest($1::text[]) as word where strpos(lower(row_of::text), lower(word)) > 0) limit 1`,
      [words],
    )
    if (hits.rows.length > 0) found.push(table)
  }
  return found
}
