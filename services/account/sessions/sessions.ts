import { type Database } from '../../database/open-database'

/** What is known of where somebody is signed in. */
export type Place = {
  browser: string | null
  system: string | null
  network: string | null
  country: string | null
}
export type Session = Place & { id: string; sub: string; beganAt: Date; seenAt: Date }

export type Sessions = {
  /** Those that were seen lately, the last seen first. */
  listOf: (sub: string) => Promise<Session[]>
  /** All but one, however many. */
  othersOf: (sub: string, session: string) => Promise<string[]>
  note: (sub: string, id: string, place: Place) => Promise<void>
  /** Removes one of theirs; or all but one, where that is said. */
  remove: (sub: string, which: { id: string } | { allBut: string | undefined }) => Promise<void>
  forgetOlderThan: (days: number) => Promise<void>
}

const mostListed = 50
const columns = 'id, sub, browser, system, network, country, began_at as "beganAt", seen_at as "seenAt"'

export const openSessions = (database: Pick<Database, 'query'>): Sessions => ({
  listOf: async (sub) => {
    const { rows } = await database.query<Session>({
      name: 'sessions',
      text: `select ${columns} from account.sessions where sub = $1 order by seen_at desc, id limit ${mostListed}`,
      values: [sub],
    })
    return rows
  },
  othersOf: async (sub, session) => {
    const { rows } = await database.query<{ id: string }>(
      'select id from account.sessions where sub = $1 and id <> $2',
      [sub, session],
    )
    return rows.map(({ id }) => id)
  },
  note: async (sub, id, { browser, system, network, country }) => {
    await database.query(
      `insert into account.sessions (sub, id, browser, system, network, country) values ($1, $2, $3, $4, $5, $6)
       on conflict (sub, id) do update set browser = excluded.browser, system = excluded.system,
         network = excluded.network, country = excluded.country, seen_at = now()`,
      [sub, id, browser, system, network, country],
    )
  },
  remove: async (sub, which) => {
    if ('id' in which) await database.query('delete from account.sessions where sub = $1 and id = $2', [sub, which.id])
    else
      await database.query('delete from account.sessions where sub = $1 and id is distinct from $2', [
        sub,
        which.allBut ?? null,
      ])
  },
  forgetOlderThan: async (days) => {
    await database.query('delete from account.sessions where seen_at < now() - make_interval(days => $1)', [days])
  },
})
