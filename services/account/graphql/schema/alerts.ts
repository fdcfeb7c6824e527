import { can, type Subject } from '../../../../src/access/can'
import { type LocaleIn } from '../../../../src/config/locales'
import { letterStates } from '../../../../src/forms/account-alerts'
import { type Alert, mostAlerts } from '../../alerts/alerts'
import { prepareAlerts } from '../../alerts/prepare-alerts'
import { type AlertSources, showAlerts, type ShownAlert } from '../../alerts/show-alerts'
import { askerOf, type Context, itemsOf } from '../context'
import { notFound } from '../refusals'
import { byAnybodySignedIn, seenBy, seenWithParent } from '../rules'
import { builder } from './builder'
import { ViewerType } from './viewer'

const AlertType = builder.objectRef<ShownAlert>('Alert').implement({
  description: 'Something that changed of what somebody follows, as they may read it now.',
  extensions: seenBy((asker: Subject | undefined, { sub }: ShownAlert) =>
    can(asker, 'read', { kind: 'own-record', of: sub }),
  ),
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.exposeString('kind'),
    nature: t.exposeString('nature', { description: 'new, or how an answer changed.' }),
    title: t.exposeString('title'),
    place: t.exposeString('place', { nullable: true }),
    path: t.exposeString('path'),
    because: t.stringList({ resolve: ({ because }) => because }),
    shownAt: t.field({ type: 'Moment', nullable: true, resolve: ({ shownAt }) => shownAt }),
    isRead: t.boolean({ resolve: ({ readAt }) => readAt !== null }),
  }),
})

type Letters = { state: (typeof letterStates)[number]; dueAt: Date | null; alerts: ShownAlert[] }

const LettersType = builder.objectRef<Letters>('Letters').implement({
  description: 'Whether letters reach somebody, and what the next one says as it stands.',
  extensions: seenWithParent,
  fields: (t) => ({
    state: t.exposeString('state', { description: letterStates.join(', ') }),
    dueAt: t.field({ type: 'Moment', nullable: true, resolve: ({ dueAt }) => dueAt }),
    alerts: t.field({ type: [AlertType], resolve: ({ alerts }) => alerts }),
  }),
})

const sourcesOf = async (context: Context): Promise<AlertSources> => ({
  items: await itemsOf(context),
  feed: context.sources.personal.feed,
  openBook: () => context.sources.navigator.open(),
})

async function readLetters(context: Context, locale: LocaleIn<'main'>): Promise<Letters> {
  const { sub } = askerOf(context)
  const { alerts, addresses, personal, grants } = context.sources
  const known = await addresses.find(sub)
  if (!known) return { state: 'no-address', dueAt: null, alerts: [] }
  if (known.endedAt) return { state: 'ended', dueAt: null, alerts: [] }
  if (known.refusedAt) return { state: 'refused', dueAt: null, alerts: [] }
  const findAddress = () => Promise.resolve(known.address)
  const waiting: Alert[] = await alerts.listWaiting(sub)
  const parts = { sources: await sourcesOf(context), personal, grants, findAddress }
  const shown = await prepareAlerts(parts, waiting, { sub, locale, now: context.now })
  return { state: 'open', dueAt: shown[0]?.mailAt ?? null, alerts: shown }
}

const localeArg = builder.args((t) => ({ locale: t.field({ type: 'Locale', required: true }) }))

builder.objectFields(ViewerType, (t) => ({
  alerts: t.field({
    type: [AlertType],
    description: `The newest first, at most ${mostAlerts}.`,
    args: localeArg,
    resolve: async (_viewer, { locale }, context) => {
      const shown = await context.sources.alerts.listShown(askerOf(context).sub, context.now)
      return showAlerts(await sourcesOf(context), shown, { subject: await context.subject(), locale })
    },
  }),
  letters: t.field({
    type: LettersType,
    args: localeArg,
    resolve: (_viewer, { locale }, context) => readLetters(context, locale),
  }),
}))

builder.mutationField('readAlerts', (t) =>
  t.field({
    type: ViewerType,
    description: 'Says that somebody has seen one, or all up to it. Said once more, it changes nothing.',
    extensions: byAnybodySignedIn,
    args: {
      key: t.arg({ type: 'Key', required: true }),
      alert: t.arg.id({ required: true }),
      isAlone: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, { alert: id, isAlone }, context) => {
      if (!/^[0-9a-f-]{36}$/.test(id)) throw notFound()
      const { sub } = askerOf(context)
      await context.sources.alerts.markRead(sub, { id, isAlone }, context.now)
      return { sub }
    },
  }),
)

builder.mutationField('resumeLetters', (t) =>
  t.field({
    type: ViewerType,
    description: 'Letters are sent again that were ended, or that the mail server refused. Of what comes from now on.',
    extensions: byAnybodySignedIn,
    args: { key: t.arg({ type: 'Key', required: true }) },
    resolve: async (_root, _args, context) => {
      const { sub } = askerOf(context)
      await context.sources.addresses.resume(sub)
      return { sub }
    },
  }),
)
