import { can, type Subject } from '../../../../src/access/can'
import { askerOf } from '../context'
import { byAnybodySignedIn, seenBy } from '../rules'
import { builder } from './builder'
import { DetailsType, loadDetails } from './details'
import { EventType, listEvents } from './event'
import { listOffers, OfferType } from './offer'
import { OrganisationType } from './organisation'
import { listAccess, ProductAccessType } from './product-access'
import { listRequests, RequestType } from './request'
import { listSubscriptions, SubscriptionType } from './subscription'
import { TeamType } from './team'

type Viewer = { sub: string }

export const ViewerType = builder.objectRef<Viewer>('Viewer').implement({
  description: 'The signed-in person.',
  extensions: seenBy((asker: Subject | undefined, { sub }: Viewer) =>
    can(asker, 'read', { kind: 'own-record', of: sub }),
  ),
  fields: (t) => ({
    id: t.id({ resolve: ({ sub }) => sub }),
    details: t.field({ type: DetailsType, resolve: (_viewer, _args, context) => loadDetails(context) }),
    organisations: t.field({
      type: [OrganisationType],
      resolve: async (_viewer, _args, context) => [...(await context.organisations())],
    }),
    products: t.field({
      type: [ProductAccessType],
      description: 'What was ever granted to them, whether or not it is running today.',
      args: { locale: t.arg({ type: 'Locale', required: true }) },
      resolve: (_viewer, { locale }, context) => listAccess(context, locale),
    }),
    offers: t.field({
      type: [OfferType],
      description: 'Everything that a permission opens, whether or not it is open to them.',
      args: { locale: t.arg({ type: 'Locale', required: true }) },
      resolve: (_viewer, { locale }, context) => listOffers(context, locale),
    }),
    subscriptions: t.field({
      type: [SubscriptionType],
      description: 'What their clients subscribe to.',
      args: { locale: t.arg({ type: 'Locale', required: true }) },
      resolve: (_viewer, { locale }, context) => listSubscriptions(context, locale),
    }),
    teams: t.field({
      type: [TeamType],
      description: 'Whom their clients turn to.',
      args: { locale: t.arg({ type: 'Locale', required: true }) },
      resolve: async (_viewer, { locale }, context) =>
        (await context.organisations()).flatMap(({ id }) =>
          context.sources.clients.teamsOf(id).map((team) => ({ ...team, locale })),
        ),
    }),
    requests: t.field({
      type: [RequestType],
      description: 'What they have asked of the firm, the newest first.',
      resolve: (_viewer, _args, context) => listRequests(context),
    }),
  }),
})

builder.objectField(ViewerType, 'events', (t) =>
  t.field({
    type: [EventType],
    description: 'What happened for them after a number, at most 100 at once; without a number, what happened last.',
    args: { after: t.arg.int(), first: t.arg.int() },
    resolve: (_viewer, page, context) => listEvents(context, page),
  }),
)

builder.queryField('viewer', (t) =>
  t.field({
    type: ViewerType,
    extensions: byAnybodySignedIn,
    resolve: (_root, _args, context) => ({ sub: askerOf(context).sub }),
  }),
)
