import { can, type Subject } from '../../../../../src/access/can'
import { toFeedPath, toTablePath } from '../../../navigator/feed/answer-feed'
import { type SecretAddress } from '../../../signed/secret-addresses'
import { askerOf, bookOf, type Context } from '../../context'
import { byAnybodySignedIn, seenBy } from '../../rules'
import { builder } from '../builder'
import { toNumber } from './queries'
import { mustRead } from './seen'

const NavFeedAddressType = builder.objectRef<SecretAddress>('NavFeedAddress').implement({
  description:
    'Where programs of one person find the changes and the tables of a service. Anyone who knows it reads them.',
  extensions: seenBy((asker: Subject | undefined, { sub }: SecretAddress) =>
    can(asker, 'read', { kind: 'own-record', of: sub }),
  ),
  fields: (t) => ({
    service: t.int({ resolve: ({ about }) => Number(about) }),
    feedPath: t.string({ description: 'The changes, as an Atom feed.', resolve: ({ token }) => toFeedPath(token) }),
    tablePath: t.string({ description: 'The status tables, as JSON.', resolve: ({ token }) => toTablePath(token) }),
    madeAt: t.field({ type: 'Moment', resolve: ({ madeAt }) => madeAt }),
  }),
})

/** Only of a service that the asker may read: for others it does not exist. */
async function feedOf(context: Context, id: string | number) {
  const service = toNumber(id)
  await mustRead(context, (await bookOf(context)).findCoverage(service))
  return { sub: askerOf(context).sub, purpose: 'navigator-feed', about: String(service) } as const
}

builder.queryField('navFeedAddress', (t) =>
  t.field({
    type: NavFeedAddressType,
    nullable: true,
    description: 'None until the asker makes one.',
    extensions: byAnybodySignedIn,
    args: { service: t.arg.id({ required: true }) },
    resolve: async (_root, { service }, context) => context.sources.secrets.find(await feedOf(context, service)),
  }),
)

builder.mutationField('replaceNavFeedAddress', (t) =>
  t.field({
    type: NavFeedAddressType,
    description: 'Makes an address, in the language that is wanted. The one before is dead at once.',
    extensions: byAnybodySignedIn,
    args: {
      key: t.arg({ type: 'Key', required: true }),
      service: t.arg.id({ required: true }),
      locale: t.arg({ type: 'Locale', required: true }),
    },
    resolve: async (_root, { key, service, locale }, context) =>
      context.sources.secrets.replace(await feedOf(context, service), { key, locale }, context.now),
  }),
)
