import { can, type Subject } from '../../../../src/access/can'
import { type Login } from '../../provider/sign-in-provider'
import { type Session } from '../../sessions/sessions'
import { askerOf, type Context } from '../context'
import { invalid, notFound } from '../refusals'
import { byAnybodySignedIn, seenBy } from '../rules'
import { builder } from './builder'
import { ViewerType } from './viewer'

type Own = { sub: string }

const ofOwner = seenBy((asker: Subject | undefined, { sub }: Own) =>
  can(asker, 'read', { kind: 'own-record', of: sub }),
)

const SessionType = builder.objectRef<Session>('Session').implement({
  description: 'Where somebody is signed in.',
  extensions: ofOwner,
  fields: (t) => ({
    id: t.exposeID('id'),
    isThis: t.boolean({
      description: 'Whether it is the one that asks.',
      resolve: ({ id }, _args, context) => askerOf(context).session === id,
    }),
    browser: t.exposeString('browser', { nullable: true }),
    system: t.exposeString('system', { nullable: true }),
    network: t.exposeString('network', {
      nullable: true,
      description: 'Its address, without the part that names one.',
    }),
    country: t.exposeString('country', { nullable: true, description: 'Two letters, where a proxy says so.' }),
    beganAt: t.field({ type: 'Moment', resolve: ({ beganAt }) => beganAt }),
    seenAt: t.field({ type: 'Moment', resolve: ({ seenAt }) => seenAt }),
  }),
})

const LoginType = builder.objectRef<Login>('Login').implement({
  description: 'A way by which an account is opened.',
  extensions: ofOwner,
  fields: (t) => ({
    id: t.id({ resolve: ({ connection, subject }) => `${connection} ${subject}` }),
    connection: t.exposeString('connection'),
    email: t.exposeString('email', { nullable: true }),
    linkedAt: t.field({ type: 'Moment', nullable: true, resolve: ({ linkedAt }) => linkedAt }),
    isMain: t.exposeBoolean('isMain', { description: 'The account is named by it, so that it stays.' }),
  }),
})

export const SecurityType = builder.objectRef<Own>('Security').implement({
  description: 'How an account is opened, and where it is open.',
  extensions: ofOwner,
  fields: (t) => ({
    id: t.id({ resolve: ({ sub }) => sub }),
    isReached: t.boolean({
      description: 'Whether the sign-in provider learns of it at once; where it is not, a colleague does it there.',
      resolve: (_own, _args, { sources }) => sources.provider.isReached,
    }),
    sessions: t.field({
      type: [SessionType],
      description: 'The last seen first, at most 50.',
      resolve: ({ sub }, _args, { sources }) => sources.sessions.listOf(sub),
    }),
    logins: t.field({
      type: [LoginType],
      nullable: true,
      description: 'Null where the provider cannot be asked.',
      resolve: ({ sub }, _args, { sources }) => sources.provider.loginsOf(sub),
    }),
  }),
})

builder.objectField(ViewerType, 'security', (t) => t.field({ type: SecurityType, resolve: ({ sub }) => ({ sub }) }))

const keyed = { type: 'Key', required: true } as const

builder.mutationField('endSession', (t) =>
  t.field({
    type: SecurityType,
    description: 'What was issued in it is refused from now on.',
    extensions: byAnybodySignedIn,
    args: { key: t.arg(keyed), session: t.arg.id({ required: true }) },
    resolve: async (_root, { session: id }, context) => {
      const { sub, session: own } = askerOf(context)
      const { sessions, provider, endTokens } = context.sources
      if (id === own) throw invalid(['session'])
      const isTheirs = (await sessions.listOf(sub)).some((one) => one.id === id && one.sub === sub)
      // Asked again, it is gone already.
      if (!isTheirs) return { sub }
      await provider.endSession(sub, id).finally(() => endTokens('session', id))
      await sessions.remove(sub, { id })
      return { sub }
    },
  }),
)

builder.mutationField('endOtherSessions', (t) =>
  t.field({
    type: SecurityType,
    description: 'All but the one that asks.',
    extensions: byAnybodySignedIn,
    args: { key: t.arg(keyed) },
    resolve: async (_root, _args, context) => {
      const { sub, session } = askerOf(context)
      if (session === undefined) throw invalid(['session'])
      const { sessions, provider, endTokens } = context.sources
      const others = await sessions.othersOf(sub, session)
      // The provider first: a device whose token is refused asks it for another in the same moment.
      await provider.endSessions(sub, session).finally(() => endTokens('session', others))
      await sessions.remove(sub, { allBut: session })
      return { sub }
    },
  }),
)

builder.mutationField('unlinkLogin', (t) =>
  t.field({
    type: SecurityType,
    description: 'Anyone who came by it comes to an account of its own from then on.',
    extensions: byAnybodySignedIn,
    args: { key: t.arg(keyed), login: t.arg.id({ required: true }) },
    resolve: async (_root, { login }, context) => {
      await unlink(context, login)
      return { sub: askerOf(context).sub }
    },
  }),
)

async function unlink(context: Context, name: string): Promise<void> {
  const { sub } = askerOf(context)
  const { provider } = context.sources
  const logins = await provider.loginsOf(sub)
  if (!logins) throw notFound()
  const found = logins.find((one) => one.sub === sub && `${one.connection} ${one.subject}` === name)
  if (!found) return
  if (found.isMain) throw invalid(['login'])
  await provider.unlink(sub, found)
}
