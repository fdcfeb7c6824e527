import { can, type Subject } from '../../../../src/access/can'
import { type NavColumns } from '../../../../src/access/nav-columns'
import { findChoiceProblems, parseReportTitle } from '../../../../src/forms/account-report'
import { isFileFormat, reportFormats } from '../../../../src/forms/report-export'
import { toFileAddress } from '../../files/answer-file'
import { cellsOf } from '../../navigator/report-cells'
import { type ReportExport } from '../../records/report-exports'
import { type ReportVersion } from '../../records/reports'
import { askerOf, bookOf, type Context } from '../context'
import { invalid, notFound, toRefusal, unavailable } from '../refusals'
import { byAnybodySignedIn, seenBy } from '../rules'
import { builder } from './builder'
import { findReport } from './find-report'
import { toNumber } from './navigator/queries'
import { joinOpen, nameServices, type Standing, standingOf } from './report-services'

/** What is not made by then was ended in the middle. */
const patienceMs = 60_000

export const FormatType = builder.enumType('ReportFormat', { values: reportFormats })
const states = ['MAKING', 'DONE', 'FAILED'] as const
const StateType = builder.enumType('ReportExportState', { values: states })

function stateOf({ doneAt, askedAt }: ReportExport, now: Date): (typeof states)[number] {
  if (doneAt) return 'DONE'
  return now.getTime() - askedAt.getTime() > patienceMs ? 'FAILED' : 'MAKING'
}

export const ExportType = builder.objectRef<ReportExport>('ReportExport').implement({
  description: 'A report that somebody takes away.',
  extensions: seenBy((asker: Subject | undefined, { sub }: ReportExport) =>
    can(asker, 'read', { kind: 'own-record', of: sub }),
  ),
  fields: (t) => ({
    id: t.exposeID('id'),
    format: t.expose('format', { type: FormatType }),
    state: t.field({ type: StateType, resolve: (row, _args, { now }) => stateOf(row, now) }),
    address: t.string({
      nullable: true,
      description: 'Opens the file for the person who has it, for ten minutes.',
      resolve: ({ file }, _args, { sources, now }) =>
        file === null ? null : toFileAddress('download', sources.signed.make('download', file, now)),
    }),
  }),
})

type Kept = Pick<ReportVersion, 'title' | 'jurisdictions' | 'questions' | 'cells'> & { day: string }

/** What was kept under a number, as it stood until it was changed. */
async function findKept(context: Context, { service, report: id, number }: Given): Promise<Kept | undefined> {
  if (number == null) return undefined
  if (id == null) throw invalid(['report'])
  const report = await findReport(context, String(id))
  if (report.service !== toNumber(service)) throw notFound()
  if (report.version === number) return { ...report, day: dayOf(report.changedAt) }
  const found = (await context.sources.reports.versionsOf(report.id)).find((one) => one.version === number)
  if (!found) throw notFound()
  return { ...found, day: dayOf(found.keptAt) }
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 'YYYY-MM-DD'.length)

/** The report as it is answered now, or as it was kept, in the words of its reader. */
async function compose(context: Context, given: Given) {
  const kept = await findKept(context, given)
  const title = parseReportTitle((kept ?? given).title)
  const { jurisdictions, questions } = kept ?? given
  const choice = { jurisdictions, questions }
  const problems = [...(title === undefined ? ['title'] : []), ...findChoiceProblems(choice)]
  if (title === undefined || problems.length > 0) throw invalid(problems)
  const standing = await standingOf(context, { service: toNumber(given.service), questions: [...questions] })
  const book = await bookOf(context)
  const { closed } = standing
  // That in which it was made may have none of its questions.
  const open = standing.open.filter(({ id }) => questions.some((question) => (book.findAsking(question) ?? id) === id))
  if (open.length === 0) throw notFound()
  const services = open.map(({ permission }) => permission)
  const decision = can(await context.subject(), 'export', { kind: 'report' as const, services })
  if (!decision.allow) throw toRefusal(decision)
  const columns = await readColumns(context, { ...standing, open }, { kept, locale: given.locale })
  const asked = open.map(({ id }) => id)
  const facts = { services: asked, cells: cellsOf(columns, choice) }
  const counselOf = (id: number) => book.findCounsel(id, given.locale)
  const said = {
    title,
    services: nameServices(book, asked, given.locale),
    closed,
    notes: await findNotes(context, given.report),
  }
  return { ...choice, ...said, locale: given.locale, columns, counselOf, facts }
}

type Reading = { kept: Kept | undefined; locale: Given['locale'] }

/** The answers of all that is open, as they are now or as they were kept. */
async function readColumns(context: Context, { open }: Standing, { kept, locale }: Reading): Promise<NavColumns> {
  const [book, today] = [await bookOf(context), dayOf(context.now)]
  const versions = new Map(kept?.cells.map(({ answer, version }) => [answer, version]))
  const columns = await joinOpen(open, locale, (service) =>
    kept
      ? book.keptMatrix({ service, locale, today, day: kept.day, versions })
      : book.matrix({ service, locale, today, day: today, region: undefined }),
  )
  if (!columns) throw notFound()
  return columns
}

/** What is written in the report that is given away, for those who may read it. */
async function findNotes(context: Context, id: Given['report']): Promise<ReadonlyMap<string, string>> {
  if (id === null || id === undefined) return new Map()
  const { notes } = await findReport(context, String(id))
  const places = Object.entries(notes).filter(([, { text }]) => text !== '')
  return new Map(places.map(([place, { text }]) => [place, text]))
}

type Given = {
  service: string | number
  report?: string | number | null | undefined
  number?: number | null | undefined
  title: string
  jurisdictions: readonly number[]
  questions: readonly number[]
  locale: Parameters<Awaited<ReturnType<typeof bookOf>>['findCounsel']>[1]
}

builder.mutationField('giveOutReport', (t) =>
  t.field({
    type: ExportType,
    description:
      'Writes a comparison as it is answered now, or as it was kept, to be taken away. What the browser writes is noted alone.',
    extensions: byAnybodySignedIn,
    args: {
      key: t.arg({ type: 'Key', required: true }),
      service: t.arg.id({ required: true }),
      report: t.arg.id({ description: 'The kept report whose notes go with it.' }),
      number: t.arg.int({
        description: 'Which version of that report as it was kept; as it is answered now, where none is said.',
      }),
      title: t.arg.string({ required: true }),
      jurisdictions: t.arg.intList({ required: true }),
      questions: t.arg.intList({ required: true }),
      format: t.arg({ type: FormatType, required: true }),
      locale: t.arg({ type: 'Locale', required: true }),
    },
    resolve: async (_root, { key, format, ...given }, context) => {
      if (given.number != null && !isFileFormat(format)) throw invalid(['format'])
      const report = await compose(context, given)
      const { sub } = askerOf(context)
      const { reportExports, giveOutReport } = context.sources
      const [organisation] = await context.organisations()
      const { services, cells: answers } = report.facts
      const cells = answers.length
      const wanted = { key, organisation: organisation?.id, service: toNumber(given.service), services, format, cells }
      const asked = await reportExports.ask(sub, wanted)
      if (!asked) throw unavailable()
      if (asked.isNew && isFileFormat(format)) giveOutReport(asked.row, format, report)
      if (!isFileFormat(format)) await reportExports.finish(asked.row)
      return (await reportExports.find(sub, asked.row.id)) ?? asked.row
    },
  }),
)

builder.queryField('reportExport', (t) =>
  t.field({
    type: ExportType,
    description: 'What has become of a report that is made.',
    extensions: byAnybodySignedIn,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const isId = /^[0-9a-f-]{36}$/.test(id)
      const found = isId ? await context.sources.reportExports.find(askerOf(context).sub, id) : undefined
      if (!found) throw notFound()
      return found
    },
  }),
)
