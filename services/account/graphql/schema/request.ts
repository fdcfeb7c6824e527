import { can, type Subject } from '../../../../src/access/can'
import { type LocaleIn } from '../../../../src/config/locales'
import { parseRequest, type ReadRequest, type RequestKind } from '../../../../src/forms/account-request'
import { type KeptRequest, type NewRequest } from '../../records/requests'
import { askerOf, type Context, directoryOf } from '../context'
import { invalid, notFound, refuse } from '../refusals'
import { byAnybodySignedIn, seenBy } from '../rules'
import { builder } from './builder'
import { findColleagues } from './colleague'
import { listSubscriptions } from './subscription'

const mostADay = 20

const Kind = builder.enumType('RequestKind', { values: ['CALLBACK', 'SUBSCRIPTION'] as const })

export const RequestType = builder.objectRef<KeptRequest>('Request').implement({
  description: 'What a person has asked of the firm.',
  extensions: seenBy((asker: Subject | undefined, { sub }: KeptRequest) =>
    can(asker, 'read', { kind: 'own-record', of: sub }),
  ),
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.field({ type: Kind, resolve: ({ kind }) => (kind === 'callback' ? 'CALLBACK' : 'SUBSCRIPTION') }),
    about: t.id({
      description: 'The person of the firm, or the subscription.',
      resolve: ({ about }) => String(about),
    }),
    phone: t.string({ nullable: true, resolve: ({ said }) => ('phone' in said ? said.phone : undefined) }),
    seats: t.int({ nullable: true, resolve: ({ said }) => ('seats' in said ? said.seats : undefined) }),
    message: t.string({ resolve: ({ said }) => said.message }),
    madeAt: t.field({ type: 'Moment', resolve: ({ madeAt }) => madeAt }),
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
      const found = findColleagues([about], { directory: directoryOf(context), locale, now: context.now })
      if (found.length === 0) throw notFound()
      return make(context, { key, about, locale, kind: 'callback', said: saidOf(parseRequest('callback', given)) })
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
      const about = await findOwnSubscription(context, subscription, locale)
      return make(context, {
        key,
        about,
        locale,
        kind: 'subscription',
        said: saidOf(parseRequest('subscription', given)),
      })
    },
  }),
)

async function findOwnSubscription(context: Context, id: string, locale: Locale): Promise<number> {
  const found = (await listSubscriptions(context, locale)).find((one) => String(one.id) === id)
  if (!found) throw notFound()
  return found.id
}

function saidOf<Kind extends RequestKind>(read: ReadRequest<Kind>) {
  if ('problems' in read) throw invalid(read.problems)
  return read.said
}

async function make(context: Context, request: NewRequest): Promise<KeptRequest> {
  const { sub } = askerOf(context)
  const { requests } = context.sources
  if ((await requests.countRecent(sub)) >= mostADay && !(await requests.isKnown(sub, request.key)))
    throw refuse('RATE_LIMITED', `At most ${mostADay} requests a day.`)
  const made = await requests.make(sub, request)
  if (!made) throw invalid(['key'])
  return made.request
}
