import { type DetailsSaid } from '../../../src/forms/account-details'
import { type Database } from '../../database/open-database'

export type Profile = DetailsSaid & { sub: string; version: number; updatedAt: Date | undefined }

/** The version that was seen, and a number of the browser's own: asked once more, the answer is the same. */
export type Change = { version: number; key: string }

export type Profiles = {
  findMany: (subs: readonly string[]) => Promise<Profile[]>
  /** The profile after the change; undefined when it has another version by now than the one that was seen. */
  change: (sub: string, change: Change, said: DetailsSaid) => Promise<Profile | undefined>
}

const columns = `sub, version, name, company, job_title as "jobTitle", phone, country, locale,
  time_zone as "timeZone", updated_at as "updatedAt"`

/** What nobody has said anything in yet has version 0. */
export const emptyProfile = (sub: string): Profile => ({
  ...{ sub, version: 0, updatedAt: undefined },
  ...{ name: null, company: null, jobTitle: null, phone: null, country: null, locale: null, timeZone: null },
})

const insert = `
  insert into account.profiles
    (sub, version, last_key, name, company, job_title, phone, country, locale, time_zone)
  select $1, 1, $3::uuid, $4, $5, $6, $7, $8, $9, $10 where $2 = 0
  on conflict (sub) do nothing
  returning ${columns}`
const update = `
  update account.profiles
     set version = version + 1, last_key = $3, name = $4, company = $5, job_title = $6, phone = $7, country = $8,
         locale = $9, time_zone = $10, updated_at = now()
   where sub = $1 and version = $2
  returning ${columns}`
const again = `select ${columns} from account.profiles where sub = $1 and version = $2 + 1 and last_key = $3`

export function openProfiles(database: Pick<Database, 'query'>): Profiles {
  return {
    findMany: async (subs) => {
      const { rows } = await database.query<Profile>({
        name: 'profiles',
        text: `select ${columns} from account.profiles where sub = any($1)`,
        values: [subs],
      })
      return rows
    },
    change: async (sub, { version, key }, said) => {
      const { name, company, jobTitle, phone, country, locale, timeZone } = said
      const values = [sub, version, key, name, company, jobTitle, phone, country, locale, timeZone]
      const { rows } = await database.query<Profile>(version === 0 ? insert : update, values)
      const [changed] = rows.length > 0 ? rows : (await database.query<Profile>(again, [sub, version, key])).rows
      return changed
    },
  }
}
