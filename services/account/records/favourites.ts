import { type SavedType } from '../../../src/forms/account-favourites'
import { type Database } from '../../database/open-database'
import { uuidV7 } from './uuid-v7'

export type Favourite = {
  id: string
  sub: string
  type: SavedType
  item: number
  title: string
  note: string
  version: number
  madeAt: Date
  removedAt: Date | null
}
export type NewFavourite = Pick<Favourite, 'type' | 'item' | 'title'> & { key: string }
/** Which one, the version that was seen, and a number of the browser's own: asked once more, the answer is the same. */
export type FavouriteChange = { id: string; version: number; key: string }

export type Favourites = {
  /** In their order. */
  listOf: (sub: string) => Promise<Favourite[]>
  /** What can still be brought back, the last removed first. */
  removedOf: (sub: string) => Promise<Favourite[]>
  find: (sub: string, id: string) => Promise<Favourite | undefined>
  /** What is kept already is kept once, and what was removed is brought back; undefined where there is no room. */
  add: (sub: string, favourite: NewFavourite, most: number) => Promise<Favourite | undefined>
  /** Each is undefined where the favourite has another version by now, or none. */
  remove: (sub: string, change: FavouriteChange) => Promise<Favourite | undefined>
  restore: (sub: string, change: FavouriteChange) => Promise<Favourite | undefined>
  write: (sub: string, change: FavouriteChange, note: string) => Promise<Favourite | undefined>
  /** Before another one of theirs, or to the end. */
  move: (sub: string, change: FavouriteChange, before: string | undefined) => Promise<Favourite | undefined>
  forgetOlderThan: (days: number) => Promise<void>
}

const columns = 'id, sub, type, item, title, note, version, made_at as "madeAt", removed_at as "removedAt"'
const theLast = '(select coalesce(max(position), 0) + 1 from account.favourites where sub = $1)'

const insert = `
  insert into account.favourites (id, sub, key, last_key, type, item, title, position)
  select $2, $1, $3, $3, $4, $5, $6, ${theLast}
   where (select count(*) from account.favourites where sub = $1 and removed_at is null) < $7
      or exists (select from account.favourites where sub = $1 and type = $4 and item = $5)
  on conflict (sub, type, item) do update
     set key = excluded.key, last_key = excluded.key, title = excluded.title, position = excluded.position,
         removed_at = null, version = favourites.version + 1
   where favourites.removed_at is not null and favourites.key <> excluded.key
  returning ${columns}`
const byItem = `select ${columns} from account.favourites where sub = $1 and type = $2 and item = $3`
const again = `select ${columns} from account.favourites where sub = $1 and id = $2 and version = $3 + 1 and last_key = $4`

const change = (set: string, where = '') => `
  update account.favourites set version = version + 1, last_key = $4, ${set}
   where sub = $1 and id = $2 and version = $3 ${where} returning ${columns}`
const remove = change('removed_at = now()', 'and removed_at is null')
const restore = change('removed_at = null', 'and removed_at is not null')
const write = change('note = $5')

// All of them are numbered again: the order changes in one statement.
const move = `
  with places as (
    select id, row_number() over (order by place, is_other, made_at) as place from (
      select id, made_at, id <> $2 as is_other,
             case when id <> $2 then position
                  else coalesce((select position from account.favourites where sub = $1 and id = $5), 2147483647) end as place
        from account.favourites where sub = $1 and removed_at is null) as wanted)
  update account.favourites as mine
     set position = places.place,
         version = version + (mine.id = $2)::int,
         last_key = case when mine.id = $2 then $4 else last_key end
    from places
   where mine.id = places.id and (mine.position <> places.place or mine.id = $2) and (mine.id <> $2 or mine.version = $3)
     and exists (select from account.favourites where sub = $1 and id = $2 and version = $3 and removed_at is null)
  returning ${columns
    .split(', ')
    .map((name) => `mine.${name}`)
    .join(', ')}`

export function openFavourites(database: Pick<Database, 'query'>): Favourites {
  const findAll = async (text: string, values: readonly unknown[]) =>
    (await database.query<Favourite>(text, [...values])).rows
  const findOne = async (text: string, values: readonly unknown[]) => (await findAll(text, values))[0]
  const make =
    (text: string) =>
    async (sub: string, { id, version, key }: FavouriteChange, ...more: readonly unknown[]) => {
      const seen = [sub, id, version, key]
      const changed = (await findAll(text, [...seen, ...more])).find((one) => one.id === id)
      return changed ?? findOne(again, seen)
    }
  return {
    listOf: (sub) =>
      findAll(
        `select ${columns} from account.favourites where sub = $1 and removed_at is null order by position, made_at`,
        [sub],
      ),
    removedOf: (sub) =>
      findAll(
        `select ${columns} from account.favourites where sub = $1 and removed_at is not null
         order by removed_at desc limit 100`,
        [sub],
      ),
    find: (sub, id) => findOne(`select ${columns} from account.favourites where sub = $1 and id = $2`, [sub, id]),
    add: async (sub, { key, type, item, title }, most) =>
      (await findOne(insert, [sub, uuidV7(), key, type, item, title, most])) ?? findOne(byItem, [sub, type, item]),
    remove: make(remove),
    restore: make(restore),
    write: make(write),
    move: make(move),
    forgetOlderThan: async (days) => {
      await database.query('delete from account.favourites where removed_at < now() - make_interval(days => $1)', [
        days,
      ])
    },
  }
}
