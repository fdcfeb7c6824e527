import { type Database } from '../../database/open-database'

export type Launch = { product: number; launchedAt: Date }

export type Launches = {
  listOf: (sub: string) => Promise<Launch[]>
  /** That somebody opens a tool now; only the last time is kept. */
  note: (sub: string, product: number) => Promise<Launch>
  forgetOlderThan: (days: number) => Promise<void>
}

const columns = 'product, launched_at as "launchedAt"'

/** When somebody last opened which tool. */
export const openLaunches = (database: Pick<Database, 'query'>): Launches => ({
  listOf: async (sub) => {
    const { rows } = await database.query<Launch>({
      name: 'launches',
      text: `select ${columns} from account.launches where sub = $1`,
      values: [sub],
    })
    return rows
  },
  note: async (sub, product) => {
    const { rows } = await database.query<Launch>(
      `insert into account.launches (sub, product) values ($1, $2)
       on conflict (sub, product) do update set launched_at = now() returning ${columns}`,
      [sub, product],
    )
    return rows[0] ?? { product, launchedAt: new Date() }
  },
  forgetOlderThan: async (days) => {
    await database.query('delete from account.launches where launched_at < now() - make_interval(days => $1)', [days])
  },
})
