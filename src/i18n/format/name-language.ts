import { type Locale } from '../../config/locales'
import { oncePerLocale } from './intl-locale'

const namesIn = oncePerLocale((locale) => new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }))

/** A language as readers of another call it. What was written before languages had codes stays as it was written. */
export function sayLanguage(locale: Locale, code: string): string {
  try {
    return namesIn(locale).of(code) ?? code
  } catch (error) {
    if (error instanceof RangeError) return code
    throw error
  }
}

/** The same as it stands in a list. */
export function nameLanguage(locale: Locale, code: string): string {
  const name = sayLanguage(locale, code)
  return name === code ? code : name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
