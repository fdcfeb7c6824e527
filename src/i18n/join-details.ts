import { type Locale } from '../config/locales'
import { typeset } from './typeset'

/** What there is to say of a thing, in a row: partner, London. */
export const joinDetails = (locale: Locale, details: readonly (string | undefined)[]): string =>
  typeset(locale, details.filter((detail) => detail !== undefined && detail !== '').join(', '))
