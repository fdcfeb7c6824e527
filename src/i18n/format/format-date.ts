import { type Locale } from '../../config/locales'
import { oncePerLocale } from './intl-locale'

const day = { day: 'numeric', timeZone: 'UTC' } as const
const styles = {
  /** Thursday 3 December 2026 */
  full: { ...day, weekday: 'long', month: 'long', year: 'numeric' },
  /** 3 December 2026 */
  long: { ...day, month: 'long', year: 'numeric' },
  /** 3 Dec 2026 */
  medium: { ...day, month: 'short', year: 'numeric' },
  /** 3 Dec */
  short: { ...day, month: 'short' },
  /** Thursday */
  weekday: { weekday: 'long', timeZone: 'UTC' },
  /** December 2026 */
  month: { month: 'long', year: 'numeric', timeZone: 'UTC' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof styles

const formats = Object.fromEntries(
  Object.entries(styles).map(([style, options]) => [
    style,
    oncePerLocale((intlLocale) => new Intl.DateTimeFormat(intlLocale, options)),
  ]),
) as Record<DateStyle, (locale: Locale) => Intl.DateTimeFormat>

/** The French call the first day of a month by its ordinal, and keep a day and its month on one line. */
const inFrench = (text: string): string =>
  text.replace(/(?<=^|\s)1(?=\s\p{L})/u, '1er').replace(/(?<=\d|\der) (?=\p{L})/gu, '\u00A0')

const settle = (locale: Locale, text: string): string => (locale === 'fr-fr' ? inFrench(text) : text)

/** A day of the calendar, such as 2026-12-03, which is the same everywhere. */
export const formatDay = (locale: Locale, isoDay: string, style: DateStyle = 'long'): string =>
  settle(locale, formats[style](locale).format(new Date(`${isoDay.slice(0, 10)}T00:00:00Z`)))
