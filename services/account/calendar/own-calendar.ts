import { can, type Subject } from '../../../src/access/can'
import { type LocaleIn, locales } from '../../../src/config/locales'
import { type LetterWords, letterWords } from '../../../src/i18n/letter-words'
import { type Addresses } from '../alerts/addresses'
import { findFollowed } from '../alerts/find-followed'
import { type NavigatorBook } from '../navigator/book/book'
import { type ConsultationDay, type LawDay, type ReviewDay } from '../navigator/law/days'
import { type Grants } from '../people/grants'
import { type Personal } from '../records/personal'
import { type OwnRegistration } from '../registrations/find-places'
import { describePlace } from '../registrations/letters/letters-on-places'
import { editionOf } from '../registrations/occasion'
import { type OwnRegistrations } from '../registrations/own-registrations'
import { type CalendarEntry, writeCalendar } from './write-calendar'

export type CalendarParts = {
  registrations: Pick<OwnRegistrations, 'listOf'>
  addresses: Pick<Addresses, 'find'>
  personal: Pick<Personal, 'follows' | 'interests'>
  grants: Pick<Grants, 'permissionsOf'>
  /** Half of the grants would take entries out of people's calendars. */
  isWhole: () => boolean
  /** Undefined as long as the log was not read to its end. */
  openBook: () => Promise<NavigatorBook | undefined>
  siteOrigin: string
}

type Owner = { sub: string; locale: LocaleIn<'main'> }
type Telling = { locale: LocaleIn<'main'>; words: LetterWords; siteOrigin: string }

const keptDays = 90
const dayMs = 86_400_000
const refreshHours = 6

/**
 * Everything of somebody's that has a day: their places at events, and the law, reviews and consultations of the jurisdictions that
 * they follow.
 * Undefined as long as it is not known whole. Other people's machines keep calendars, so no entry says what only subscribers read.
 */
export async function writeOwnCalendar(
  parts: CalendarParts,
  { sub, locale }: Owner,
  now: Date,
): Promise<string | undefined> {
  const book = await parts.openBook()
  if (!book || !parts.isWhole()) return undefined
  const known = await parts.addresses.find(sub)
  const email = known?.refusedAt === null ? known.address : undefined
  const [registrations, followed, permissions] = await Promise.all([
    parts.registrations.listOf(sub, email),
    findFollowed(parts.personal, sub),
    parts.grants.permissionsOf({ sub, findVerifiedEmail: () => Promise.resolve(email) }, now),
  ])
  const from = new Date(now.getTime() - keptDays * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length)
  const { laws, reviews, consultations } = await book.daysAhead({
    locale,
    jurisdictions: jurisdictionsIn(followed),
    from,
  })
  const reader: Subject = { sub, permissions }
  const isRead = ({ permission: service }: LawDay) => can(reader, 'read', { kind: 'navigator', service }).allow
  const words = letterWords(locale)
  const telling = { locale, words, siteOrigin: parts.siteOrigin }
  return writeCalendar({
    ...{ lang: locales[locale].htmlLang, name: words('calendar.name'), method: 'PUBLISH', refreshHours },
    entries: [
      ...registrations.map((one) => ofRegistration(one, telling)),
      ...laws.filter(isRead).map((one) => ofLaw(one, telling)),
      ...reviews.map((one) => ofReview(one, telling)),
      ...consultations.map((one) => ofConsultation(one, telling)),
    ],
  })
}

const jurisdictionName = /^nav-jurisdiction-(\d+)$/

const jurisdictionsIn = (followed: ReadonlySet<string>): ReadonlySet<number> =>
  new Set([...followed].flatMap((name) => jurisdictionName.exec(name)?.[1] ?? []).map(Number))

const uidOf = (name: string, { siteOrigin }: Telling): string => `${name}@${new URL(siteOrigin).hostname}`

const newestOf = (moments: readonly (Date | null)[]): Date =>
  new Date(Math.max(...moments.map((one) => one?.getTime() ?? 0)))

/** The same entry as the one in the letters about this place. */
function ofRegistration(own: OwnRegistration, telling: Telling): CalendarEntry {
  const { at, state, version, madeAt, givenAt, cancelledAt } = own
  const { title, where } = describePlace(at, own, telling.locale)
  const { startsAt, endsAt, isCancelled } = at.facts
  const isWaiting = state === 'waiting'
  return {
    uid: uidOf(own.id, telling),
    title: isWaiting ? telling.words('calendar.waiting', { title }) : title,
    ...(where === '' ? {} : { place: where }),
    url: telling.siteOrigin + encodeURI(editionOf(at.facts, telling.locale).path),
    when: { starts: new Date(startsAt), ends: new Date(endsAt) },
    changedAt: newestOf([new Date(at.changedAt), madeAt, givenAt, cancelledAt]),
    sequence: at.sequence + version - 1,
    isCancelled: isCancelled || state === 'cancelled',
    isOpen: isWaiting,
  }
}

function ofLaw({ service, jurisdiction, day, answers, changedAt }: LawDay, telling: Telling): CalendarEntry {
  return {
    uid: uidOf(`law-${service.id}-${jurisdiction.id}-${day}`, telling),
    title: telling.words('calendar.law', { place: jurisdiction.name }),
    description: telling.words('calendar.law-text', { service: service.name, count: answers }),
    url: telling.siteOrigin + encodeURI(jurisdiction.path),
    when: { day },
    changedAt,
  }
}

/** One entry for each jurisdiction, which moves on when its answers have been reviewed. */
const ofReview = ({ jurisdiction, day, reviewedOn }: ReviewDay, telling: Telling): CalendarEntry => ({
  uid: uidOf(`review-${jurisdiction.id}`, telling),
  title: telling.words('calendar.review', { place: jurisdiction.name }),
  description: telling.words('calendar.review-text', { place: jurisdiction.name }),
  url: telling.siteOrigin + encodeURI(jurisdiction.path),
  when: { day },
  changedAt: new Date(reviewedOn),
})

/** A day that is put off moves the entry. */
const ofConsultation = (asked: ConsultationDay, telling: Telling): CalendarEntry => {
  const { key, jurisdiction, day, title, authority, changedAt } = asked
  return {
    uid: uidOf(`consultation-${key}`, telling),
    title: telling.words('calendar.consultation', { place: jurisdiction.name, title }),
    description: telling.words('calendar.consultation-text', { authority }),
    url: telling.siteOrigin + encodeURI(jurisdiction.path),
    when: { day },
    changedAt: new Date(changedAt),
  }
}
