import { can, type Subject } from '../../../../src/access/can'
import { type EventKind, type KeptEvent } from '../../events/events'
import { askerOf, type Context } from '../context'
import { invalid } from '../refusals'
import { byAnybodySignedIn, seenBy } from '../rules'
import { builder } from './builder'

const kinds = {
  'own-changed': 'OWN_CHANGED',
  'request-made': 'REQUEST_MADE',
  'request-answered': 'REQUEST_ANSWERED',
  'grant-begun': 'GRANT_BEGUN',
  'grant-ended': 'GRANT_ENDED',
  'space-changed': 'SPACE_CHANGED',
  alert: 'ALERT',
  'alerts-read': 'ALERTS_READ',
} as const satisfies Record<EventKind, string>

const Kind = builder.enumType('EventKind', { values: Object.values(kinds) })

export const EventType = builder.objectRef<KeptEvent>('Event').implement({
  description: 'Something that happened for a person. Each person’s events are numbered one after the other.',
  extensions: seenBy((asker: Subject | undefined, { sub }: KeptEvent) =>
    can(asker, 'read', { kind: 'own-record', of: sub }),
  ),
  fields: (t) => ({
    number: t.exposeInt('number'),
    kind: t.field({ type: Kind, resolve: ({ kind }) => kinds[kind] }),
    about: t.exposeString('about', {
      description: 'The request, the grant or the space, by its number; or what changed, by the name of the change.',
    }),
    page: t.exposeString('page', { nullable: true, description: 'The open page that made the change, if one did.' }),
    at: t.field({ type: 'Moment', resolve: ({ at }) => at }),
  }),
})

export const mostEvents = 100

type Page = { after?: number | null | undefined; first?: number | null | undefined }

export async function listEvents(context: Context, { after, first }: Page): Promise<KeptEvent[]> {
  const most = first ?? mostEvents
  if (most < 1 || most > mostEvents) throw invalid(['first'])
  if (!isNumber(after ?? 0)) throw invalid(['after'])
  return context.sources.events.listOf(askerOf(context).sub, { after: after ?? undefined, most })
}

const isNumber = (after: number): boolean => after >= 0

builder.subscriptionType({})

builder.subscriptionField('news', (t) =>
  t.field({
    type: EventType,
    description: 'Each event of the asker after a number: those that there are, and then each as it happens.',
    extensions: byAnybodySignedIn,
    args: { after: t.arg.int({ required: true }) },
    subscribe: (_root, { after }, context) => {
      if (!isNumber(after)) throw invalid(['after'])
      return context.sources.news.follow(askerOf(context).sub, after)
    },
    resolve: (event: KeptEvent) => event,
  }),
)
