import { type Locale } from '../../config/locales'
import { oncePerLocale } from '../../i18n/intl-locale'

const times = oncePerLocale((intlLocale) => new Intl.DateTimeFormat(intlLocale, { timeStyle: 'short' }))

/** The time on the reader's own clock. */
export const sayTime = (locale: Locale, moment: Date): string => times(locale).format(moment)
