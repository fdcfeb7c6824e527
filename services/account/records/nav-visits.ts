import { type Database } from '../../database/open-database'

/** Of each service, when each of its jurisdictions was last seen. */
export type VisitsOf = ReadonlyMap<number, ReadonlyMap<number, Date>>

export type Seen = { service: number; jurisdictions: readonly number[]; key: string }

export type NavVisits = {
  listOf: (sub: string) => Promise<VisitsOf>
  /** That somebody has seen these now; answers when. The same key again is the same visit. */
  note: (sub: string, seen: Seen) => Promise<Date>
}

type Row = { service: number; jurisdiction: number; seenAt: Date }

/** What somebody has seen of the navigator. */
export const openNavVisits = (database: Pick<Database, 'query'>): NavVisits => ({
  listOf: async (sub) => {
    const { rows } = await database.query<Row>({
      name: 'nav-visits',
      text: `select service, jurisdiction, seen_at as "seenAt" from account.nav_visits where sub = $1`,
      values: [sub],
    })
    const visits = new Map<number, Map<number, Date>>()
    for (const { service, jurisdiction, seenAt } of rows) {
      const ofService = visits.get(service) ?? new Map<number, Date>()
      visits.set(service, ofService.set(jurisdiction, seenAt))
    }
    return visits
  },
  note: async (sub, { service, jurisdictions, key }) => {
    const { rows } = await database.query<{ seenAt: Date }>(
      `insert into account.nav_visits as v (sub, service, jurisdiction, key)
       select $1, $2, jurisdiction, $4 from unnest($3::int[]) as t(jurisdiction)
       on conflict (sub, service, jurisdiction) do update set key = excluded.key,
         seen_at = case when v.key = excluded.key then v.seen_at else excluded.seen_at end
       returning seen_at as "seenAt"`,
      [sub, service, jurisdictions, key],
    )
    return rows[0]?.seenAt ?? new Date()
  },
})
