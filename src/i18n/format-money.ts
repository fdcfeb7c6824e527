import { type Locale } from '../config/locales'
import { toIntlLocale } from './intl-locale'

const manyFrom = 1_000_000

const exact = { trailingZeroDisplay: 'stripIfInteger' }
const round = { notation: 'compact', maximumSignificantDigits: 3 }

/** In full below a million; above, as the press writes it: £1.2bn. */
export function formatMoney(locale: Locale, amount: number, currency: string): string {
  const precision = Math.abs(amount) < manyFrom ? exact : round
  return new Intl.NumberFormat(toIntlLocale(locale), {
    style: 'currency',
    currency,
    ...precision,
  } as Intl.NumberFormatOptions).format(amount)
}
