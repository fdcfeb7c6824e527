import { type Locale } from '../../config/locales'
import { oncePerLocale } from '../../i18n/format/intl-locale'

const times = oncePerLocale((intlLocale) => new Intl.DateTimeFormat(intlLocale, { timeStyle: 'short' }))

/** The time on the reader's own clock. */
export const sayTime = (locale: Locale, moment: Date): string => times(locale).format(moment)

const moments = oncePerLocale(
  (intlLocale) => new Intl.DateTimeFormat(intlLocale, { dateStyle: 'medium', timeStyle: 'short' }),
)

/** The day and the time on the reader's own clock. */
export const sayMoment = (locale: Locale, moment: string): string => moments(locale).format(new Date(moment))
