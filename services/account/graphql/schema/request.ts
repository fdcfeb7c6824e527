import { can, type Subject } from '../../../../src/access/can'
import { type LocaleIn } from '../../../../src/config/locales'
import { parseRequest } from '../../../../src/forms/account-request'
import { type KeptRequest, type RequestState } from '../../records/requests'
import { askerOf, type Context, directoryOf } from '../context'
import { notFound } from '../refusals'
import { byAnybodySignedIn, seenBy } from '../rules'
import { builder } from './builder'
import { findColleagues } from './colleague'
import { makeRequest, saidOf } from './make-request'
import { listSubscriptions } from './subscription'

const kinds = { callback: 'CALLBACK', subscription: 'SUBSCRIPTION', access: 'ACCESS', question: 'QUESTION' } as const
const states = { open: 'OPEN', granted: 'GRANTED', refused: 'REFUSED', done: 'DONE' } as const satisfies Record<
  RequestState,
  string
>
const subjects = { product: 'PRODUCT', 'nav-service': 'SERVICE' } as const

const Kind = builder.enumType('RequestKind', { values: Object.values(kinds) })
const State = builder.enumType('RequestState', { values: Object.values(states) })
export const WantedKind = builder.enumType('WantedKind', { values: Object.values(subjects) })

export const RequestType = builder.objectRef<KeptRequest>('Request').implement({
  description: 'What a person has asked of the firm.',
  extensions: seenBy((asker: Subject | undefined, { sub }: KeptRequest) =>
    can(asker, 'read', { kind: 'own-record', of: sub }),
  ),
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.field({ type: Kind, resolve: ({ kind }) => kinds[kind] }),
    about: t.id({
      description: 'The person of the firm, the subscription, or what access is asked for.',
      resolve: ({ about }) => String(about),
    }),
    wanted: t.field({
      type: WantedKind,
      nullable: true,
      description: 'What access is asked for: the number alone does not tell.',
      resolve: ({ said }) => ('of' in said ? subjects[said.of] : undefined),
    }),
    phone: t.string({ nullable: true, resolve: ({ said }) => ('phone' in said ? said.phone : undefined) }),
    seats: t.int({ nullable: true, resolve: ({ said }) => ('seats' in said ? said.seats : undefined) }),
    message: t.string({ resolve: ({ said }) => said.message }),
    madeAt: t.field({ type: 'Moment', resolve: ({ madeAt }) => madeAt }),
    state: t.field({ type: State, resolve: ({ state }) => states[state] }),
    version: t.exposeInt('version'),
    note: t.string({ nullable: true, description: 'What the firm said to it.', resolve: ({ note }) => note }),
    answeredAt: t.field({ type: 'Moment', nullable: true, resolve: ({ answeredAt }) => answeredAt }),
  }),
})

const mostListed = 50

export const listRequests = async (context: Context): Promise<KeptRequest[]> =>
  context.sources.requests.listOf(askerOf(context).sub, mostListed)

type Locale = LocaleIn<'main'>

builder.mutationField('requestCallback', (t) =>
  t.field({
    type: RequestType,
    description: 'To be called back by somebody of the firm.',
    extensions: byAnybodySignedIn,
    args: {
      key: t.arg({ type: 'Key', required: true }),
      colleague: t.arg.id({ required: true }),
      phone: t.arg.string({ required: true }),
      message: t.arg.string({ required: true }),
      locale: t.arg({ type: 'Locale', required: true }),
    },
    resolve: (_root, { key, colleague, locale, ...given }, context) => {
      const about = Number(colleague)
      const [found] = findColleagues([about], { directory: directoryOf(context), locale, now: context.now })
      if (!found) throw notFound()
      const said = saidOf(parseRequest('callback', given))
      return makeRequest(context, { key, about, locale, kind: 'callback', said }, { name: found.person.name })
    },
  }),
)

builder.mutationField('requestSeats', (t) =>
  t.field({
    type: RequestType,
    description: 'For more seats of a subscription, or fewer.',
    extensions: byAnybodySignedIn,
    args: {
      key: t.arg({ type: 'Key', required: true }),
      subscription: t.arg.id({ required: true }),
      seats: t.arg.int({ required: true }),
      message: t.arg.string({ required: true }),
      locale: t.arg({ type: 'Locale', required: true }),
    },
    resolve: async (_root, { key, subscription, locale, ...given }, context) => {
      const { id: about, name, reference } = await findOwnSubscription(context, subscription, locale)
      const said = saidOf(parseRequest('subscription', given))
      return makeRequest(context, { key, about, locale, kind: 'subscription', said }, { name: name ?? reference })
    },
  }),
)

async function findOwnSubscription(context: Context, id: string, locale: Locale) {
  const found = (await listSubscriptions(context, locale)).find((one) => String(one.id) === id)
  if (!found) throw notFound()
  return found
}
