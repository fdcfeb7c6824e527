import { isComplete } from '../../../src/content/lesson-parts'
import { type Database } from '../../database/open-database'

export type Lesson = {
  sub: string
  training: number
  seen: number[]
  /** In seconds, of its film. */
  position: number
  updatedAt: Date
  completedAt: Date | null
}

export type Progress = {
  training: number
  seen: readonly number[]
  position: number
  /** Of the lesson as it is now. */ parts: number
}

export type Lessons = {
  listOf: (sub: string, among: readonly number[]) => Promise<Lesson[]>
  /** Adds what was seen to what had been: told twice, or by two devices, it is the same. */
  note: (sub: string, progress: Progress) => Promise<Lesson | undefined>
}

const columns = 'sub, training, seen, position, updated_at as "updatedAt", completed_at as "completedAt"'
const merge = `
  insert into account.lessons as kept (sub, training, seen, position) values ($1, $2, $3, $4)
  on conflict (sub, training) do update
     set seen = (select array_agg(distinct part order by part) from unnest(kept.seen || excluded.seen) as part),
         position = excluded.position, updated_at = now()
  returning ${columns}`
const complete = `
  update account.lessons set completed_at = coalesce(completed_at, now()) where sub = $1 and training = $2
  returning ${columns}`

export const openLessons = (database: Pick<Database, 'query'>): Lessons => {
  const rowsOf = async (text: string, values: unknown[]) => (await database.query<Lesson>(text, values)).rows
  return {
    listOf: (sub, among) =>
      rowsOf(`select ${columns} from account.lessons where sub = $1 and training = any($2) order by training`, [
        sub,
        among,
      ]),
    note: async (sub, { training, seen, position, parts }) => {
      const own = seen.filter((part) => part < parts)
      const [kept] = await rowsOf(merge, [sub, training, own, position])
      if (!kept || kept.completedAt !== null || !isComplete(kept.seen, parts)) return kept
      return (await rowsOf(complete, [sub, training]))[0]
    },
  }
}
