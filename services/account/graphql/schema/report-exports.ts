import { can, type Subject } from '../../../../src/access/can'
import { writtenFormats } from '../../../../src/forms/report-export'
import { type ReportExport } from '../../records/report-exports'
import { askerOf, bookOf, namedOfClients } from '../context'
import { invalid, notFound, toRefusal, unavailable } from '../refusals'
import { askedBy, byAnybodySignedIn, mayDo, seenBy } from '../rules'
import { builder } from './builder'
import { ExportType, FormatType } from './give-out-report'
import { toNumber } from './navigator/queries'
import { nameServices } from './report-services'

const mostListed = 200
const mostCells = 100_000

type ClientExport = Omit<ReportExport, 'organisation'> & { organisation: number; name: string | null }

const ClientExportType = builder.objectRef<ClientExport>('ReportClientExport').implement({
  description: 'What somebody of a client took away of the navigator, for the client’s auditor.',
  extensions: seenBy((asker: Subject | undefined, { organisation: id }: ClientExport) =>
    can(asker, 'read', { kind: 'organisation', id }),
  ),
  fields: (t) => ({
    id: t.exposeID('id'),
    person: t.string({ description: 'By the name that signing in knows.', resolve: ({ sub }) => sub }),
    name: t.string({ nullable: true, description: 'As they call themselves.', resolve: ({ name }) => name }),
    service: t.exposeInt('service'),
    services: t.field({
      type: ['Int'],
      description: 'All that it had answers of.',
      resolve: ({ services }) => services,
    }),
    serviceNames: t.stringList({
      description: 'The same by name; without those that are not there any more.',
      args: { locale: t.arg({ type: 'Locale', required: true }) },
      resolve: async ({ services }, { locale }, context) => nameServices(await bookOf(context), services, locale),
    }),
    format: t.expose('format', { type: FormatType }),
    cells: t.exposeInt('cells'),
    askedAt: t.expose('askedAt', { type: 'Moment' }),
  }),
})

builder.queryField('reportClientExports', (t) =>
  t.field({
    type: [ClientExportType],
    description: 'For the audit duty: the newest of the asker’s clients.',
    extensions: askedBy(mayDo('do', { kind: 'compliance', duty: 'audit' })),
    resolve: async (_root, _args, context) => {
      const ids = (await context.organisations()).map(({ id }) => id)
      const found = await context.sources.reportExports.listOfClients(ids, mostListed)
      return namedOfClients(context, found)
    },
  }),
)

builder.mutationField('noteTableExport', (t) =>
  t.field({
    type: ExportType,
    description: 'Notes that a status table is taken away, before the browser writes it.',
    extensions: byAnybodySignedIn,
    args: {
      key: t.arg({ type: 'Key', required: true }),
      service: t.arg.id({ required: true }),
      format: t.arg({ type: FormatType, required: true }),
      cells: t.arg.int({ required: true }),
    },
    resolve: async (_root, { key, service: id, format, cells }, context) => {
      const isWritten = (writtenFormats as readonly string[]).includes(format)
      if (!isWritten || cells < 0 || cells > mostCells) throw invalid([isWritten ? 'cells' : 'format'])
      const service = toNumber(id)
      const coverage = (await bookOf(context)).findCoverage(service)
      if (!coverage) throw notFound()
      const decision = can(await context.subject(), 'read', { kind: 'navigator', service: coverage.permission })
      if (!decision.allow) throw toRefusal(decision)
      const { reportExports } = context.sources
      const [organisation] = await context.organisations()
      const { sub } = askerOf(context)
      const asked = await reportExports.ask(sub, { key, organisation: organisation?.id, service, format, cells })
      if (!asked) throw unavailable()
      await reportExports.finish(asked.row)
      return (await reportExports.find(sub, asked.row.id)) ?? asked.row
    },
  }),
)
