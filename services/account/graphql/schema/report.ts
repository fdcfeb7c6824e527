import { can, type Subject } from '../../../../src/access/can'
import { writeOpened } from '../../../../src/forms/account-report'
import { type CellChange, findCellChanges } from '../../navigator/report-cells'
import { type Share } from '../../records/report-shares'
import { type KeptReport } from '../../records/reports'
import { askerOf, bookOf, type Context } from '../context'
import { seenBy, seenWithParent } from '../rules'
import { builder } from './builder'
import { readOpen, type ReportNow, splitCells, type Standing, standingOf } from './report-services'

/** With what is answered now, for those who may still read that. */
export type ShownReport = KeptReport & {
  now: ReportNow | undefined
  services: Standing['services']
  /** By what a colleague reads it; nothing for those whose it is. */
  share?: Share | undefined
}

export async function showReport(
  context: Context,
  report: KeptReport & Pick<ShownReport, 'share'>,
): Promise<ShownReport> {
  const standing = await standingOf(context, report)
  const now = standing.open.length > 0 ? await readOpen(context, standing, report) : undefined
  return { ...report, services: standing.services, now }
}

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
    path: t.string({
      nullable: true,
      description: 'Where it is opened.',
      args: { locale: t.arg({ type: 'Locale', required: true }) },
      resolve: async ({ service, id, now }, { locale }, context) => {
        const builder = (await bookOf(context)).findBuilder(now?.open[0]?.id ?? service, locale)
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

/** How it stands today for the person who asks. */
builder.objectFields(ReportType, (t) => ({
  services: t.field({
    type: ['Int'],
    description: 'All that it has questions of, and first the one in which it was made.',
    resolve: ({ services }) => services,
  }),
  isOpen: t.boolean({
    description: 'Whether any of its services is still open to them.',
    resolve: ({ now }) => now !== undefined,
  }),
  closed: t.field({
    type: ['Int'],
    description: 'The questions whose service is not open to them: nothing is shown of their answers.',
    resolve: ({ now, questions }) => now?.closed ?? questions,
  }),
  cells: t.int({ description: 'How many answers it has in it.', resolve: ({ cells }) => cells.length }),
  changes: t.field({
    type: [CellChangeType],
    description: 'Nothing of services that are not open to them any more.',
    resolve: ({ cells, now }) => (now ? findCellChanges(splitCells(cells, now).open, now.cells) : []),
  }),
}))

export const listReports = async (context: Context, isRemoved: boolean): Promise<ShownReport[]> => {
  const { reports } = context.sources
  const most = 100
  const { sub } = askerOf(context)
  const found = isRemoved ? await reports.removedOf(sub, most) : await reports.listOf(sub, most)
  return Promise.all(found.map((report) => showReport(context, report)))
}
