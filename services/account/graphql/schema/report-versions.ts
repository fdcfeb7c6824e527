import { can } from '../../../../src/access/can'
import { type ReportVersion } from '../../records/reports'
import { conflict, notFound } from '../refusals'
import { byAnybodySignedIn, seenWithParent } from '../rules'
import { builder } from './builder'
import { findReport } from './find-report'
import { ReportType, showReport } from './report'

const VersionType = builder.objectRef<ReportVersion>('ReportVersion').implement({
  description: 'What a report was before it was changed.',
  extensions: seenWithParent,
  fields: (t) => ({
    number: t.int({ resolve: ({ version }) => version }),
    title: t.exposeString('title'),
    jurisdictions: t.field({ type: ['Int'], resolve: ({ jurisdictions }) => jurisdictions }),
    questions: t.field({ type: ['Int'], resolve: ({ questions }) => questions }),
    answers: t.int({ description: 'How many it had in it.', resolve: ({ cells }) => cells.length }),
    keptAt: t.expose('keptAt', { type: 'Moment', description: 'When it was changed.' }),
  }),
})

builder.objectField(ReportType, 'versions', (t) =>
  t.field({
    type: [VersionType],
    description: 'What it was before, the newest first; at most fifty.',
    resolve: ({ id }, _args, { sources }) => sources.reports.versionsOf(id),
  }),
)

builder.mutationField('takeReportVersion', (t) =>
  t.field({
    type: ReportType,
    description: 'Makes it what it was in one of its versions. What it is now becomes a version itself.',
    extensions: byAnybodySignedIn,
    args: {
      key: t.arg({ type: 'Key', required: true }),
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version that is changed.' }),
      number: t.arg.int({ required: true, description: 'The version that is taken.' }),
    },
    resolve: async (_root, { key, id, version, number }, context) => {
      const { reports } = context.sources
      const report = await findReport(context, id)
      const { share } = report
      if (share && !can(await context.subject(), 'change', { kind: 'shared-report', ...share }).allow) throw notFound()
      const wanted = (await reports.versionsOf(report.id)).find((one) => one.version === number)
      if (!wanted) throw notFound()
      const changed = await reports.write(report.sub, { key, id, version }, { ...wanted, isStep: true })
      if (!changed) throw conflict(report.version)
      return showReport(context, { ...changed, share })
    },
  }),
)
