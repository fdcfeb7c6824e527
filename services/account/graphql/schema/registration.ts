import { can, type Subject } from '../../../../src/access/can'
import { toMainLocale } from '../../../../src/forms/account-details'
import { toCertificateAddress } from '../../certificates/answer-certificate'
import { attendanceSubject, certifyAttendance } from '../../certificates/certify-attendance'
import { type OwnRegistration } from '../../registrations/find-places'
import { editionOf, modesOf, standingAt } from '../../registrations/occasion'
import { findWatch, toWatchAddress } from '../../watching/watched'
import { askerOf, type Context } from '../context'
import { conflict, invalid, notFound, refuse } from '../refusals'
import { byAnybodySignedIn, seenBy } from '../rules'
import { builder } from './builder'
import { ViewerType } from './viewer'

/** A registration in one language: its event is described in that. */
type Shown = OwnRegistration & { sub: string; locale: string }

const states = { registered: 'REGISTERED', waiting: 'WAITING', cancelled: 'CANCELLED' } as const
const StateType = builder.enumType('RegistrationState', { values: Object.values(states) })
const modes = { 'in-person': 'IN_PERSON', online: 'ONLINE' } as const
const ModeType = builder.enumType('AttendanceMode', { values: Object.values(modes) })

const RegistrationType = builder.objectRef<Shown>('Registration').implement({
  description: 'A place at an event, or one on its waiting list.',
  extensions: seenBy((asker: Subject | undefined, { sub }: Shown) =>
    can(asker, 'read', { kind: 'own-record', of: sub }),
  ),
  fields: (t) => ({
    id: t.exposeID('id'),
    version: t.exposeInt('version'),
    event: t.exposeID('event'),
    state: t.field({ type: StateType, resolve: ({ state }) => states[state] }),
    mode: t.field({ type: ModeType, resolve: ({ mode }) => modes[mode] }),
    otherMode: t.field({
      type: ModeType,
      nullable: true,
      description: 'How they could take part instead, while registration is open.',
      resolve: (own, _args, { now }) => findOtherMode(own, now),
    }),
    position: t.exposeInt('position', { nullable: true, description: 'On the waiting list, counted from 1.' }),
    title: t.string({ resolve: ({ at, locale }) => editionOf(at.facts, locale).title }),
    path: t.string({ resolve: ({ at, locale }) => editionOf(at.facts, locale).path }),
    venue: t.string({ nullable: true, resolve: ({ at, locale }) => editionOf(at.facts, locale).venue }),
    startsAt: t.string({ resolve: ({ at }) => at.facts.startsAt }),
    endsAt: t.string({ resolve: ({ at }) => at.facts.endsAt }),
    timeZone: t.string({ resolve: ({ at }) => at.facts.timeZone }),
    isCalledOff: t.boolean({ resolve: ({ at }) => at.facts.isCancelled }),
    certificate: t.string({
      nullable: true,
      description: 'Opens the certificate of those who came, for an hour.',
      resolve: (own, _args, context) => toOwnCertificate(own, context),
    }),
    watch: t.string({
      nullable: true,
      description: 'Opens the stream of what is about to begin, or the recording of what is over, for ten minutes.',
      resolve: (own, _args, { sources: { signed, screenings }, now }) => {
        const kind = findWatch(own, screenings, now)
        return kind ? toWatchAddress(signed, kind, { event: own.event, now }) : null
      },
    }),
    isPast: t.boolean({ resolve: ({ at }, _args, { now }) => at.facts.endsAt <= now.toISOString() }),
  }),
})

function toOwnCertificate(own: Shown, { sources, now }: Context) {
  if (!certifyAttendance(own, now)) return null
  const locale = toMainLocale(own.locale)
  return toCertificateAddress(sources.signed, { locale, subject: attendanceSubject(own), now })
}

function findOtherMode({ state, mode, at: { facts } }: Shown, now: Date) {
  if (state === 'cancelled' || standingAt(facts, now) !== 'open') return null
  const other = modesOf(facts).find((one) => one !== mode)
  return other === undefined ? null : modes[other]
}

const verifiedEmailOf = (context: Context) => askerOf(context).findVerifiedEmail()

builder.objectField(ViewerType, 'email', (t) =>
  t.string({
    nullable: true,
    description: 'The address that was verified; null where the sign-in provider tells none just now.',
    resolve: async (_viewer, _args, context) => (await verifiedEmailOf(context).catch(() => undefined)) ?? null,
  }),
)

builder.objectField(ViewerType, 'registrations', (t) =>
  t.field({
    type: [RegistrationType],
    description: 'What they registered for, the last to end first.',
    args: { locale: t.arg({ type: 'Locale', required: true }) },
    resolve: async (_viewer, { locale }, context) => {
      const { sub } = askerOf(context)
      const all = await context.sources.registrations.listOf(sub, await verifiedEmailOf(context))
      return all.map((one) => ({ ...one, sub, locale }))
    },
  }),
)

builder.mutationField('cancelRegistration', (t) =>
  t.field({
    type: RegistrationType,
    description: 'Gives a place back; the next in order has it. A place that was given back stays so.',
    extensions: byAnybodySignedIn,
    args: {
      key: t.arg({ type: 'Key', required: true }),
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      locale: t.arg({ type: 'Locale', required: true }),
    },
    resolve: async (_root, { id, version, locale }, context) => {
      const { sub } = askerOf(context)
      const { registrations } = context.sources
      const email = await verifiedEmailOf(context)
      const own = await registrations.findOf(sub, email, id)
      if (!own) throw notFound()
      if (own.state !== 'cancelled' && own.version !== version) throw conflict(own.version)
      const changed = await registrations.cancel(id)
      if ('refused' in changed) throw refuse('BAD_REQUEST', 'This event is over.')
      return { ...own, ...changed.registration, sub, locale }
    },
  }),
)

builder.mutationField('changeAttendance', (t) =>
  t.field({
    type: RegistrationType,
    description:
      'From the room to the stream or back, where there is a place. A refusal leaves the place that they have.',
    extensions: byAnybodySignedIn,
    args: {
      key: t.arg({ type: 'Key', required: true }),
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      mode: t.arg({ type: ModeType, required: true }),
      locale: t.arg({ type: 'Locale', required: true }),
    },
    resolve: async (_root, { id, version, mode, locale }, context) => {
      const { sub } = askerOf(context)
      const { registrations } = context.sources
      const own = await registrations.findOf(sub, await verifiedEmailOf(context), id)
      if (!own) throw notFound()
      const wanted = mode === 'ONLINE' ? 'online' : 'in-person'
      if (own.mode !== wanted && own.version !== version) throw conflict(own.version)
      const changed = await registrations.changeMode(id, wanted)
      if (!('refused' in changed)) return { ...own, ...changed.registration, sub, locale }
      throw changed.refused === 'full' ? invalid(['mode']) : refuse('BAD_REQUEST', 'This cannot be changed any more.')
    },
  }),
)
