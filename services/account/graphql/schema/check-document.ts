import { can } from '../../../../src/access/can'
import { readCode } from '../../../../src/forms/verify'
import { checkReport, type ReportFinding } from '../../documents/check-report'
import { type Gated } from '../../navigator/book/book'
import { bookOf } from '../context'
import { notFound, toRefusal, unavailable } from '../refusals'
import { byAnybodySignedIn } from '../rules'
import { builder } from './builder'
import { bySubscribers } from './navigator/place'
import { CellChangeType } from './report'

type Checked = Gated & ReportFinding & { madeAt: Date }

const CheckedType = builder.objectRef<Checked>('CheckedReport').implement({
  description: 'Which answers of a report on paper are not the law any more, for those who may read them.',
  extensions: bySubscribers,
  fields: (t) => ({
    madeAt: t.expose('madeAt', { type: 'Moment' }),
    cells: t.exposeInt('total', { description: 'How many answers were printed.' }),
    changes: t.field({ type: [CellChangeType], resolve: ({ changes }) => [...changes] }),
  }),
})

builder.queryField('checkedReport', (t) =>
  t.field({
    type: CheckedType,
    description: 'By the code that is printed on it.',
    extensions: byAnybodySignedIn,
    args: { code: t.arg.string({ required: true }) },
    resolve: async (_root, { code: typed }, context) => {
      const { givenOuts, navigator } = context.sources
      const code = readCode(typed)
      const found = code === undefined ? undefined : await givenOuts.find(code)
      if (found?.kind !== 'report') throw notFound()
      const finding = await checkReport(found.facts, navigator, context.now)
      if (!finding) throw unavailable()
      const book = await bookOf(context)
      const services = finding.services.map((id) => book.findCoverage(id)?.permission ?? '')
      const decision = can(await context.subject(), 'build', { kind: 'report', services })
      if (!decision.allow) throw toRefusal(decision)
      return { ...finding, permission: services[0] ?? '', madeAt: found.madeAt }
    },
  }),
)
