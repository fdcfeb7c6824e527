import { decideOn } from '../../../../src/access/offered-product'
import { type LocaleIn } from '../../../../src/config/locales'
import { type Subscription } from '../../clients/client-records'
import { type DescribedProduct, describeSubscribed } from '../../clients/describe-product'
import { type Grants } from '../../people/grants'
import { type Context, directoryOf } from '../context'
import { builder } from './builder'
import { ColleagueType, findColleagues } from './colleague'
import { daysLeft, stateOf } from './days'
import { byItsPeople, OrganisationType } from './organisation'
import { ProductKind, State } from './product-access'

type Shown = Subscription & DescribedProduct & { permission: string | undefined; locale: LocaleIn<'main'> }

/** What the clients of somebody subscribe to. */
export async function listSubscriptions(context: Context, locale: LocaleIn<'main'>) {
  const directory = directoryOf(context)
  return (await context.organisations()).flatMap(({ id }) =>
    context.sources.clients
      .subscriptionsOf(id)
      .map((one): Shown => ({ ...one, ...describeSubscribed(one, { directory, locale }), locale })),
  )
}

function countHolders({ organisation, permission, kind }: Shown, grants: Grants, now: Date): number | undefined {
  if (permission === undefined) return undefined
  const product = { kind: kind === 'NAVIGATOR' ? 'navigator' : 'tool', permission } as const
  return grants.countHolders(organisation, (permissions) => decideOn({ permissions }, product).allow, now)
}

const daysOf = ({ renewsOn }: Shown) => ({ to: renewsOn === '' ? undefined : renewsOn })

export const SubscriptionType = builder.objectRef<Shown>('ClientSubscription').implement({
  description: 'What a client subscribes to, as it was agreed.',
  extensions: byItsPeople,
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    reference: t.exposeString('reference'),
    organisation: t.field({
      type: OrganisationType,
      nullable: true,
      resolve: ({ organisation }, _args, { sources }) => sources.clients.organisation(organisation),
    }),
    kind: t.expose('kind', { type: ProductKind }),
    name: t.string({ nullable: true, resolve: ({ name }) => name }),
    path: t.string({ nullable: true, resolve: ({ path }) => path }),
    seats: t.exposeInt('seats'),
    seatsTaken: t.int({
      nullable: true,
      description: 'How many of the client’s people hold it today; unknown where no permission opens it.',
      resolve: (one, _args, { sources, now }) => countHolders(one, sources.grants, now),
    }),
    state: t.field({ type: State, resolve: (one, _args, { now }) => stateOf(daysOf(one), now) }),
    renewsOn: t.field({ type: 'Day', nullable: true, resolve: (one) => daysOf(one).to }),
    daysLeft: t.int({ nullable: true, resolve: (one, _args, { now }) => daysLeft(daysOf(one), now) }),
    owner: t.string({ description: 'Who looks after it at the client.', resolve: ({ owner }) => owner }),
    contacts: t.field({
      type: [ColleagueType],
      description: 'Who looks after it at the firm.',
      resolve: ({ contacts, locale }, _args, context) =>
        findColleagues(contacts, { directory: directoryOf(context), locale, now: context.now }),
    }),
  }),
})
