import { defaultLocale, locales, localesIn, type Locale, type LocaleSet } from '../config/locales'
import { routeOf, type Address } from './address'
import { hrefOf } from './href'

export type Alternate = { hreflang: string; path: string }

const inLocale = (addresses: readonly Address[], locale: Locale): Address | undefined =>
  addresses.find((address) => address.locale === locale)

function setsOf(editions: readonly Address[]): Set<LocaleSet> {
  return new Set(editions.flatMap(({ route }) => routeOf(route).sets))
}

/**
 * The hreflang list of one item or fixed page, from all its live editions: the same list stands on each of them, so
 * every page names itself and is named back. A page that search engines may not list has none.
 */
export function alternatesOf(editions: readonly Address[]): Alternate[] {
  const listed = editions.filter(({ route }) => routeOf(route).indexed)
  const [set, ...others] = setsOf(listed)
  if (set === undefined) return []
  if (others.length > 0) throw new Error('The main site and the graduate pages are no translations of each other')
  if (new Set(listed.map(({ locale }) => locale)).size < listed.length) {
    throw new Error(`Two editions in one language: ${listed.map(hrefOf).join(', ')}`)
  }
  const alternates = localesIn(set).flatMap((locale) => {
    const edition = inLocale(listed, locale)
    return edition ? [{ hreflang: locales[locale].hreflang, path: hrefOf(edition) }] : []
  })
  const english = inLocale(listed, defaultLocale)
  return english ? [...alternates, { hreflang: 'x-default', path: hrefOf(english) }] : alternates
}

export type LanguageChoice = {
  locale: Locale
  path: string
  isCurrent: boolean
  /** Whether the link leads to this page in that language, or to that language's home since there is no such page. */
  isAvailable: boolean
}

/** The links of the language switch. A language without this page and without a live home is left out: no link is dead. */
export function languageChoices(
  current: Address,
  live: { editions: readonly Address[]; homes: readonly Address[] },
): LanguageChoice[] {
  const set = routeOf(current.route).sets.find((one) => localesIn(one).some((locale) => locale === current.locale))
  if (set === undefined) return []
  const homes = live.homes.filter(({ route }) => routeOf(route).sets.includes(set))
  return localesIn(set).flatMap((locale) => {
    const edition = inLocale(live.editions, locale)
    const target = edition ?? inLocale(homes, locale)
    if (!target) return []
    const isCurrent = locale === current.locale
    return [{ locale, path: hrefOf(target), isCurrent, isAvailable: edition !== undefined }]
  })
}
