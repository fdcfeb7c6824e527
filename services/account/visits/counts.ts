import { type Database } from '../../database/open-database'

/** By table, which is also the name of its count: what is counted apart on a day. */
const parts = {
  visits: ['path'],
  /** What became of one: something was found or nothing, or a reader opened an answer of a part of the site. */
  searches: ['place', 'outcome', 'part'],
} as const

type Counted = keyof typeof parts

export type Counts<Of extends Counted> = {
  /** Counts one more, today. */
  count: (one: Record<(typeof parts)[Of][number], string>) => Promise<void>
  forgetOlderThan: (days: number) => Promise<void>
}

const today = `(now() at time zone 'utc')::date`

/** How often something happened on each day; of whom, no column could say. */
export function openCounts<Of extends Counted>(database: Database, of: Of): Counts<Of> {
  const columns: readonly (typeof parts)[Of][number][] = parts[of]
  const values = columns.map((_column, position) => `$${position + 1}`)
  return {
    count: async (one) => {
      await database.query(
        `insert into account.${of} as kept (day, ${columns.join()}, ${of}) values (${today}, ${values.join()}, 1)
         on conflict (day, ${columns.join()}) do update set ${of} = kept.${of} + 1`,
        columns.map((column) => one[column]),
      )
    },
    forgetOlderThan: async (days) => {
      await database.query(`delete from account.${of} where day < ${today} - $1::int`, [days])
    },
  }
}
