import { type Locale } from '../../config/locales'
import { oncePerLocale } from './intl-locale'

const number = oncePerLocale((intlLocale) => new Intl.NumberFormat(intlLocale))
const percent = oncePerLocale((intlLocale) => new Intl.NumberFormat(intlLocale, { style: 'percent' }))
const kilometres = oncePerLocale(
  (intlLocale) => new Intl.NumberFormat(intlLocale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 }),
)

export const formatNumber = (locale: Locale, value: number): string => number(locale).format(value)

/** A share between 0 and 1. */
export const formatPercent = (locale: Locale, share: number): string => percent(locale).format(share)

export const formatKilometres = (locale: Locale, distance: number): string => kilometres(locale).format(distance)

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const
const sizes = units.map((unit) =>
  oncePerLocale(
    (intlLocale) => new Intl.NumberFormat(intlLocale, { style: 'unit', unit, maximumSignificantDigits: 2 }),
  ),
)

/** The size of a file, to two figures. */
export function formatBytes(locale: Locale, bytes: number): string {
  const power = Math.min(Math.max(Math.floor(Math.log10(bytes) / 3), 1), units.length)
  return sizes[power - 1]?.(locale).format(bytes / 1000 ** power) ?? ''
}
