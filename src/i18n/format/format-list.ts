import { type Locale } from '../../config/locales'
import { oncePerLocale } from './intl-locale'

const all = oncePerLocale((intlLocale) => new Intl.ListFormat(intlLocale, { type: 'conjunction' }))
const any = oncePerLocale((intlLocale) => new Intl.ListFormat(intlLocale, { type: 'disjunction' }))

/** A, B and C. */
export const formatList = (locale: Locale, items: readonly string[]): string => all(locale).format(items)

/** A, B or C. */
export const formatChoice = (locale: Locale, items: readonly string[]): string => any(locale).format(items)
