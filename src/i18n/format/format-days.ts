import { type Locale } from '../../config/locales'
import { sharedWords } from '../words'
import { formatDay } from './format-date'

const dayOfMonth = (isoDay: string): string => String(Number(isoDay.slice(8, 10)))
const monthOf = (isoDay: string): string => isoDay.slice(0, 7)

/** From one day of the calendar to another; what they share is said once: 3 to 5 December 2026. */
export function formatDays(locale: Locale, first: string, last: string): string {
  const words = sharedWords(locale)
  const [start, end] = [formatDay(locale, first), formatDay(locale, last)]
  if (first.slice(0, 10) === last.slice(0, 10)) return start
  if (monthOf(first) !== monthOf(last)) return words('date.range', { start, end })
  // Each language takes the blanks that it needs: the month stands last in Europe, first in China.
  const blanks = { start, end, from: dayOfMonth(first), to: dayOfMonth(last) }
  return words('date.days', blanks)
}
