import { type KeptRecord, type KeptRecordName, keptRecords } from '../../../src/config/kept-records'
import { type Database } from '../../database/open-database'

/** Somebody, by all that their rows are found by: the provider's name of them, and addresses that are proved to be theirs. */
export type Person = { sub: string; addresses: readonly string[] }

/** As a whole word, or as a whole value of JSON: one address may be the end of another. */
const hasOneOf = (column: string, edge: string) =>
  `exists (select from unnest($2::text[] || $1::text) as one
            where strpos('${edge}' || lower(${column}) || '${edge}', '${edge}' || lower(one) || '${edge}') > 0)`

// What one of their addresses followed before they had the account.
const ofAddress = `sub = $1 or sub in (select sub from account.addresses where lower(address) = any($2::text[]))`

/**
 * Which rows are somebody's, of tables that do not say so by a column `sub`; null where nobody is named. Those that are found by
 * others come first: by this order they are erased.
 */
const conditions: Readonly<Record<string, string | null>> = {
  'account.visits': null,
  'account.searches': null,
  'account.enquiries': 'lower(email) = any($2::text[])',
  'account.letters': `person = $1 or lower(address) = any($2::text[]) or ${hasOneOf('data::text', '"')}`,
  'account.opt_ins': 'lower(address) = any($2::text[])',
  'account.follows': ofAddress,
  'account.alerts': ofAddress,
  'account.addresses': 'sub = $1 or lower(address) = any($2::text[])',
  'account.report_shares': 'sub = $1 or address = any($2::text[])',
  'account.report_versions': 'report in (select id from account.reports where sub = $1)',
  // One who linked a sign-in stands in JSON there.
  'account.revocations': `${hasOneOf('subject', '"')} or subject in (select id::text from account.files where sub = $1)`,
  'account.ended': `(kind = 'person' and id = $1) or (kind = 'session' and id in (select id from account.sessions where sub = $1))`,
  'identity.attempts': hasOneOf('key', ' '),
  'identity.codes': 'lower(recipient) = any($2::text[])',
  'identity.outbox': 'lower(recipient) = any($2::text[])',
  'identity.tickets': `content ->> 'userId' = $1`,
  'identity.artifacts': 'account_id = $1',
  'identity.organization_members': 'user_id = $1',
  'identity.logins': 'user_id = $1',
  'identity.users': 'id = $1',
}

/** What nobody is shown, not even those whose it is: it would open their account. */
const secrets = new Set(['password_hash', 'payload', 'content', 'digest', 'body'])

export type PersonTable = { record: KeptRecordName; name: string; condition: string | null }

/** Every table of the platform that the registry of what is kept names, in the order of erasing. */
export const personTables: readonly PersonTable[] = (Object.keys(keptRecords) as KeptRecordName[])
  .flatMap((record) => {
    const { places }: KeptRecord = keptRecords[record]
    return places
      .filter((name) => name.includes('.'))
      .map((name) => ({
        record,
        name,
        condition: Object.hasOwn(conditions, name) ? (conditions[name] ?? null) : 'sub = $1',
      }))
  })
  .sort((one, other) => placeOf(one.name) - placeOf(other.name))

function placeOf(name: string): number {
  const names = Object.keys(conditions)
  const found = names.indexOf(name)
  // The provider's own come last: by them the addresses are known.
  if (found < 0) return names.findIndex((known) => known.startsWith('identity.')) - 0.5
  return found
}

type Queries = Pick<Database, 'query'>

/** With every address that the provider has verified of them, beside one that is known otherwise. */
export async function findPerson(database: Queries, sub: string, email: string | null): Promise<Person> {
  const { rows } = await database.query<{ address: string }>(
    `select lower(address) as address from (
       select email as address from identity.users where id = $1 and email_verified
       union select l.email from identity.logins l join identity.users u on u.id = l.user_id
         where l.user_id = $1 and (u.email_verified or l.email is distinct from u.email)
       union select phone_number from identity.logins where user_id = $1
       union select $2::text) as known
      where address is not null and address <> ''`,
    [sub, email],
  )
  return { sub, addresses: rows.map(({ address }) => address) }
}

export type KeptRow = Readonly<Record<string, unknown>>
export type KeptTable = { record: KeptRecordName; name: string; rows: readonly KeptRow[] }

const valuesOf = (condition: string, { sub, addresses }: Person) =>
  condition.includes('$2') ? [sub, addresses] : [sub]

/** A statement must mention each of its values. */
const bound = (condition: string) => (condition.includes('$1') ? condition : `(${condition}) and $1::text is not null`)

/** Everything that is kept about somebody, without what would open their account. */
export async function readRows(database: Queries, person: Person): Promise<KeptTable[]> {
  const tables: KeptTable[] = []
  for (const { record, name, condition } of personTables) {
    if (condition === null) continue
    const { rows } = await database.query<KeptRow>(
      `select * from ${name} where ${bound(condition)}`,
      valuesOf(condition, person),
    )
    tables.push({ record, name, rows: rows.map(name.startsWith('identity.') ? withoutSecrets : (row) => row) })
  }
  return tables
}

const withoutSecrets = (row: KeptRow): KeptRow =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !secrets.has(column)))

/** Within a transaction. */
export async function eraseRows(database: Queries, person: Person): Promise<void> {
  for (const { name, condition } of personTables) {
    if (condition === null) continue
    await database.query(`delete from ${name} where ${bound(condition)}`, valuesOf(condition, person))
  }
}
