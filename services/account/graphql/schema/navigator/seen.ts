import { can, type Subject } from '../../../../../src/access/can'
import { defaultLocale } from '../../../../../src/config/locales'
import { type Gated } from '../../../navigator/book/place'
import { type Reading } from '../../../records/nav-readings'
import { askerOf, bookOf, type Context, namedOfClients } from '../../context'
import { invalid, notFound } from '../../refusals'
import { askedBy, byAnybodySignedIn, mayDo, seenBy } from '../../rules'
import { builder } from '../builder'
import { ViewerType } from '../viewer'
import { bySubscribers } from './place'
import { todayOf, toNumber } from './queries'

const mostListed = 200

/** Before something is written down of it: what they may not read is not there. */
export async function mustRead(context: Context, gated: Gated | undefined): Promise<void> {
  const resource = { kind: 'navigator' as const, service: gated?.permission ?? '' }
  if (!gated || !can(await context.subject(), 'read', resource).allow) throw notFound()
}

type Seen = Gated & { service: number; jurisdictions: readonly number[]; seenAt: Date }

const NavSeenType = builder.objectRef<Seen>('NavSeen').implement({
  description: 'That a reader has seen jurisdictions of a service.',
  extensions: bySubscribers,
  fields: (t) => ({
    service: t.exposeInt('service'),
    jurisdictions: t.field({ type: ['Int'], resolve: ({ jurisdictions }) => [...jurisdictions] }),
    seenAt: t.expose('seenAt', { type: 'Moment' }),
  }),
})

builder.mutationField('markNavSeen', (t) =>
  t.field({
    type: NavSeenType,
    description: 'What changes from now on has changed since the last visit.',
    extensions: byAnybodySignedIn,
    args: {
      key: t.arg({ type: 'Key', required: true }),
      service: t.arg.id({ required: true }),
      jurisdiction: t.arg.id({ description: 'Everything that the service covers, where none is said.' }),
    },
    resolve: async (_root, { key, service: id, jurisdiction }, context) => {
      const service = toNumber(id)
      const coverage = (await bookOf(context)).findCoverage(service)
      await mustRead(context, coverage)
      const all = coverage?.jurisdictions ?? []
      const jurisdictions = jurisdiction == null ? all : all.filter((one) => one === toNumber(jurisdiction))
      if (jurisdictions.length === 0) throw notFound()
      const seenAt = await context.sources.navVisits.note(askerOf(context).sub, { service, jurisdictions, key })
      return { permission: coverage?.permission ?? '', service, jurisdictions, seenAt }
    },
  }),
)

builder.mutationField('markAllNavSeen', (t) =>
  t.field({
    type: ViewerType,
    description: 'Everything that they may read of the navigator has been seen now.',
    extensions: byAnybodySignedIn,
    args: { key: t.arg({ type: 'Key', required: true }) },
    resolve: async (_root, { key }, context) => {
      const { sub } = askerOf(context)
      const [subject, book] = await Promise.all([context.subject(), bookOf(context)])
      const services = await book.services({ locale: defaultLocale, today: todayOf(context), visits: () => new Map() })
      for (const { id: service, permission, regions } of services) {
        if (!can(subject, 'read', { kind: 'navigator', service: permission }).allow) continue
        const jurisdictions = regions.flatMap((region) => region.jurisdictions.map(({ id }) => id))
        await context.sources.navVisits.note(sub, { service, jurisdictions, key })
      }
      return { sub }
    },
  }),
)

const NavReadingType = builder.objectRef<Reading>('NavReading').implement({
  description: 'That a person said that they had read a version of an answer.',
  extensions: seenBy((asker: Subject | undefined, { sub }: Reading) =>
    can(asker, 'read', { kind: 'own-record', of: sub }),
  ),
  fields: (t) => ({
    id: t.exposeID('id'),
    answer: t.exposeInt('answer'),
    version: t.exposeInt('version'),
    madeAt: t.expose('madeAt', { type: 'Moment' }),
  }),
})

builder.mutationField('attestReading', (t) =>
  t.field({
    type: NavReadingType,
    description: 'That the asker has read this version. Said once more it is as old as it is.',
    extensions: askedBy(mayDo('do', { kind: 'compliance', duty: 'navigator-attest' })),
    args: {
      key: t.arg({ type: 'Key', required: true }),
      answer: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
    },
    resolve: async (_root, { key, answer: id, version }, context) => {
      const answer = toNumber(id)
      const book = await bookOf(context)
      const today = context.now.toISOString().slice(0, 'YYYY-MM-DD'.length)
      const history = await book.history({ answer, locale: defaultLocale, today })
      await mustRead(context, history)
      if (!history?.versions.some(({ number }) => number === version)) throw notFound()
      const [organisation] = await context.organisations()
      const reading = { key, answer, version, organisation: organisation?.id }
      const made = await context.sources.navReadings.make(askerOf(context).sub, reading)
      if (!made) throw invalid(['key'])
      return made
    },
  }),
)

builder.queryField('navReadings', (t) =>
  t.field({
    type: [NavReadingType],
    description: 'What the asker said that they had read, the newest first.',
    extensions: byAnybodySignedIn,
    resolve: (_root, _args, context) => context.sources.navReadings.listOf(askerOf(context).sub, mostListed),
  }),
)

type ClientReading = Omit<Reading, 'organisation'> & { organisation: number; name: string | null }

const NavClientReadingType = builder.objectRef<ClientReading>('NavClientReading').implement({
  description: 'What somebody of a client said that they had read, for the client’s auditor.',
  extensions: seenBy((asker: Subject | undefined, { organisation: id }: ClientReading) =>
    can(asker, 'read', { kind: 'organisation', id }),
  ),
  fields: (t) => ({
    id: t.exposeID('id'),
    person: t.string({ description: 'By the name that signing in knows.', resolve: ({ sub }) => sub }),
    name: t.string({ nullable: true, description: 'As they call themselves.', resolve: ({ name }) => name }),
    answer: t.exposeInt('answer'),
    version: t.exposeInt('version'),
    madeAt: t.expose('madeAt', { type: 'Moment' }),
  }),
})

builder.queryField('navClientReadings', (t) =>
  t.field({
    type: [NavClientReadingType],
    description: 'For the audit duty: the newest of the asker’s clients.',
    extensions: askedBy(mayDo('do', { kind: 'compliance', duty: 'audit' })),
    resolve: async (_root, _args, context) => {
      const ids = (await context.organisations()).map(({ id }) => id)
      const found = await context.sources.navReadings.listOfClients(ids, mostListed)
      return namedOfClients(context, found)
    },
  }),
)
