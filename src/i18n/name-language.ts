import { type Locale } from '../config/locales'
import { oncePerLocale } from './intl-locale'

const namesIn = oncePerLocale((locale) => new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }))

/** A language as readers of another call it, as it stands in a list. What was written before languages had codes stays as it was written. */
export function nameLanguage(locale: Locale, code: string): string {
  try {
    const name = namesIn(locale).of(code) ?? code
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  } catch (error) {
    if (error instanceof RangeError) return code
    throw error
  }
}
