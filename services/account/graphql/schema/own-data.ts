import { can, type Subject } from '../../../../src/access/can'
import { toFileAddress } from '../../files/answer-file'
import { type KeptFile } from '../../files/files'
import { type Deletion } from '../../person/deletions'
import { OfficeAway } from '../../person/office-records'
import { lifetimeOf } from '../../signed/purposes'
import { askerOf, type Context } from '../context'
import { invalid, refuse, unavailable } from '../refusals'
import { byAnybodySignedIn, seenBy } from '../rules'
import { builder } from './builder'
import { SecurityType } from './security'

type Own = { sub: string }

const ofOwner = seenBy((asker: Subject | undefined, { sub }: Own) =>
  can(asker, 'read', { kind: 'own-record', of: sub }),
)

const ExportType = builder.objectRef<KeptFile>('ExportFile').implement({
  description: 'Everything that is kept about a person, as a file.',
  extensions: ofOwner,
  fields: (t) => ({
    id: t.exposeID('id'),
    type: t.exposeString('type', { description: 'application/json, or text/html for a page to read.' }),
    bytes: t.exposeInt('bytes'),
    madeAt: t.field({ type: 'Moment', resolve: ({ madeAt }) => madeAt }),
    address: t.string({
      description: 'Opens the file for the person who has it, until it ends.',
      resolve: ({ id }, _args, { sources, now }) => toFileAddress('download', sources.signed.make('download', id, now)),
    }),
    endsAt: t.field({
      type: 'Moment',
      description: 'When the address ends.',
      resolve: (_file, _args, { now }) => new Date(now.getTime() + lifetimeOf('download')),
    }),
  }),
})

const DeletionType = builder.objectRef<Deletion>('Deletion').implement({
  description: 'An account that is erased on a day, unless its person signs in before.',
  extensions: ofOwner,
  fields: (t) => ({
    id: t.id({ resolve: ({ sub }) => sub }),
    askedAt: t.field({ type: 'Moment', resolve: ({ askedAt }) => askedAt }),
    dueAt: t.field({ type: 'Moment', resolve: ({ dueAt }) => dueAt }),
  }),
})

builder.objectFields(SecurityType, (t) => ({
  exports: t.field({
    type: [ExportType],
    description: 'What was exported last, for seven days.',
    resolve: ({ sub }, _args, { sources }) => sources.exports.listOf(sub),
  }),
  isFresh: t.boolean({
    description: 'Whether they have just signed in, so that the account can be deleted.',
    resolve: (_own, _args, context) => isFresh(context),
  }),
}))

const freshMs = 600_000

/** Whether they have just proved who they are. */
export function isFresh(context: Context): boolean {
  const { authenticatedAt } = askerOf(context)
  return authenticatedAt !== undefined && context.now.getTime() - authenticatedAt * 1000 < freshMs
}

const findEmail = async (context: Context): Promise<string | null> =>
  (await askerOf(context)
    .findVerifiedEmail()
    .catch(() => undefined)) ?? null

builder.mutationField('exportData', (t) =>
  t.field({
    type: SecurityType,
    description: 'Takes the place of the export before.',
    extensions: byAnybodySignedIn,
    args: { key: t.arg({ type: 'Key', required: true }), locale: t.arg({ type: 'Locale', required: true }) },
    resolve: async (_root, { locale }, context) => {
      const { sub } = askerOf(context)
      const { sources, now } = context
      if (!sources.mayExport(sub)) throw refuse('RATE_LIMITED', 'Not many an hour.')
      const permissions = await context.grants()
      const email = await findEmail(context)
      await sources.exports.make({ sub, locale, email, permissions }, now).catch((error: unknown) => {
        // An export without what another service keeps would be less than everything.
        throw error instanceof OfficeAway ? unavailable() : error
      })
      return { sub }
    },
  }),
)

builder.mutationField('deleteAccount', (t) =>
  t.field({
    type: DeletionType,
    description: 'Signs out everywhere. For thirty days signing in brings everything back; then it is erased.',
    extensions: byAnybodySignedIn,
    args: { key: t.arg({ type: 'Key', required: true }), locale: t.arg({ type: 'Locale', required: true }) },
    resolve: async (_root, { key, locale }, context) => {
      const { sub } = askerOf(context)
      if (!isFresh(context)) throw invalid(['authentication'])
      const { deletions, provider } = context.sources
      const deletion = await deletions.ask({ sub, key, locale, email: await findEmail(context) }, context.now)
      await provider.endSessions(sub)
      return deletion
    },
  }),
)
