import { can, type Subject } from '../../../../src/access/can'
import { toCalendarPath } from '../../calendar/answer-calendar'
import { type SecretAddress } from '../../signed/secret-addresses'
import { askerOf } from '../context'
import { byAnybodySignedIn, seenBy } from '../rules'
import { builder } from './builder'
import { ViewerType } from './viewer'

const CalendarAddressType = builder.objectRef<SecretAddress>('CalendarAddress').implement({
  description: 'Where calendar programs find the days of one person. Anyone who knows it reads them.',
  extensions: seenBy((asker: Subject | undefined, { sub }: SecretAddress) =>
    can(asker, 'read', { kind: 'own-record', of: sub }),
  ),
  fields: (t) => ({
    path: t.string({ resolve: ({ token }) => toCalendarPath(token) }),
    madeAt: t.field({ type: 'Moment', resolve: ({ madeAt }) => madeAt }),
  }),
})

const calendarOf = (sub: string) => ({ sub, purpose: 'calendar', about: '' }) as const

builder.objectField(ViewerType, 'calendarAddress', (t) =>
  t.field({
    type: CalendarAddressType,
    nullable: true,
    description: 'None until they make one.',
    resolve: (_viewer, _args, context) => context.sources.secrets.find(calendarOf(askerOf(context).sub)),
  }),
)

builder.mutationField('replaceCalendarAddress', (t) =>
  t.field({
    type: CalendarAddressType,
    description: 'Makes an address, in the language that is wanted. The one before is dead at once.',
    extensions: byAnybodySignedIn,
    args: { key: t.arg({ type: 'Key', required: true }), locale: t.arg({ type: 'Locale', required: true }) },
    resolve: (_root, { key, locale }, context) =>
      context.sources.secrets.replace(calendarOf(askerOf(context).sub), { key, locale }, context.now),
  }),
)
