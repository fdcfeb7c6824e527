import { type Database } from '../../database/open-database'

export type Visits = {
  /** Counts one more visit of a page, today. */
  count: (path: string) => Promise<void>
  forgetOlderThan: (days: number) => Promise<void>
}

const today = `(now() at time zone 'utc')::date`

export const openVisits = (database: Database): Visits => ({
  count: async (path) => {
    await database.query(
      `insert into account.visits as kept (day, path, visits) values (${today}, $1, 1)
       on conflict (day, path) do update set visits = kept.visits + 1`,
      [path],
    )
  },
  forgetOlderThan: async (days) => {
    await database.query(`delete from account.visits where day < ${today} - $1::int`, [days])
  },
})
