import { type FollowKind, type FollowRate } from '../../../src/forms/account-follows'
import { type Database } from '../../database/open-database'
import { uuidV7 } from './uuid-v7'

export type Follow = {
  id: string
  sub: string
  kind: FollowKind
  about: string
  title: string
  rate: FollowRate
  note: string
  /** Empty: of every kind of change. */
  natures: string[]
  version: number
  endedAt: Date | null
}
export type NewFollow = Pick<Follow, 'kind' | 'about' | 'title' | 'rate'> & { key: string }
export type FollowChange = { id: string; version: number; key: string }

export type Follows = {
  /** Those that are on. */
  listOf: (sub: string) => Promise<Follow[]>
  /** Those that ended within so many days, the last first. */
  endedOf: (sub: string, days: number) => Promise<Follow[]>
  find: (sub: string, id: string) => Promise<Follow | undefined>
  /** What is followed already is followed once, and what was ended goes on; undefined where there is no room. */
  begin: (sub: string, follow: NewFollow, most: number) => Promise<Follow | undefined>
  /** Each is undefined where it has another version by now. */
  change: (
    sub: string,
    change: FollowChange,
    said: Pick<Follow, 'rate' | 'note'> & { natures: readonly string[] | undefined },
  ) => Promise<Follow | undefined>
  end: (sub: string, change: FollowChange) => Promise<Follow | undefined>
  /** With its rate and note as they were. Undefined also where there is no room. */
  resume: (sub: string, change: FollowChange, most: number) => Promise<Follow | undefined>
  /** Deletes what ended longer ago. */
  forgetOlderThan: (days: number) => Promise<void>
}

const columns = 'id, sub, kind, about, title, rate, note, natures, version, ended_at as "endedAt"'

const insert = `
  insert into account.follows (id, sub, key, last_key, kind, about, title, rate)
  select $2, $1, $3, $3, $4, $5, $6, $7
   where (select count(*) from account.follows where sub = $1 and ended_at is null) < $8
      or exists (select from account.follows where sub = $1 and kind = $4 and about = $5)
  on conflict (sub, kind, about) do update
     set key = excluded.key, last_key = excluded.key, title = excluded.title, rate = excluded.rate,
         ended_at = null, version = follows.version + 1
   where follows.ended_at is not null and follows.key <> excluded.key
  returning ${columns}`
const update = (set: string, where = '') => `
  update account.follows set version = version + 1, last_key = $4, ${set}
   where sub = $1 and id = $2 and version = $3 ${where} returning ${columns}`
const resume = update(
  'ended_at = null',
  'and ended_at is not null and (select count(*) from account.follows where sub = $1 and ended_at is null) < $5',
)
const ended = `
  select ${columns} from account.follows
   where sub = $1 and ended_at >= now() - make_interval(days => $2) order by ended_at desc, id limit 200`
const again = `select ${columns} from account.follows where sub = $1 and id = $2 and version = $3 + 1 and last_key = $4`

export function openFollows(database: Pick<Database, 'query'>): Follows {
  const all = async (text: string, values: readonly unknown[]) => (await database.query<Follow>(text, [...values])).rows
  const one = async (text: string, values: readonly unknown[]) => (await all(text, values))[0]
  const make = async (set: string, seen: readonly unknown[], more: readonly unknown[] = []) =>
    (await one(update(set), [...seen, ...more])) ?? one(again, seen)
  return {
    listOf: (sub) =>
      all(`select ${columns} from account.follows where sub = $1 and ended_at is null order by made_at`, [sub]),
    endedOf: (sub, days) => all(ended, [sub, days]),
    find: (sub, id) => one(`select ${columns} from account.follows where sub = $1 and id = $2`, [sub, id]),
    begin: async (sub, { key, kind, about, title, rate }, most) =>
      (await one(insert, [sub, uuidV7(), key, kind, about, title, rate, most])) ??
      one(`select ${columns} from account.follows where sub = $1 and kind = $2 and about = $3`, [sub, kind, about]),
    change: (sub, { id, version, key }, { rate, note, natures }) =>
      make(
        'rate = $5, note = $6, natures = coalesce($7::text[], natures)',
        [sub, id, version, key],
        [rate, note, natures],
      ),
    end: (sub, { id, version, key }) => make('ended_at = coalesce(ended_at, now())', [sub, id, version, key]),
    resume: async (sub, { id, version, key }, most) =>
      (await one(resume, [sub, id, version, key, most])) ?? one(again, [sub, id, version, key]),
    forgetOlderThan: async (days) => {
      await database.query('delete from account.follows where ended_at < now() - make_interval(days => $1)', [days])
    },
  }
}
