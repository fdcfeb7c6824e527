import { defaultLocale, isLocale, type Locale } from '../config/locales'

/** The language in which a place of the page was written. */
export const localeOf = ({ dataset: { locale = '' } }: HTMLElement): Locale =>
  isLocale(locale) ? locale : defaultLocale
