import { type Database } from '../../database/open-database'
import { type NewFile } from '../files/files'
import { type Change } from '../records/profiles'

/** A person's photograph: its copies, the smallest first. Without any there is none. */
export type Photo = { sub: string; version: number; files: readonly string[] }

export type Photos = {
  find: (sub: string) => Promise<Photo>
  /** The photograph after the change; undefined when it has another version by now than the one that was seen. */
  change: (sub: string, change: Change, files: readonly NewFile[]) => Promise<Photo | undefined>
}

const columns = 'sub, version, files'

/** All of it or nothing: the version moves on, the copies before are nobody's any more, and the new ones are the person's. */
const change = `
  with changed as (
    insert into account.photos as kept (sub, version, last_key, files)
    select $1, 1, $3::uuid, $4::uuid[]
     where coalesce((select version from account.photos where sub = $1), 0) = $2
    on conflict (sub) do update
      set version = kept.version + 1, last_key = excluded.last_key, files = excluded.files, updated_at = now()
      where kept.version = $2
    returning ${columns}
  ), gone as (
    delete from account.files where sub = $1 and kind = 'photo' and exists (select 1 from changed)
  ), added as (
    insert into account.files (id, sub, kind, type, digest, bytes)
    select one.id, $1, 'photo', one.type, one.digest, one.bytes
      from unnest($4::uuid[], $5::text[], $6::text[], $7::integer[]) as one (id, type, digest, bytes)
     where exists (select 1 from changed)
  )
  select ${columns} from changed`
const again = `select ${columns} from account.photos where sub = $1 and version = $2 + 1 and last_key = $3`

export const openPhotos = (database: Pick<Database, 'query'>): Photos => ({
  find: async (sub) => {
    const { rows } = await database.query<Photo>({
      name: 'photo',
      text: `select ${columns} from account.photos where sub = $1`,
      values: [sub],
    })
    return rows.find((row) => row.sub === sub) ?? { sub, version: 0, files: [] }
  },
  change: async (sub, { version, key }, files) => {
    const ids = files.map(({ id }) => id)
    const told = [files.map(({ type }) => type), files.map(({ digest }) => digest), files.map(({ bytes }) => bytes)]
    const { rows } = await database.query<Photo>(change, [sub, version, key, ids, ...told])
    return rows[0] ?? (await database.query<Photo>(again, [sub, version, key])).rows[0]
  },
})
