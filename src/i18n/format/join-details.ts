import { type Locale } from '../../config/locales'
import { toOneLine } from '../one-line'
import { typeset } from '../typeset'

/** What there is to say of a thing, in a row: partner, London. */
export const joinDetails = (locale: Locale, details: readonly (string | undefined)[]): string =>
  typeset(
    locale,
    details.flatMap((detail) => (detail === undefined || detail === '' ? [] : [toOneLine(locale, detail)])).join(', '),
  )
