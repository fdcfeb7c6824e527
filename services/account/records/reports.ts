import { type ReportChoice } from '../../../src/forms/account-report'
import { type Database } from '../../database/open-database'
import { uuidV7 } from './uuid-v7'

/** Which version of an answer was the law for a cell. */
export type ReportCell = { question: number; jurisdiction: number; answer: number; version: number }
type Note = { text: string; version: number }

export type KeptReport = {
  id: string
  sub: string
  title: string
  service: number
  jurisdictions: number[]
  questions: number[]
  cells: ReportCell[]
  notes: Record<string, Note>
  /** How it is looked at. */
  view: string
  version: number
  madeAt: Date
  changedAt: Date
  removedAt: Date | null
}
export type NewReport = ReportChoice & {
  key: string
  title: string
  service: number
  cells: readonly ReportCell[]
  view?: string | undefined
}
/** Which one, the version that was seen, and a number of the browser's own: asked once more, the answer is the same. */
export type ReportChange = { id: string; version: number; key: string }
type Content = ReportChoice & {
  title: string
  cells: readonly ReportCell[]
  /** As it was, where nothing is said. */
  view?: string | undefined
  isStep?: boolean
}
/** What a report was before it was changed. */
export type ReportVersion = Pick<KeptReport, 'title' | 'jurisdictions' | 'questions' | 'cells' | 'version'> & {
  keptAt: Date
}

export type Reports = {
  /** The last changed first. */
  listOf: (sub: string, most: number) => Promise<KeptReport[]>
  removedOf: (sub: string, most: number) => Promise<KeptReport[]>
  find: (sub: string, id: string) => Promise<KeptReport | undefined>
  /** Whosever they are, without those that were removed: only where something else says that they may be read. */
  findShared: (ids: readonly string[]) => Promise<KeptReport[]>
  /** Undefined where there is no room. */
  make: (sub: string, report: NewReport, most: number) => Promise<KeptReport | undefined>
  /** Each is undefined where the report has another version by now, or none. */
  write: (sub: string, change: ReportChange, content: Content) => Promise<KeptReport | undefined>
  /** What it was, the newest first. */
  versionsOf: (id: string) => Promise<ReportVersion[]>
  remove: (sub: string, change: ReportChange) => Promise<KeptReport | undefined>
  restore: (sub: string, change: ReportChange) => Promise<KeptReport | undefined>
  /** The version is that of the note: notes at other places do not stand in its way. */
  note: (sub: string, change: ReportChange, note: { place: string; text: string }) => Promise<KeptReport | undefined>
  forgetOlderThan: (days: number) => Promise<void>
}

const columns = `id, sub, title, service, jurisdictions, questions, cells, notes, view, version, made_at as "madeAt",
  changed_at as "changedAt", removed_at as "removedAt"`

const insert = `
  insert into account.reports (id, sub, key, last_key, title, service, jurisdictions, questions, cells, view)
  select $2, $1, $3, $3, $4, $5, $6, $7, $8, $10
   where (select count(*) from account.reports where sub = $1 and removed_at is null) < $9
  on conflict (sub, key) do nothing returning ${columns}`
const byKey = `select ${columns} from account.reports where sub = $1 and key = $2`
const again = `select ${columns} from account.reports where sub = $1 and id = $2 and version = $3 + 1 and last_key = $4`

const mostVersions = 50

const change = (set: string, where = 'and removed_at is null') => `
  update account.reports set version = version + 1, last_key = $4, changed_at = now(), ${set}
   where sub = $1 and id = $2 and version = $3 ${where} returning ${columns}`
// What saves itself every moment makes one version in five minutes; a step that somebody takes makes one each time. Another
// way to look at it makes none.
const write = `
  with was as (
    select * from account.reports where sub = $1 and id = $2 and version = $3 and removed_at is null
  ), kept as (
    insert into account.report_versions (report, version, title, jurisdictions, questions, cells)
    select id, version, title, jurisdictions, questions, cells from was
     where (title, jurisdictions, questions, cells) is distinct from ($5::text, $6::integer[], $7::integer[], $8::jsonb)
       and ($9 or not exists (select from account.report_versions v
                              where v.report = was.id and v.kept_at > now() - interval '5 minutes'))
    on conflict do nothing
  ), pruned as (
    delete from account.report_versions where report = $2 and version <= (
      select version from account.report_versions where report = $2 order by version desc offset ${mostVersions - 1} limit 1)
  )
  ${change('title = $5, jurisdictions = $6, questions = $7, cells = $8, view = coalesce($10, view)')}`
const versions = `
  select title, jurisdictions, questions, cells, version, kept_at as "keptAt" from account.report_versions
   where report = $1 order by version desc`
const remove = change('removed_at = now()')
const restore = change('removed_at = null', 'and removed_at is not null')
const note = `
  update account.reports
     set notes = jsonb_set(notes, array[$4], jsonb_build_object('text', $5::text, 'version', $3::int + 1)), changed_at = now()
   where sub = $1 and id = $2 and removed_at is null
     and (coalesce((notes -> $4 ->> 'version')::int, 0) = $3 or notes -> $4 ->> 'text' = $5)
  returning ${columns}`

export function openReports(database: Pick<Database, 'query'>): Reports {
  const findAll = async (text: string, values: readonly unknown[]) =>
    (await database.query<KeptReport>(text, [...values])).rows
  const findOne = async (text: string, values: readonly unknown[]) => (await findAll(text, values))[0]
  const make =
    (text: string) =>
    async (sub: string, { id, version, key }: ReportChange, ...more: readonly unknown[]) => {
      const seen = [sub, id, version, key]
      return (await findOne(text, [...seen, ...more])) ?? findOne(again, seen)
    }
  const listed = (where: string, order: string) =>
    `select ${columns} from account.reports where sub = $1 and removed_at is ${where} order by ${order} desc, id limit $2`
  return {
    listOf: (sub, most) => findAll(listed('null', 'changed_at'), [sub, most]),
    removedOf: (sub, most) => findAll(listed('not null', 'removed_at'), [sub, most]),
    find: (sub, id) => findOne(`select ${columns} from account.reports where sub = $1 and id = $2`, [sub, id]),
    findShared: (ids) =>
      findAll(`select ${columns} from account.reports where id = any($1) and removed_at is null`, [ids]),
    make: async (sub, { key, title, service, jurisdictions, questions, cells, view = '' }, most) =>
      (await findOne(insert, [
        ...[sub, uuidV7(), key, title, service, jurisdictions, questions],
        ...[JSON.stringify(cells), most, view],
      ])) ?? findOne(byKey, [sub, key]),
    write: (sub, seen, { title, jurisdictions, questions, cells, view, isStep = false }) =>
      make(write)(sub, seen, title, jurisdictions, questions, JSON.stringify(cells), isStep, view ?? null),
    versionsOf: async (id) => (await database.query<ReportVersion>(versions, [id])).rows,
    remove: make(remove),
    restore: make(restore),
    note: (sub, { id, version }, { place, text }) => findOne(note, [sub, id, version, place, text]),
    forgetOlderThan: async (days) => {
      await database.query('delete from account.reports where removed_at < now() - make_interval(days => $1)', [days])
    },
  }
}
