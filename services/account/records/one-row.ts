import { type Database } from '../../database/open-database'

/** The version that was seen, and a number of the browser's own: asked once more, the answer is the same. */
export type Change = { version: number; key: string }

export type OneRow<Said> = {
  find: (sub: string) => Promise<Kept<Said> | undefined>
  /** The row after the change; undefined when it has another version by now than the one that was seen. */
  change: (sub: string, change: Change, said: Said) => Promise<Kept<Said> | undefined>
}
export type Kept<Said> = Said & { sub: string; version: number }

type Table<Said> = {
  table: string
  columns: Readonly<Record<keyof Said & string, string>>
  /** Those that are days of the calendar: a Date would be one of some time zone. */
  days?: readonly (keyof Said & string)[]
}

/** What each person has one row of, with a version that counts its changes; what nobody has said yet has version 0. */
export function openOneRow<Said extends object>(
  database: Pick<Database, 'query'>,
  { table, columns, days = [] }: Table<Said>,
): OneRow<Said> {
  const fields = Object.keys(columns) as (keyof Said & string)[]
  const names = fields.map((field) => columns[field])
  const shown = [
    'sub',
    'version',
    ...fields.map((field) => `${columns[field]}${days.includes(field) ? '::text' : ''} as "${field}"`),
  ].join(', ')
  const places = names.map((_, at) => `$${at + 4}`)
  const insert = `
    insert into ${table} (sub, version, last_key, ${names.join(', ')})
    select $1, 1, $3::uuid, ${places.join(', ')} where $2 = 0
    on conflict (sub) do nothing returning ${shown}`
  const update = `
    update ${table} set version = version + 1, last_key = $3, updated_at = now(),
           ${names.map((name, at) => `${name} = $${at + 4}`).join(', ')}
     where sub = $1 and version = $2 returning ${shown}`
  const again = `select ${shown} from ${table} where sub = $1 and version = $2 + 1 and last_key = $3`
  const ask = async (text: string, values: readonly unknown[]) =>
    (await database.query<Kept<Said>>(text, [...values])).rows[0]
  return {
    find: (sub) => ask(`select ${shown} from ${table} where sub = $1`, [sub]),
    change: async (sub, { version, key }, said) => {
      const seen = [sub, version, key]
      const changed = await ask(version === 0 ? insert : update, [...seen, ...fields.map((field) => said[field])])
      return changed ?? ask(again, seen)
    },
  }
}
