import { type Locale } from '../../config/locales'
import { sharedWords } from '../words'
import { type DateStyle, formatDay } from './format-date'
import { toIntlLocale } from './intl-locale'

/** A moment and the time zone (as the IANA names it) on whose clocks it is read. */
export type Moment = { instant: string; timeZone: string }

type Clock = { day: string; hour: string; minute: string }

// Making one takes longer than all that it is then asked.
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${options.timeZone} ${options.timeZoneName}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}

const ofClock: Intl.DateTimeFormatOptions = {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
}

function readClock({ instant, timeZone }: Moment): Clock {
  const parts = formatOf('en-GB', { ...ofClock, timeZone }).formatToParts(new Date(instant))
  const read = (wanted: Intl.DateTimeFormatPartTypes): string => parts.find(({ type }) => type === wanted)?.value ?? ''
  return { day: `${read('year')}-${read('month')}-${read('day')}`, hour: read('hour'), minute: read('minute') }
}

function nameZone(locale: Locale, { instant, timeZone }: Moment): string {
  const format = formatOf(toIntlLocale(locale), { timeZone, timeZoneName: 'short' })
  const parts = format.formatToParts(new Date(instant))
  const name = (parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone).replace(/\+0$/, '')
  // French counts every zone from UTC; what clocks show in London in winter is named as in the other languages.
  return timeZone === 'UTC' ? name : name.replace(/^UTC/, 'GMT')
}

function sayTime(locale: Locale, { hour, minute }: Pick<Clock, 'hour' | 'minute'>): string {
  const time = sharedWords(locale)('date.time', { hour, minute })
  // The Imprimerie nationale writes no zero that says nothing: 9 h 05, 10 h.
  return locale === 'fr-fr' ? time.replace(/^0/, '').replace(/\s00$/, '') : time
}

/** The same for a clock's own figures: 09:30. */
export const formatClock = (locale: Locale, figures: string): string => {
  const [hour = '', minute = ''] = figures.split(':')
  return sayTime(locale, { hour, minute })
}

/** 12:30 */
export const formatTime = (locale: Locale, moment: Moment): string => sayTime(locale, readClock(moment))

/** The calendar's day at that moment in that zone. */
export const dayOf = (moment: Moment): string => readClock(moment).day

/** Whether clocks in two zones show the same then. */
export function isSameTime(instant: string, ...zones: [one: string, other: string]): boolean {
  const [one, other] = zones.map((timeZone) => Object.values(readClock({ instant, timeZone })).join())
  return one === other
}

/** Thursday 3 December 2026, 12:30 GMT */
export function formatMoment(locale: Locale, moment: Moment, style: DateStyle = 'full'): string {
  const words = sharedWords(locale)
  const clock = readClock(moment)
  const time = words('date.in-zone', { time: sayTime(locale, clock), zone: nameZone(locale, moment) })
  return words('date.at', { date: formatDay(locale, clock.day, style), time })
}

export type Period = { start: string; end: string; timeZone: string }

/** 12:30 to 13:45 GMT, for a period that ends on the day on which it began. */
export function formatTimes(locale: Locale, { start, end, timeZone }: Period): string {
  const words = sharedWords(locale)
  const from = formatTime(locale, { instant: start, timeZone })
  const to = formatTime(locale, { instant: end, timeZone })
  const zone = nameZone(locale, { instant: start, timeZone })
  return words('date.in-zone', { time: words('date.range', { start: from, end: to }), zone })
}

/** Thursday 3 December 2026, 12:30 to 13:45 GMT; with both days where they differ. */
export function formatPeriod(locale: Locale, period: Period): string {
  const words = sharedWords(locale)
  const first = { instant: period.start, timeZone: period.timeZone }
  const last = { instant: period.end, timeZone: period.timeZone }
  if (dayOf(first) !== dayOf(last)) {
    return words('date.range', { start: formatMoment(locale, first), end: formatMoment(locale, last) })
  }
  return words('date.at', { date: formatDay(locale, dayOf(first), 'full'), time: formatTimes(locale, period) })
}
