import { type Database } from '../../database/open-database'

export type Limit = { most: number; seconds: number }

/** Counts what is tried, so that nobody tries for ever. Counts are kept in the database and expire by themselves. */
export type Attempts = {
  /** Counts one more, and says whether that is still allowed. Counting comes first, so that tries at once are all counted. */
  allow: (key: string, limit: Limit) => Promise<boolean>
  count: (key: string) => Promise<number>
  forget: (key: string) => Promise<void>
}

export function openAttempts(database: Database): Attempts {
  return {
    allow: async (key, { most, seconds }) => {
      const { rows } = await database.query<{ count: number }>(
        `insert into identity.attempts as kept (key, count, expires_at) values ($1, 1, now() + make_interval(secs => $2))
         on conflict (key) do update set
           count = case when kept.expires_at < now() then 1 else kept.count + 1 end,
           expires_at = case when kept.expires_at < now() then excluded.expires_at else kept.expires_at end
         returning count`,
        [key, seconds],
      )
      return (rows[0]?.count ?? 0) <= most
    },
    count: async (key) => {
      const { rows } = await database.query<{ count: number }>(
        'select count from identity.attempts where key = $1 and expires_at > now()',
        [key],
      )
      return rows[0]?.count ?? 0
    },
    forget: async (key) => {
      await database.query('delete from identity.attempts where key = $1', [key])
    },
  }
}
