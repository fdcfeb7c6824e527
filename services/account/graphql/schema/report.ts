import { can, type Subject } from '../../../../src/access/can'
import { writeOpened } from '../../../../src/forms/account-report'
import { answersNow, type CellChange, findCellChanges } from '../../navigator/report-cells'
import { type Share } from '../../records/report-shares'
import { type KeptReport, type ReportCell } from '../../records/reports'
import { askerOf, bookOf, type Context } from '../context'
import { seenBy, seenWithParent } from '../rules'
import { builder } from './builder'

/** With what is answered now, for those who may still read that. */
export type ShownReport = KeptReport & {
  now: readonly ReportCell[] | undefined
  /** By what a colleague reads it; nothing for those whose it is. */
  share?: Share | undefined
}

/** What the service answers now to the questions of a report; undefined where the asker may not read it. */
export async function readNow(
  context: Context,
  report: Pick<KeptReport, 'service' | 'jurisdictions' | 'questions'>,
): Promise<ReportCell[] | undefined> {
  const book = await bookOf(context)
  const coverage = book.findCoverage(report.service)
  const wish = { kind: 'report' as const, services: [coverage?.permission ?? ''] }
  if (!coverage || !can(await context.subject(), 'build', wish).allow) return undefined
  return answersNow(book, report, context.now)
}

export const showReport = async (
  context: Context,
  report: KeptReport & Pick<ShownReport, 'share'>,
): Promise<ShownReport> => ({
  ...report,
  now: await readNow(context, report),
})

export const CellChangeType = builder.objectRef<CellChange>('ReportCellChange').implement({
  description: 'A cell of a report that is not what it was when the report was kept.',
  extensions: seenWithParent,
  fields: (t) => ({
    question: t.exposeInt('question'),
    jurisdiction: t.exposeInt('jurisdiction'),
    answer: t.exposeInt('answer'),
    before: t.int({ nullable: true, description: 'The version then.', resolve: ({ before }) => before }),
    after: t.int({ nullable: true, description: 'The version now.', resolve: ({ after }) => after }),
  }),
})

type ShownNote = { place: string; text: string; version: number }

const NoteType = builder.objectRef<ShownNote>('ReportNote').implement({
  description: 'Words of their own beside the report, a question (q1), a jurisdiction (j1) or a cell (q1j1).',
  extensions: seenWithParent,
  fields: (t) => ({
    place: t.exposeString('place'),
    text: t.exposeString('text'),
    version: t.exposeInt('version'),
  }),
})

export const ReportType = builder.objectRef<ShownReport>('Report').implement({
  description: 'A comparison that somebody keeps.',
  extensions: seenBy((asker: Subject | undefined, { sub, share }: ShownReport) =>
    share
      ? can(asker, 'read', { kind: 'shared-report', ...share })
      : can(asker, 'read', { kind: 'own-record', of: sub }),
  ),
  fields: (t) => ({
    id: t.exposeID('id'),
    version: t.exposeInt('version'),
    title: t.exposeString('title'),
    view: t.exposeString('view', { description: 'How it is looked at, as it follows the choice in an address.' }),
    service: t.exposeInt('service'),
    jurisdictions: t.field({ type: ['Int'], resolve: ({ jurisdictions }) => jurisdictions }),
    questions: t.field({ type: ['Int'], resolve: ({ questions }) => questions }),
    isOpen: t.boolean({
      description: 'Whether its service is still open to them.',
      resolve: ({ now }) => now !== undefined,
    }),
    cells: t.int({ description: 'How many answers it has in it.', resolve: ({ cells }) => cells.length }),
    changes: t.field({
      type: [CellChangeType],
      description: 'Nothing where its service is not open to them any more.',
      resolve: ({ cells, now }) => (now ? findCellChanges(cells, now) : []),
    }),
    path: t.string({
      nullable: true,
      description: 'Where it is opened.',
      args: { locale: t.arg({ type: 'Locale', required: true }) },
      resolve: async ({ service, id }, { locale }, context) => {
        const builder = (await bookOf(context)).findBuilder(service, locale)
        return builder && `${builder}${writeOpened(id)}`
      },
    }),
    notes: t.field({
      type: [NoteType],
      resolve: ({ notes }) => Object.entries(notes).map(([place, note]) => ({ place, ...note })),
    }),
    isOwn: t.boolean({ description: 'Not one that a colleague shares.', resolve: ({ share }) => share === undefined }),
    mayChange: t.boolean({ resolve: ({ share }) => share?.mayEdit ?? true }),
    madeAt: t.expose('madeAt', { type: 'Moment' }),
    changedAt: t.expose('changedAt', { type: 'Moment' }),
    removedAt: t.field({ type: 'Moment', nullable: true, resolve: ({ removedAt }) => removedAt }),
  }),
})

export const listReports = async (context: Context, isRemoved: boolean): Promise<ShownReport[]> => {
  const { reports } = context.sources
  const most = 100
  const { sub } = askerOf(context)
  const found = isRemoved ? await reports.removedOf(sub, most) : await reports.listOf(sub, most)
  return Promise.all(found.map((report) => showReport(context, report)))
}
