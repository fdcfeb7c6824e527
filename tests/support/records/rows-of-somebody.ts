import { randomUUID } from 'node:crypto'
import { type Pool } from 'pg'
import { personTables } from '../../../services/account/person/rows-of-person'

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
  'account.opt_ins.address': email,
  'account.opt_ins.address_key': email,
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

type Key = { place: string; to: string; column: string }

/** Which columns name rows of other tables. */
async function readKeys(database: Pool): Promise<Map<string, Key>> {
  const { rows } = await database.query<Key>(
    `select conrelid::regclass || '.' || a.attname as place, confrelid::regclass::text as to, b.attname as column
       from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
      where c.contype = 'f'`,
  )
  return new Map(rows.map((key) => [key.place, key]))
}

/** Whatever a table may hold is as good here: which values it takes is no matter of whose its rows are. */
async function dropChecks(database: Pool): Promise<void> {
  const { rows } = await database.query<{ table: string; name: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name from pg_constraint
      where contype = 'c' and connamespace in ('account'::regnamespace, 'identity'::regnamespace)`,
  )
  for (const { table, name } of rows) await database.query(`alter table ${table} drop constraint ${name}`)
}

const nobody = { sub: 'nobody', email: 'nobody@nowhere.example' }

type Row = Record<string, unknown>

/** One row in every table that has rows of people, each of which can be told by the name of the person in it. */
export async function writeRowsOf(database: Pool, sub: string, email: string): Promise<string[]> {
  const columns = new Map([...(await readTables(database, 'account')), ...(await readTables(database, 'identity'))])
  const keys = await readKeys(database)
  await dropChecks(database)
  const organisation = `insert into identity.organizations (id, name, display_name) values ('org_x', 'x', 'X')
    on conflict (id) do update set name = excluded.name returning *`
  const written = new Map<string, Row>([
    ['identity.organizations', (await database.query<Row>(organisation)).rows[0] ?? {}],
  ])
  const ofPerson = personTables.filter(({ condition }) => condition !== null).map(({ name }) => name)
  // What others name has to be there as well, though nobody is in it.
  const named = [...keys.values()].map(({ to }) => to).filter((name) => columns.has(name) && !written.has(name))
  const wanted = [...new Set([...ofPerson, ...named])]
  const isReady = (name: string) =>
    [...keys.values()].every(({ place, to }) => !place.startsWith(`${name}.`) || to === name || written.has(to))
  while (wanted.some((name) => !written.has(name))) {
    const name = wanted.find((one) => !written.has(one) && isReady(one))
    if (name === undefined) throw new Error(`No order of ${wanted.join()} writes each row before those that name it.`)
    const given = (columns.get(name) ?? []).flatMap((column): [string, unknown][] => {
      const key = keys.get(`${name}.${column.name}`)
      const found = key === undefined || key.to === name ? undefined : written.get(key.to)?.[key.column]
      const value = found ?? valueOf(name, column, ofPerson.includes(name) ? { sub, email } : nobody)
      return value === undefined ? [] : [[column.name, isPlainObject(value) ? JSON.stringify(value) : value]]
    })
    const { rows } = await database.query<Row>(
      `insert into ${name} (${given.map(([column]) => column).join()})
       values (${given.map((_, at) => `$${at + 1}`).join()}) returning *`,
      given.map(([, value]) => value),
    )
    written.set(name, rows[0] ?? {})
  }
  return ofPerson
}

function valueOf(table: string, { name, type, isArray, isNeeded }: Column, whose: { sub: string; email: string }) {
  const told = known(whose.sub, whose.email)
  const place = `${table}.${name}`
  if (Object.hasOwn(told, place)) return told[place]
  if (name === 'sub') return whose.sub
  if (isArray) return isNeeded ? [] : undefined
  return isNeeded || type === 'text' ? ofType(type, `words of ${whose.sub}`) : undefined
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
