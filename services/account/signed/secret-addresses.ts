import { type Database } from '../../database/open-database'
import { uuidV7 } from '../records/uuid-v7'
import { type Purpose } from './purposes'
import { type SignedAddresses } from './signed-addresses'

/** What programs follow in somebody's name, without signing in. */
export const secretPurposes = ['calendar', 'navigator-feed'] as const satisfies readonly Purpose[]
export type SecretPurpose = (typeof secretPurposes)[number]

/** Of one person there is one address for each thing. */
export type SecretThing = { sub: string; purpose: SecretPurpose; about: string }

export type SecretAddress = SecretThing & {
  /** The last part of the address. */
  token: string
  locale: string
  madeAt: Date
}

type Pressed = { key: string; locale: string }

export type SecretAddresses = {
  find: (thing: SecretThing) => Promise<SecretAddress | undefined>
  /** The one that is there, or else a new one. */
  make: (thing: SecretThing, pressed: Pressed, now: Date) => Promise<SecretAddress>
  /** A new one. The old one is dead from this moment; the same press again changes nothing. */
  replace: (thing: SecretThing, pressed: Pressed, now: Date) => Promise<SecretAddress>
  /** Whose it is, and what about; undefined for what was replaced or never made. */
  resolve: (purpose: SecretPurpose, token: string, now: Date) => Promise<SecretAddress | undefined>
}

type Row = Omit<SecretAddress, 'token'> & { id: string }

const columns = 'id, sub, purpose, about, locale, made_at as "madeAt"'
const isSame = 'a.last_key = excluded.last_key'
const insert = `
  insert into account.secret_addresses as a (id, sub, purpose, about, locale, last_key, made_at)
  values ($4, $1, $2, $3, $5, $6, $7) on conflict (sub, purpose, about)`
const replaceOne = `${insert} do update
   set id = case when ${isSame} then a.id else excluded.id end,
       locale = case when ${isSame} then a.locale else excluded.locale end,
       made_at = case when ${isSame} then a.made_at else excluded.made_at end,
       last_key = excluded.last_key
  returning ${columns}`
const findOne = `select ${columns} from account.secret_addresses where sub = $1 and purpose = $2 and about = $3`
// Anyone who asked for their account to be deleted is signed out everywhere, and so are their programs.
const resolveOne = `
  select ${columns} from account.secret_addresses a where id::text = $1 and purpose = $2
     and not exists (select from account.deletions d where d.sub = a.sub)`

type Signed = Pick<SignedAddresses, 'make' | 'read'>

/** Secret addresses that hold until they are replaced. The table has no secret: anyone who reads it cannot make the addresses. */
export function openSecretAddresses(database: Pick<Database, 'query'>, signed: Signed): SecretAddresses {
  const one = async (text: string, values: readonly unknown[]): Promise<SecretAddress | undefined> => {
    const [row] = (await database.query<Row>(text, [...values])).rows
    if (!row) return undefined
    const { id, ...own } = row
    return { ...own, token: signed.make(own.purpose, id, own.madeAt) }
  }
  const find = ({ sub, purpose, about }: SecretThing) => one(findOne, [sub, purpose, about])
  const replace: SecretAddresses['replace'] = async ({ sub, purpose, about }, { key, locale }, now) => {
    const made = await one(replaceOne, [sub, purpose, about, uuidV7(), locale, key, now])
    if (!made) throw new Error('The database took a secret address and returned none.')
    return made
  }
  return {
    find,
    replace,
    make: async (thing, pressed, now) => {
      const { sub, purpose, about } = thing
      const values = [sub, purpose, about, uuidV7(), pressed.locale, pressed.key, now]
      return (
        (await one(`${insert} do nothing returning ${columns}`, values)) ??
        (await find(thing)) ??
        replace(thing, pressed, now)
      )
    },
    resolve: async (purpose, token, now) => {
      const read = await signed.read(purpose, token, now)
      if (typeof read === 'string') return undefined
      return one(resolveOne, [read.subject, purpose])
    },
  }
}
