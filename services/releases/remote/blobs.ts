import { type Database, inTransaction } from '../../database/open-database'
import { type Blobs } from '../store/blobs'
import { makingMs } from '../store/durable-file'
import { type Bucket } from './bucket'

/** Where they lie in the bucket, and the table that knows of them. Who collects in one must not see what belongs to another. */
export type Shelf = { folder: string; table: string }

const ofReleases: Shelf = { folder: 'blobs', table: 'releases.blobs' }

const old = `kept_at < now() - interval '${makingMs} milliseconds'`

/**
 * Contents in a bucket, and a row about each in PostgreSQL. The bucket alone cannot say that something is there and will stay for
 * a while in one breath; a row can, for the process that removes a content holds its row until that is done.
 */
export function openRemoteBlobs(bucket: Bucket, database: Database, { folder, table } = ofReleases): Blobs {
  // By the beginning of its name, as stores of this kind spread what they hold.
  const keyOf = (name: string): string => `${folder}/${name.slice(0, 2)}/${name}`
  /** Takes the row first: who wants the content meanwhile waits, then finds it gone and writes it again. */
  const discard = (name: string, condition = 'true') =>
    inTransaction(database, async (client) => {
      const held = `select 1 from ${table} where name = $1 and ${condition} for update`
      if ((await client.query(held, [name])).rowCount === 0) return false
      await bucket.remove(keyOf(name))
      await client.query(`delete from ${table} where name = $1`, [name])
      return true
    })
  return {
    keep: async (name) => {
      const kept = `update ${table} set kept_at = now() where name = $1 and is_stored`
      return (await database.query(kept, [name])).rowCount === 1
    },
    read: (name) => bucket.read(keyOf(name)),
    stream: (name, range) => bucket.stream(keyOf(name), range),
    write: async (name, bytes) => {
      // Known before it is there, so that what a killed writer leaves is collected as well.
      await database.query(`insert into ${table} (name) values ($1) on conflict (name) do update set kept_at = now()`, [
        name,
      ])
      await bucket.write(keyOf(name), bytes)
      await database.query(`update ${table} set is_stored = true where name = $1`, [name])
    },
    remove: async (name) => {
      await discard(name)
    },
    collect: async (isWanted) => {
      let removed = 0
      const { rows } = await database.query<{ name: string }>(`select name from ${table} where ${old}`)
      for (const { name } of rows) if (!isWanted(name) && (await discard(name, old))) removed++
      return removed
    },
  }
}
