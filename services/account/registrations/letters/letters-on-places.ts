import { defaultLocale } from '../../../../src/config/locales'
import { toMainLocale } from '../../../../src/forms/account-details'
import { registrationsPath } from '../../../../src/forms/registration'
import { formatPeriod } from '../../../../src/i18n/format/format-time'
import { type PlaceEntry } from '../../outbox/place-entries'
import { desk, queueLetter } from '../../outbox/queue-letter'
import { type SignedAddresses } from '../../signed/signed-addresses'
import { editionOf } from '../occasion'
import { type Happening, type OccasionNow, type Registration } from '../registration'
import { type Tell } from '../registrations'

export type PlaceLetters = {
  /** Where the reader of a letter gives their place back, signed in or not. */
  linkOf: (registration: Pick<Registration, 'id'>) => string
  siteOrigin: string
  clock?: () => Date
}

export const placeLetters = (signed: Pick<SignedAddresses, 'make'>, siteOrigin: string): PlaceLetters => ({
  linkOf: ({ id }) => `${siteOrigin}${registrationsPath}/${signed.make('place', id, new Date())}`,
  siteOrigin,
})

const kinds = {
  registered: 'place-registered',
  waiting: 'place-waiting',
  given: 'place-given',
  'moved-mode': 'place-moved',
  cancelled: 'place-cancelled',
  left: 'place-left',
  changed: 'place-changed',
  'called-off': 'place-called-off',
} as const satisfies Record<Happening, string>

const forDesk: ReadonlySet<Happening> = new Set(['registered', 'waiting', 'given', 'moved-mode', 'cancelled', 'left'])

/** Every change is another cause, and the same change told again is the same one. */
const causeOf = (happening: Happening, { id, version }: Registration, { sequence }: OccasionNow): string =>
  ['place', id, happening, version, sequence].join(' ')

/** Whom letters on a registration go to. */
export const personOf = ({ sub, email }: Pick<Registration, 'sub' | 'email'>): { person: string; address: string } => ({
  person: sub ?? `guest ${email.toLowerCase()}`,
  address: email,
})

/** Each registration is confirmed to the person by mail, and each change of the list of attendees to the desk. */
export const lettersOnPlaces =
  ({ linkOf, siteOrigin, clock = () => new Date() }: PlaceLetters): Tell =>
  async (transaction, happening, { to, at }) => {
    const cause = causeOf(happening, to, at)
    const { locale } = to
    // Nobody who waits has an entry yet, and none is made of what they may never attend.
    const hasEntry = to.state !== 'waiting' && happening !== 'left'
    const entry = hasEntry ? toEntry(to, at, { siteOrigin, now: clock() }) : undefined
    await queueLetter(transaction, {
      ...{ to: personOf(to), cause, locale, kind: kinds[happening] },
      data: { ...describePlace(at, to, locale), position: to.position, link: linkOf(to), entry },
    })
    if (!forDesk.has(happening)) return
    const { name, email, organisation, questions } = to
    await queueLetter(transaction, {
      ...{ to: desk, cause, locale: defaultLocale, kind: 'place-for-desk' },
      data: { ...describePlace(at, to, defaultLocale), state: to.state, name, email, organisation, questions },
    })
  }

/** What an event is called, and when and where it takes place on the clocks of the person. */
export function describePlace({ facts }: OccasionNow, { mode, timeZone }: Registration, locale: string) {
  const { title, venue } = editionOf(facts, locale)
  const period = { start: facts.startsAt, end: facts.endsAt, timeZone: timeZone ?? facts.timeZone }
  const when = formatPeriod(toMainLocale(locale), period)
  return { title, when, where: mode === 'in-person' ? (venue ?? '') : '' }
}

type Written = { siteOrigin: string; now: Date }

function toEntry(to: Registration, at: OccasionNow, { siteOrigin, now }: Written): PlaceEntry {
  const { title, where } = describePlace(at, to, to.locale)
  const { startsAt, endsAt, isCancelled } = at.facts
  return {
    ...{ title, where, startsAt, endsAt, changedAt: now.toISOString() },
    uid: `${to.id}@${new URL(siteOrigin).hostname}`,
    url: siteOrigin + encodeURI(editionOf(at.facts, to.locale).path),
    // Both only grow, so that a later letter is always the newer one.
    sequence: at.sequence + to.version - 1,
    isOver: isCancelled || to.state === 'cancelled',
    attendee: { name: to.name, email: to.email },
  }
}
