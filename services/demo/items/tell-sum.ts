import { type Locale } from '../../../src/config/locales'

export type Sum = { value: number; currency: 'GBP' | 'EUR' | 'USD' }

const signs = { GBP: '£', EUR: '€', USD: '$' }
const french = { GBP: 'de livres sterling', EUR: 'd’euros', USD: 'de dollars' }
const chinese = { GBP: '英镑', EUR: '欧元', USD: '美元' }

/** A sum of some millions as a sentence says it: "€340 million", "340 millions d’euros", "3.4亿欧元". */
export function tellSum({ value, currency }: Sum, locale: Locale): string {
  const millions = value / 1_000_000
  if (locale === 'fr-fr') return `${millions} millions ${french[currency]}`
  if (locale !== 'zh-cn') return `${signs[currency]}${millions} million`
  const amount = millions < 100 ? `${millions * 100}万` : `${millions / 100}亿`
  return `${amount}${chinese[currency]}`
}
