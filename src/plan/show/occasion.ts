import { type Locale } from '../../config/locales'
import { type Event } from '../../content/event'
import { formatDay } from '../../i18n/format/format-date'
import { dayOf, formatPeriod, formatTimes, isSameTime, type Period } from '../../i18n/format/format-time'
import { mainWords, sharedWords } from '../../i18n/words'
import { type Address } from '../../routes/address'
import { type Reader } from '../store/reader'

/** Whether and how somebody can come; the first that is true. */
export type Standing = 'cancelled' | 'past' | 'not-yet' | 'closed' | 'open'

export function standingOf(event: Event, read: Reader): Standing {
  const { state, endsAt, registrationOpens, registrationCloses } = event
  if (state === 'cancelled') return 'cancelled'
  if (read.isPast(endsAt)) return 'past'
  if (registrationCloses !== undefined && read.isPast(registrationCloses)) return 'closed'
  if (registrationOpens !== undefined && !read.isPast(registrationOpens)) return 'not-yet'
  return 'open'
}

/** The same, in words. */
export function sayStanding(event: Event, read: Reader): string {
  const words = mainWords(read.locale as Address<'event'>['locale'])
  const standing = standingOf(event, read)
  switch (standing) {
    case 'cancelled':
    case 'past':
    case 'closed':
      return words(`event.${standing}`)
    case 'not-yet':
      return words('event.opens', { date: formatDay(read.locale, opensOn(event)) })
    case 'open':
      return words('event.scheduled')
  }
}

const opensOn = ({ registrationOpens = '', timeZone }: Event): string => dayOf({ instant: registrationOpens, timeZone })

export type Times = {
  iso: string
  zone: string
  /** The day of the month, then what else there is to say of the date. */
  day: string
  rest: string[]
  /** On the clocks of the venue, in one line; and on those by which readers elsewhere count. */
  own: string
  universal: string | undefined
}

export function showTimes({ startsAt, endsAt, timeZone }: Event, { locale }: Reader): Times {
  const period = { start: startsAt, end: endsAt, timeZone }
  const first = dayOf({ instant: startsAt, timeZone })
  const isOneDay = first === dayOf({ instant: endsAt, timeZone })
  const own = formatPeriod(locale, period)
  return {
    iso: startsAt,
    zone: timeZone,
    day: String(Number(first.slice('YYYY-MM-'.length))),
    rest: [formatDay(locale, first, 'month'), isOneDay ? onWeekday(first, period, locale) : own],
    own,
    universal: isUniversal(startsAt, timeZone) ? undefined : inUniversal(period, locale),
  }
}

/** Thursday, 12:30 to 13:45 GMT: the day of the month is said already. */
const onWeekday = (day: string, period: Period, locale: Locale): string =>
  sharedWords(locale)('date.on-weekday', { day: formatDay(locale, day, 'weekday'), times: formatTimes(locale, period) })

/** The times alone, where the day is the same in both. */
function inUniversal(period: Period, locale: Locale): string {
  const universal = { ...period, timeZone: 'UTC' }
  const days = [period, universal].flatMap(({ start, end, timeZone }) =>
    [start, end].map((instant) => dayOf({ instant, timeZone })),
  )
  return new Set(days).size === 1 ? formatTimes(locale, universal) : formatPeriod(locale, universal)
}

/** Whether clocks there show universal time on that day, as London's do in winter. */
const isUniversal = (instant: string, timeZone: string): boolean => isSameTime(instant, timeZone, 'UTC')

export const soonestFirst = (events: readonly Event[]): Event[] =>
  [...events].sort((one, other) => Number(one.startsAt > other.startsAt) - Number(one.startsAt < other.startsAt))

/** Those that are still to come and are not called off, the soonest first. */
export const upcomingAmong = (events: readonly Event[], read: Reader): Event[] =>
  soonestFirst(events.filter(({ endsAt, state }) => state !== 'cancelled' && !read.isPast(endsAt)))
