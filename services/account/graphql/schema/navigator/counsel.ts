import { type Gated } from '../../../navigator/book/place'
import { bookOf } from '../../context'
import { notFound } from '../../refusals'
import { byAnybodySignedIn, seenWithParent } from '../../rules'
import { builder } from '../builder'
import { openOf } from '../report-services'
import { bySubscribers } from './place'
import { toNumber } from './queries'

type Counsel = { jurisdiction: number; names: string[] }

const CounselType = builder.objectRef<Counsel>('NavCounsel').implement({
  description: 'The lawyers who answer for a jurisdiction.',
  extensions: seenWithParent,
  fields: (t) => ({ jurisdiction: t.exposeInt('jurisdiction'), names: t.exposeStringList('names') }),
})

const ServiceCounselType = builder.objectRef<Gated & { all: Counsel[] }>('NavServiceCounsel').implement({
  description: 'Of all jurisdictions of a service, and of the others that are open to the asker.',
  extensions: bySubscribers,
  fields: (t) => ({ all: t.field({ type: [CounselType], resolve: ({ all }) => all }) }),
})

builder.queryField('navCounsel', (t) =>
  t.field({
    type: ServiceCounselType,
    extensions: byAnybodySignedIn,
    args: { service: t.arg.id({ required: true }), locale: t.arg({ type: 'Locale', required: true }) },
    resolve: async (_root, { service, locale }, context) => {
      const book = await bookOf(context)
      const coverage = book.findCoverage(toNumber(service))
      if (!coverage) throw notFound()
      const open = await openOf(context, book.listServices())
      const covered = new Set([coverage, ...open].flatMap(({ jurisdictions }) => jurisdictions))
      const all = [...covered].map((jurisdiction) => ({
        jurisdiction,
        names: book.findCounsel(jurisdiction, locale),
      }))
      return { permission: coverage.permission, all }
    },
  }),
)
