import * as z from 'zod'
import { type Database } from '../../database/open-database'

const mostCharacters = 320
const text = z.string().max(mostCharacters).nullable()

/** What a page tells of a reader who agreed; whose it is, the token says. */
export const identifying = z.object({
  kind: z.literal('identify'),
  traits: z.object({ email: text, name: text, organisationName: text }),
  profile: z.object({ firstName: text, lastName: text }),
})

export type Identified = {
  note: (sub: string, told: z.output<typeof identifying>) => Promise<void>
  forget: (sub: string) => Promise<void>
  forgetOlderThan: (days: number) => Promise<void>
}

/** Who agreed to be known. */
export const openIdentified = (database: Pick<Database, 'query'>): Identified => ({
  note: async (sub, { traits: { email, name, organisationName }, profile: { firstName, lastName } }) => {
    await database.query(
      `insert into account.identified as kept (sub, email, name, organisation_name, first_name, last_name)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (sub) do update set email = excluded.email, name = excluded.name, first_name = excluded.first_name,
         organisation_name = excluded.organisation_name, last_name = excluded.last_name, last_seen_at = now()`,
      [sub, email, name, organisationName, firstName, lastName],
    )
  },
  forget: async (sub) => {
    await database.query('delete from account.identified where sub = $1', [sub])
  },
  forgetOlderThan: async (days) => {
    await database.query('delete from account.identified where last_seen_at < now() - make_interval(days => $1)', [
      days,
    ])
  },
})
