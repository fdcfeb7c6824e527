import { can } from '../../../../src/access/can'
import { readCode, writeChecked } from '../../../../src/forms/verify'
import { checkReport, ofServices, readFacts, type ReportFinding } from '../../documents/check-report'
import { type Gated } from '../../navigator/book/place'
import { bookOf, type Context } from '../context'
import { notFound, toRefusal, unavailable } from '../refusals'
import { byAnybodySignedIn } from '../rules'
import { builder } from './builder'
import { bySubscribers } from './navigator/place'
import { CellChangeType } from './report'
import { nameServices, openOf } from './report-services'

type Checked = Gated &
  Pick<ReportFinding, 'services' | 'total' | 'changes'> & { unseen: readonly number[]; madeAt: Date; code: string }

const CheckedType = builder.objectRef<Checked>('CheckedReport').implement({
  description: 'Which answers of a report on paper are not the law any more, for those who may read them.',
  extensions: bySubscribers,
  fields: (t) => ({
    madeAt: t.expose('madeAt', { type: 'Moment' }),
    cells: t.exposeInt('total', { description: 'How many answers of those that they may read were printed.' }),
    changes: t.field({ type: [CellChangeType], resolve: ({ changes }) => [...changes] }),
    path: t.string({
      nullable: true,
      description: 'Where they see it: the builder of a service that is open to them.',
      args: { locale: t.arg({ type: 'Locale', required: true }) },
      resolve: async ({ services: [service = 0], code }, { locale }, context) => {
        const path = (await bookOf(context)).findBuilder(service, locale)
        return path && writeChecked(path, code)
      },
    }),
    unseen: t.stringList({
      description: 'The services on it that are not open to them: nothing is said of their answers.',
      args: { locale: t.arg({ type: 'Locale', required: true }) },
      resolve: async ({ unseen }, { locale }, context) => nameServices(await bookOf(context), unseen, locale),
    }),
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
      if (code === undefined || found?.kind !== 'report') throw notFound()
      const book = await bookOf(context)
      const printed = readFacts(found.facts)
      const granted = await openOf(context, printed.services)
      const [first] = granted
      if (!first) throw await refusalOf(context, printed.services)
      const { open, unseen } = ofServices(printed, book, (id) => granted.some((one) => one.id === id))
      const finding = await checkReport(open, navigator, context.now)
      if (!finding) throw unavailable()
      return { ...finding, code, unseen, permission: first.permission, madeAt: found.madeAt }
    },
  }),
)

/** Why somebody may look at nothing of these services. */
async function refusalOf(context: Context, all: readonly number[]) {
  const book = await bookOf(context)
  const services = all.map((id) => book.findCoverage(id)?.permission ?? '')
  const decision = can(await context.subject(), 'build', { kind: 'report', services })
  return decision.allow ? notFound() : toRefusal(decision)
}
