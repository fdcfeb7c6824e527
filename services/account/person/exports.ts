import { type LocaleIn } from '../../../src/config/locales'
import { type Database, inTransaction } from '../../database/open-database'
import { type Files, type KeptFile } from '../files/files'
import { type OfficeRecords } from './office-records'
import { findPerson, type KeptRow, readRows } from './rows-of-person'
import { writeExport } from './write-export'

type Wanted = { sub: string; locale: LocaleIn<'main'>; email: string | null; permissions: readonly KeptRow[] }

export type Exports = {
  listOf: (sub: string) => Promise<KeptFile[]>
  /** Takes the place of the one before. */
  make: (wanted: Wanted, now: Date) => Promise<void>
}

const columns = 'id, sub, kind, digest, bytes, type, made_at as "madeAt"'
const remove = `delete from account.files where sub = $1 and kind = 'export'`
// A press that is sent twice within a minute makes one export: what could have changed since is nothing.
const fresh = `select made_at > $2::timestamptz - interval '1 minute' as "isFresh" from account.files
  where sub = $1 and kind = 'export' order by made_at desc limit 1`
const add = `insert into account.files (id, sub, kind, type, digest, bytes, made_at) values ($1, $2, $3, $4, $5, $6, $7)`

type Parts = { files: Pick<Files, 'store'>; office: Pick<OfficeRecords, 'find'> }

export const openExports = (database: Database, { files, office }: Parts): Exports => ({
  listOf: async (sub) => {
    const { rows } = await database.query<KeptFile>({
      name: 'exports',
      text: `select ${columns} from account.files where sub = $1 and kind = 'export' order by type`,
      values: [sub],
    })
    return rows
  },
  make: async ({ sub, locale, email, permissions }, now) => {
    const newest = await database.query<{ isFresh: boolean }>(fresh, [sub, now])
    if (newest.rows[0]?.isFresh) return
    const person = await findPerson(database, sub, email)
    const tables = [...(await readRows(database, person)), ...(await office.find(person))]
    const stored = await files.store(writeExport(locale, { sub, at: now, tables, permissions }))
    await inTransaction(database, async (client) => {
      await client.query(remove, [sub])
      for (const { id, kind, type, digest, bytes } of stored)
        await client.query(add, [id, sub, kind, type, digest, bytes, now])
    })
  },
})

/** What was made for its person to take away. */
export const forgetExports = (database: Database) => ({
  forgetOlderThan: async (days: number) => {
    await database.query(
      `delete from account.files where kind in ('export', 'report') and made_at < now() - make_interval(days => $1)`,
      [days],
    )
  },
})
