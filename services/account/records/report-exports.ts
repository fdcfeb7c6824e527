import { type ReportFormat } from '../../../src/forms/report-export'
import { type Database, inTransaction } from '../../database/open-database'
import { type DocumentKind, type NewDocument, openGivenOuts } from '../documents/given-out'
import { type Content, type Files } from '../files/files'
import { uuidV7 } from './uuid-v7'

export type NewExport = {
  key: string
  organisation: number | undefined
  service: number
  /** All that it has answers of; the one alone, where none are named. */
  services?: readonly number[]
  format: ReportFormat
  cells: number
}
export type ReportExport = {
  id: string
  sub: string
  organisation: number | null
  service: number
  services: number[]
  format: ReportFormat
  cells: number
  askedAt: Date
  doneAt: Date | null
  file: string | null
}
export type Finished = { content: Content; document: NewDocument; kind: DocumentKind; facts: unknown }

export type ReportExports = {
  /** Once for each key. */
  ask: (sub: string, wanted: NewExport) => Promise<{ row: ReportExport; isNew: boolean } | undefined>
  /** All at once: the file, the paper that can be checked, and that it was made. */
  finish: (row: Pick<ReportExport, 'id' | 'sub'>, made?: Finished) => Promise<void>
  find: (sub: string, id: string) => Promise<ReportExport | undefined>
  listOfClients: (organisations: readonly number[], most: number) => Promise<ReportExport[]>
}

const columns = `id, sub, organisation, service,
  case when services = '{}' then array[service] else services end as services, format, cells,
  asked_at as "askedAt", done_at as "doneAt", file`
const insert = `insert into account.report_exports (id, sub, key, organisation, service, format, cells, services)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (sub, key) do nothing returning ${columns}`
const addFile = `insert into account.files (id, sub, kind, type, digest, bytes) values ($1, $2, $3, $4, $5, $6)`
const done = 'update account.report_exports set done_at = now(), file = $2 where id = $1'

/** Which reports were given away: the audit log of exports, and what is fetched by its person. */
export const openReportExports = (database: Database, files: Pick<Files, 'store'>): ReportExports => {
  const rowsOf = async (text: string, values: unknown[]) => (await database.query<ReportExport>(text, values)).rows
  return {
    ask: async (sub, { key, organisation, service, services = [], format, cells }) => {
      const [made] = await rowsOf(insert, [uuidV7(), sub, key, organisation ?? null, service, format, cells, services])
      if (made) return { row: made, isNew: true }
      const [row] = await rowsOf(`select ${columns} from account.report_exports where sub = $1 and key = $2`, [
        sub,
        key,
      ])
      return row && { row, isNew: false }
    },
    finish: async ({ id, sub }, made) => {
      const [file] = made ? await files.store([made.content]) : []
      await inTransaction(database, async (client) => {
        if (file) {
          await client.query(addFile, [file.id, sub, file.kind, file.type, file.digest, file.bytes])
        }
        if (made) await openGivenOuts(client).note(made.document, made)
        await client.query(done, [id, file?.id ?? null])
      })
    },
    find: async (sub, id) =>
      (await rowsOf(`select ${columns} from account.report_exports where sub = $1 and id = $2`, [sub, id]))[0],
    listOfClients: (organisations, most) =>
      rowsOf(
        `select ${columns} from account.report_exports where organisation = any($1) order by asked_at desc, id limit $2`,
        [organisations, most],
      ),
  }
}
