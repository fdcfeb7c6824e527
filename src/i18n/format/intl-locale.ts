import { type Locale, locales } from '../../config/locales'

/** The name of a locale's customs in Intl. Plain English is British: day before month, no comma before "and". */
export const toIntlLocale = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locales[locale].htmlLang)

/** Makes a formatter once for each locale; making one is slow. */
export function oncePerLocale<Formatter>(make: (intlLocale: string) => Formatter): (locale: Locale) => Formatter {
  const made = new Map<Locale, Formatter>()
  return (locale) => {
    const known = made.get(locale)
    if (known !== undefined) return known
    const formatter = make(toIntlLocale(locale))
    made.set(locale, formatter)
    return formatter
  }
}
