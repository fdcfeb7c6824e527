import { type Locale } from '../../../src/config/locales'

/** Days are written at noon, so that they are the same day in every time zone in which the firm has an office. */
const noon = 'T12:00:00.000Z'
const dayMs = 86_400_000

export const dayAt = (day: string): string => `${day}${noon}`

/** The day so many days after another; before it, when the number is negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(dayAt(day)) + days * dayMs).toISOString().slice(0, 10)
}

export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs

/** As a sentence says it: "March 2026", "mars 2026", "2026年3月". */
export const tellMonth = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(dayAt(day)))

export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(dayAt(day)).getUTCDay())

// Days of the year on which no office of the firm publishes anything.
const holidays = ['01-01', '12-25']

/** The next day on which offices are open. */
export function toWorkday(day: string): string {
  let found = day
  while (isWeekend(found) || holidays.includes(found.slice(5))) found = addDays(found, 1)
  return found
}

const chineseDay = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric', timeZone: 'UTC' })

/** The first week of the Chinese year and the two days before: the moon of 2027 makes calendars differ by a day. */
function isChineseNewYear(day: string): boolean {
  const tell = (one: string): string => chineseDay.format(new Date(dayAt(one)))
  return [1, 2].some((days) => tell(addDays(day, days)) === '1/1') || /^1\/[1-7]$/.test(tell(day))
}

/** Easter Sunday of a year between 1900 and 2099, by the rule of Gauss. */
function findEaster(year: number): string {
  const moon = (19 * (year % 19) + 24) % 30
  const week = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7
  const isLate = (moon === 29 && week === 6) || (moon === 28 && week === 6 && year % 19 > 10)
  return addDays(`${String(year)}-03-22`, moon + week - (isLate ? 7 : 0))
}

function isFeast(day: string): boolean {
  const afterEaster = daysBetween(findEaster(Number(day.slice(0, 4))), day)
  const isAroundNewYear = day.slice(5) >= '12-24' || day.slice(5) <= '01-03'
  return isAroundNewYear || (afterEaster >= -2 && afterEaster <= 1) || isChineseNewYear(day)
}

/** The workday, or the next one in that direction, on which nobody is away for a feast of any place with an office. */
export function toEventDay(day: string, step: 1 | -1): string {
  let found = toWorkday(day)
  while (isFeast(found) || toWorkday(found) !== found) found = addDays(found, step)
  return found
}

/** A clock time of a place, as the moment that it is. */
export function momentAt(day: string, time: string, timeZone: string): string {
  const asUtc = Date.parse(`${day}T${time}:00.000Z`)
  const shown = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  }).formatToParts(asUtc)
  const part = (type: string): string => shown.find((one) => one.type === type)?.value ?? '00'
  const local = Date.parse(
    `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}.000Z`,
  )
  return new Date(asUtc - (local - asUtc)).toISOString()
}
