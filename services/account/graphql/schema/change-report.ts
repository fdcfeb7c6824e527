import { can } from '../../../../src/access/can'
import {
  findChoiceProblems,
  isNotePlace,
  isReportView,
  parseReportTitle,
  type ReportChoice,
  reportLimits,
} from '../../../../src/forms/account-report'
import { takeCells } from '../../navigator/report-cells'
import { type KeptReport } from '../../records/reports'
import { askerOf, type Context } from '../context'
import { conflict, invalid, notFound, refuse } from '../refusals'
import { byAnybodySignedIn } from '../rules'
import { builder } from './builder'
import { findReport } from './find-report'
import { toNumber } from './navigator/queries'
import { listReports, ReportType, type ShownReport, showReport } from './report'
import { readOpen, splitCells, standingOf } from './report-services'
import { ViewerType } from './viewer'

builder.objectFields(ViewerType, (t) => ({
  reports: t.field({
    type: [ReportType],
    description: 'The comparisons that they keep, the last changed first.',
    resolve: (_viewer, _args, context) => listReports(context, false),
  }),
  removedReports: t.field({
    type: [ReportType],
    description: 'What they can still bring back.',
    resolve: (_viewer, _args, context) => listReports(context, true),
  }),
}))

const choiceArgs = builder.args((t) => ({
  title: t.string({ required: true }),
  jurisdictions: t.intList({ required: true, description: 'At most 25, in their order.' }),
  questions: t.intList({ required: true, description: 'At most 40, in their order.' }),
  view: t.string({
    description: 'What is hidden or stays first, and which way it is turned; as it was, where nothing is said.',
  }),
}))

type Given = ReportChoice & { title: string; view?: string | null | undefined }

type Was = Pick<KeptReport, 'service'> & Partial<ReportChoice>

/** What a report may be of, with its cells as they are answered now. */
async function judge(context: Context, was: Was, { title: given, view: seenAs, ...choice }: Given) {
  const title = parseReportTitle(given)
  const view = seenAs ?? undefined
  const isView = view === undefined || isReportView(view)
  const problems = [
    ...(title === undefined ? ['title'] : []),
    ...findChoiceProblems(choice),
    ...(isView ? [] : ['view']),
  ]
  if (title === undefined || problems.length > 0) throw invalid(problems)
  const { open, closed } = await standOpen(context, was, choice)
  const { cells: now } = await readOpen(context, { open, closed }, copyOf(choice))
  const covered = new Set([...open.flatMap(({ jurisdictions }) => jurisdictions), ...(was.jurisdictions ?? [])])
  if (!choice.jurisdictions.every((id) => covered.has(id))) throw invalid(['jurisdictions'])
  return { title, ...choice, view, now }
}

/** What is new to a report is of services that are open; what was in it before may stay when its service is not any more. */
async function standOpen(context: Context, { service, questions: was }: Was, { questions }: ReportChoice) {
  const { services, ...standing } = await standingOf(context, { service, questions: [...questions] })
  const isMade = was !== undefined || standing.open.some(({ id }) => id === services[0])
  const isAllowed = standing.closed.every((question) => was?.includes(question))
  if (!isMade || !isAllowed || standing.open.length === 0) throw notFound()
  return standing
}

const copyOf = ({ jurisdictions, questions }: ReportChoice) => ({
  jurisdictions: [...jurisdictions],
  questions: [...questions],
})

builder.mutationField('saveReport', (t) =>
  t.field({
    type: ReportType,
    description: 'Keeps a comparison as it is answered now.',
    extensions: byAnybodySignedIn,
    args: {
      key: t.arg({ type: 'Key', required: true }),
      service: t.arg.id({ required: true }),
      ...choiceArgs,
    },
    resolve: async (_root, { key, service: id, ...given }, context) => {
      const service = toNumber(id)
      const { now: cells, ...report } = await judge(context, { service }, given)
      const { sub } = askerOf(context)
      const made = await context.sources.reports.make(sub, { key, service, cells, ...report }, reportLimits.reports)
      if (!made) throw refuse('RATE_LIMITED', 'There are as many reports as there may be.')
      return showReport(context, made)
    },
  }),
)

const seenArgs = builder.args((t) => ({
  key: t.field({ type: 'Key', required: true }),
  id: t.id({ required: true }),
  version: t.int({ required: true, description: 'The version that is changed.' }),
}))
type Seen = { key: string; id: string | number; version: number }

const seenOf = ({ key, id, version }: Seen) => ({ key, id: String(id), version })
/** Their own, or one that a colleague lets them work on. */
async function find(context: Context, { id }: Seen): Promise<KeptReport & Pick<ShownReport, 'share'>> {
  const found = await findReport(context, String(id))
  const { share } = found
  if (share && !can(await context.subject(), 'change', { kind: 'shared-report', ...share }).allow) throw notFound()
  return found
}

/** A change that came too late tells which version there is. */
async function finish(context: Context, seen: Seen, changed: KeptReport | undefined) {
  const { version, share } = await find(context, seen)
  if (!changed) throw conflict(version)
  return showReport(context, { ...changed, share })
}

builder.mutationField('changeReport', (t) =>
  t.field({
    type: ReportType,
    description: 'What stays in it stays as it was; what is new to it is as it is answered now.',
    extensions: byAnybodySignedIn,
    args: { ...seenArgs, ...choiceArgs },
    resolve: async (_root, { key, id, version, ...given }, context) => {
      const seen = { key, id, version }
      const report = await find(context, seen)
      const { now, ...content } = await judge(context, report, given)
      const isIn = { questions: new Set(content.questions), jurisdictions: new Set(content.jurisdictions) }
      const kept = report.cells.filter(
        ({ question, jurisdiction }) => isIn.questions.has(question) && isIn.jurisdictions.has(jurisdiction),
      )
      const was = { questions: new Set(report.questions), jurisdictions: new Set(report.jurisdictions) }
      const added = now.filter(
        ({ question, jurisdiction }) => !was.questions.has(question) || !was.jurisdictions.has(jurisdiction),
      )
      const cells = [...kept, ...added]
      return finish(context, seen, await context.sources.reports.write(report.sub, seenOf(seen), { ...content, cells }))
    },
  }),
)

builder.mutationField('refreshReport', (t) =>
  t.field({
    type: ReportType,
    description: 'Takes over what is answered now: to the answers that are named, or to all.',
    extensions: byAnybodySignedIn,
    args: { ...seenArgs, answers: t.arg.intList() },
    resolve: async (_root, { answers, ...seen }, context) => {
      const report = await find(context, seen)
      const standing = await standingOf(context, report)
      if (standing.open.length === 0) throw notFound()
      const { cells: now } = await readOpen(context, standing, report)
      const was = splitCells(report.cells, standing)
      const cells = [...was.closed, ...takeCells(was.open, now, answers ?? undefined)]
      const content = { ...report, isStep: true, cells }
      return finish(context, seen, await context.sources.reports.write(report.sub, seenOf(seen), content))
    },
  }),
)

builder.mutationField('noteReport', (t) =>
  t.field({
    type: ReportType,
    description: 'Words at one place of it. The version is that of the note, 0 where there is none.',
    extensions: byAnybodySignedIn,
    args: { ...seenArgs, place: t.arg.string({ required: true }), text: t.arg.string({ required: true }) },
    resolve: async (_root, { place, text: given, ...seen }, context) => {
      const text = given.trim()
      if (!isNotePlace(place)) throw invalid(['place'])
      if (text.length > reportLimits.noteCharacters) throw invalid(['text'])
      const report = await find(context, seen)
      const changed = await context.sources.reports.note(report.sub, seenOf(seen), { place, text })
      if (!changed) throw conflict(report.notes[place]?.version ?? 0)
      return showReport(context, { ...changed, share: report.share })
    },
  }),
)

for (const name of ['removeReport', 'restoreReport'] as const) {
  builder.mutationField(name, (t) =>
    t.field({
      type: ReportType,
      description: 'What is removed can be brought back for thirty days.',
      extensions: byAnybodySignedIn,
      args: seenArgs,
      resolve: async (_root, seen, context) => {
        const { reports } = context.sources
        // What a colleague shares is theirs to remove.
        if ((await find(context, seen)).share) throw notFound()
        const change = name === 'removeReport' ? reports.remove : reports.restore
        return finish(context, seen, await change(askerOf(context).sub, seenOf(seen)))
      },
    }),
  )
}
