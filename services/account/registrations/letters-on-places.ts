import { isMainLocale } from '../../../src/forms/account-details'
import { registrationsPath } from '../../../src/forms/registration'
import { formatPeriod } from '../../../src/i18n/format-time'
import { desk, queueLetter } from '../outbox/queue-letter'
import { type SignedAddresses } from '../signed/signed-addresses'
import { editionOf } from './occasion'
import { type Happening, type OccasionNow, type Registration } from './registration'
import { type Tell } from './registrations'

/** Where whoever has the letter gives their place back, signed in or not. */
export const linksToPlaces =
  (signed: Pick<SignedAddresses, 'make'>, siteOrigin: string) =>
  ({ id }: { id: string }): string =>
    `${siteOrigin}${registrationsPath}/${signed.make('place', id, new Date())}`

type Parts = { linkOf: (registration: Registration) => string }

const kinds = {
  registered: 'place-registered',
  waiting: 'place-waiting',
  given: 'place-given',
  'moved-mode': 'place-moved',
  cancelled: 'place-cancelled',
  changed: 'place-changed',
  'called-off': 'place-called-off',
} as const satisfies Record<Happening, string>

/** Every change is another cause, and the same change told again is the same one. */
const causeOf = (happening: Happening, { id, version }: Registration, { sequence }: OccasionNow): string =>
  ['place', id, happening, version, sequence].join(' ')

/** Each registration is told to the person by mail, and what changes in the list of those who come to the desk. */
export const lettersOnPlaces =
  ({ linkOf }: Parts): Tell =>
  async (transaction, happening, { to, at }) => {
    const cause = causeOf(happening, to, at)
    const person = to.sub ?? `guest ${to.email.toLowerCase()}`
    const { locale } = to
    await queueLetter(transaction, {
      ...{ to: { person, address: to.email }, cause, locale, kind: kinds[happening] },
      data: { ...describe(at, to, locale), position: to.position, link: linkOf(to) },
    })
    if (happening === 'changed' || happening === 'called-off') return
    const { name, email, organisation, questions } = to
    await queueLetter(transaction, {
      ...{ to: desk, cause, locale: 'en', kind: 'place-for-desk' },
      data: { ...describe(at, to, 'en'), state: to.state, name, email, organisation, questions },
    })
  }

function describe({ facts }: OccasionNow, { mode, timeZone }: Registration, locale: string) {
  const { title, venue } = editionOf(facts, locale)
  const period = { start: facts.startsAt, end: facts.endsAt, timeZone: timeZone ?? facts.timeZone }
  const when = formatPeriod(isMainLocale(locale) ? locale : 'en', period)
  return { title, when, where: mode === 'in-person' ? (venue ?? '') : '' }
}
