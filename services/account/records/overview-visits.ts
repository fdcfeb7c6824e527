import { type Database } from '../../database/open-database'

export type OverviewVisits = {
  /** When somebody was there before this visit; undefined at their first. */
  before: (sub: string) => Promise<Date | undefined>
  /** Said once more with its key, it is no later visit; within half an hour it is the same one. */
  note: (sub: string, key: string) => Promise<void>
}

const upsert = `
  insert into account.overview_visits (sub, key) values ($1, $2)
  on conflict (sub) do update
     set key = excluded.key, seen_at = now(),
         before_at = case when overview_visits.seen_at < now() - interval '30 minutes'
                          then overview_visits.seen_at else overview_visits.before_at end
   where overview_visits.key <> excluded.key`

export const openOverviewVisits = (database: Pick<Database, 'query'>): OverviewVisits => ({
  before: async (sub) => {
    const { rows } = await database.query<{ beforeAt: Date | null }>(
      `select case when seen_at < now() - interval '30 minutes' then seen_at else before_at end as "beforeAt"
         from account.overview_visits where sub = $1`,
      [sub],
    )
    return rows[0]?.beforeAt ?? undefined
  },
  note: async (sub, key) => {
    await database.query(upsert, [sub, key])
  },
})
