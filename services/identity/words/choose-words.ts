import { defaultLocale, type Locale, localesIn } from '../../../src/config/locales'
import { en, type Words } from './en'
import { frFr } from './fr-fr'
import { zhCn } from './zh-cn'

const all = { en, 'fr-fr': frFr, 'zh-cn': zhCn } satisfies Partial<Record<Locale, Words>>

export type PageLocale = keyof typeof all

export const pageLocales = localesIn('main').filter((locale): locale is PageLocale => Object.hasOwn(all, locale))

export const wordsOf = (locale: PageLocale): Words => all[locale]

/** The first language of a list such as `fr-CA, zh;q=0.5` that the pages speak. */
export function chooseLocale(...wishes: (string | null | undefined)[]): PageLocale {
  for (const wish of wishes.flatMap((list) => (list ?? '').toLowerCase().split(/[\s,]+/))) {
    const language = wish.replace(/[-;].*$/, '')
    const found = pageLocales.find((locale) => locale === wish || locale.replace(/-.*$/, '') === language)
    if (language !== '' && found) return found
  }
  return defaultLocale
}
