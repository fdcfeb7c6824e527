import { type Database } from '../../database/open-database'

export type KeptOperation = { digest: string; text: string }

export type Operations = {
  /** That a build which is running has these. */
  note: (operations: readonly KeptOperation[]) => Promise<void>
  listSeenWithin: (days: number) => Promise<KeptOperation[]>
  forgetOlderThan: (days: number) => Promise<void>
}

/** What pages ask, by its digest: one table for all replicas and versions of the service. */
export const openOperations = (database: Pick<Database, 'query'>): Operations => ({
  note: async (operations) => {
    // In one order, so that two replicas that start at once do not wait for each other's rows.
    const sorted = [...operations].sort((one, other) => (one.digest < other.digest ? -1 : 1))
    await database.query(
      `insert into account.operations (digest, text) select * from unnest($1::text[], $2::text[])
       on conflict (digest) do update set last_seen_at = now()`,
      [sorted.map(({ digest }) => digest), sorted.map(({ text }) => text)],
    )
  },
  listSeenWithin: async (days) => {
    const { rows } = await database.query<KeptOperation>(
      'select digest, text from account.operations where last_seen_at > now() - make_interval(days => $1)',
      [days],
    )
    return rows
  },
  forgetOlderThan: async (days) => {
    await database.query('delete from account.operations where last_seen_at < now() - make_interval(days => $1)', [
      days,
    ])
  },
})
