import { type Locale } from '../config/locales'
import { oncePerLocale } from './format/intl-locale'

const collator = oncePerLocale((intlLocale) => new Intl.Collator(intlLocale, { sensitivity: 'base', numeric: true }))

/** The order of an alphabetical list in a language: accents aside, Chinese by its pinyin. */
export const compareTexts =
  (locale: Locale) =>
  (one: string, other: string): number =>
    collator(locale).compare(one, other)
