import { type Locale } from '../../config/locales'
import { toIntlLocale } from './intl-locale'

export type PostalAddress = {
  street: readonly string[]
  city: string
  region?: string
  postcode?: string
  /** ISO 3166-1, two letters. */
  country: string
}

type Part = 'street' | 'city' | 'region' | 'postcode' | 'country'
type Order = readonly (readonly Part[])[]

const cityThenCode: Order = [['street'], ['city'], ['region'], ['postcode'], ['country']]
const codeBeforeCity: Order = [['street'], ['postcode', 'city'], ['country']]
const cityRegionCode: Order = [['street'], ['city', 'region', 'postcode'], ['country']]
const cityCode: Order = [['street'], ['city', 'postcode'], ['country']]
// Written in Chinese, an address goes from the large to the small, on one line.
const inward: Order = [['country', 'region', 'city', 'street'], ['postcode']]

/** The Universal Postal Union's order for each country in which the firm or its readers are. */
const orders: Readonly<Record<string, Order>> = {
  GB: cityThenCode,
  IE: cityThenCode,
  US: cityRegionCode,
  CA: cityRegionCode,
  AU: cityRegionCode,
  SG: cityCode,
  HK: cityThenCode,
  AE: cityThenCode,
  IN: cityCode,
}
const writtenInward = ['CN', 'HK', 'MO', 'TW']

const orderOf = (locale: Locale, country: string): Order =>
  locale === 'zh-cn' && writtenInward.includes(country) ? inward : (orders[country] ?? codeBeforeCity)

/** The lines of an envelope. */
export function toAddressLines(locale: Locale, address: PostalAddress): string[] {
  const country = new Intl.DisplayNames(toIntlLocale(locale), { type: 'region' }).of(address.country) ?? address.country
  const order = orderOf(locale, address.country)
  const separator = order === inward ? '' : order === cityRegionCode ? ', ' : ' '
  const read = (part: Part): readonly string[] => {
    if (part === 'street') return address.street
    const value = part === 'country' ? country : address[part]
    return value === undefined || value === '' ? [] : [value]
  }
  return order.flatMap((line) => {
    const texts = line.flatMap(read)
    if (line.length === 1) return texts
    const text = texts.join(separator)
    return text === '' ? [] : [text.replace(/, (?=\d[\d-]*$)/, ' ')]
  })
}
