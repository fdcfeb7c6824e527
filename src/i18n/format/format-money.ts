import { type Locale } from '../../config/locales'
import { toIntlLocale } from './intl-locale'

const manyFrom = 1_000_000

const exact = { trailingZeroDisplay: 'stripIfInteger' }
const round = { notation: 'compact', maximumSignificantDigits: 3 }

/** Many countries count in dollars and say whose; French says it of the pound too, which its readers take for London's. */
const signOf = (currency: string): object => ({ currencyDisplay: currency === 'GBP' ? 'narrowSymbol' : 'symbol' })

/** The French press sets the unit and its sign as one: 1,2 Md€. A currency without a sign stays a word: 1,2 Md AED. */
const inFrench = (text: string): string => text.replace(/\s(?=Md?\s)/u, '\u202F').replace(/(?<=\sMd?)\s(?=\p{Sc})/u, '')

/** In full below a million; above, as the press writes it: £1.2bn. */
export function formatMoney(locale: Locale, amount: number, currency: string): string {
  const precision = Math.abs(amount) < manyFrom ? exact : round
  const text = new Intl.NumberFormat(toIntlLocale(locale), {
    style: 'currency',
    currency,
    ...signOf(currency),
    ...precision,
  } as Intl.NumberFormatOptions).format(amount)
  return locale === 'fr-fr' ? inFrench(text) : text
}
