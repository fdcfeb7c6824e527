import { can, type Subject } from '../../../../src/access/can'
import { type LinkTicket } from '../../person/linking'
import { askerOf } from '../context'
import { invalid } from '../refusals'
import { byAnybodySignedIn, seenBy } from '../rules'
import { builder } from './builder'
import { isFresh } from './own-data'

const keyed = { type: 'Key', required: true } as const

const LinkTicketType = builder.objectRef<LinkTicket>('LinkTicket').implement({
  description: 'What somebody takes along to the sign-in that is to become one of their account.',
  extensions: seenBy((asker: Subject | undefined, { sub }: LinkTicket) =>
    can(asker, 'read', { kind: 'own-record', of: sub }),
  ),
  fields: (t) => ({
    id: t.id({ resolve: ({ sub }) => sub }),
    ticket: t.exposeString('ticket'),
    endsAt: t.field({ type: 'Moment', resolve: ({ endsAt }) => endsAt }),
  }),
})

builder.mutationField('beginLink', (t) =>
  t.field({
    type: LinkTicketType,
    description:
      'For those who have just signed in: somebody at their unlocked screen must not add a way of their own.',
    extensions: byAnybodySignedIn,
    args: { key: t.arg(keyed) },
    resolve: (_root, _args, context) => {
      if (!isFresh(context)) throw invalid(['authentication'])
      return context.sources.linking.begin(askerOf(context), context.now)
    },
  }),
)

builder.mutationField('acceptLink', (t) =>
  t.field({
    type: 'Boolean',
    description: 'The sign-in of the asker opens the account of the ticket from now on, and no other.',
    extensions: byAnybodySignedIn,
    args: { key: t.arg(keyed), ticket: t.arg.string({ required: true }) },
    resolve: async (_root, { ticket }, context) => {
      const asker = askerOf(context)
      if (!isFresh(context)) throw invalid(['authentication'])
      // Letters and documents go by addresses: one that is not theirs must not come along.
      const email = await asker.findVerifiedEmail().catch(() => undefined)
      if (email === undefined) throw invalid(['email'])
      const problem = await context.sources.linking.accept(ticket, asker, context.now)
      if (problem !== undefined) throw invalid([problem])
      return true
    },
  }),
)
