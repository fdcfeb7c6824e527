import { defaultLocale, type Locale, locales, type LocaleSet } from '../config/locales'
import { type Menu } from '../content/menu'
import { sharedWords } from '../i18n/words'
import { type Address, isIn } from '../routes/address'
import { href, hrefOf } from '../routes/href'
import { type Frame } from '../shell/layout/layout'
import { planLanguages } from '../shell/plan-languages'
import { type Link } from '../ui/link'
import { findNearest } from './find-nearest'
import { linkTo, linkToEnglish } from './link-to'
import { type Reader } from './reader'

type Around = { address: Address; above: readonly Link[]; editions: readonly Address[] }

/** What stands around a page: the menus that editors keep, and its own languages. */
export function planFrame({ address, above, editions }: Around, read: Reader): Frame {
  const { locale } = read
  const set = setOf(address)
  return {
    locale,
    home: homeOf(set)(locale),
    navigation: navigationOf(findMenu(read, set === 'main' ? 'header' : 'graduate-header'), hrefOf(address), read),
    tools: contactOf(read),
    ...cookiePolicyOf(read),
    search: href('search', locale),
    account: accountOf(locale),
    languages: planLanguages({
      set,
      locale,
      alternates: pathsOf(editions),
      // A page of nothing is as far from any other; of each language it offers the beginning.
      nearestIn: (language) =>
        address.route === 'not-found'
          ? { href: homeOf(set)(language), isPart: true }
          : findNearest({ address, above }, language, read),
      homeOf: homeOf(set),
    }),
    footer: {
      statements: statementsOf(read),
      groups: groupsOf(findMenu(read, set === 'main' ? 'footer' : 'graduate-footer'), read),
    },
  }
}

/** A page that editors wrote, where it is live. */
const findPath = (route: 'contact-us' | 'cookie-policy', locale: Locale, read: Reader): string | undefined =>
  isIn(route, locale) ? read.at(href(route, locale as 'en'))?.path : undefined

function contactOf(read: Reader): Link[] {
  const { locale } = read
  const text = sharedWords(locale)('shell.contact')
  const own = findPath('contact-us', locale, read) ?? findGraduateContact(read)
  if (own !== undefined) return [{ href: own, text }]
  const english = findPath('contact-us', defaultLocale, read)
  return english === undefined ? [] : [{ href: english, text, hreflang: locales[defaultLocale].hreflang }]
}

const findGraduateContact = (read: Reader): string | undefined =>
  isIn('graduate-page', read.locale)
    ? read.at(href('graduate-page', read.locale as 'en', { kind: 'contact-us' }))?.path
    : undefined

/** Graduate pages have no legal pages of their own. */
function cookiePolicyOf(read: Reader): Pick<Frame, 'cookiePolicy'> {
  const path = findPath('cookie-policy', read.locale, read) ?? findPath('cookie-policy', defaultLocale, read)
  return path === undefined ? {} : { cookiePolicy: path }
}

/** Graduate pages have no sign-in of their own: it begins where it ends. */
function accountOf(locale: Locale): Frame['account'] {
  const isMain = isIn('sign-in', locale)
  return {
    href: isMain ? href('sign-in', locale as 'en') : href('auth', undefined),
    text: sharedWords(locale)('shell.sign-in'),
    ...(isMain ? { own: href('dashboard', locale as 'en') } : {}),
  }
}

const setOf = ({ route, locale = 'en' }: Address): LocaleSet =>
  route === 'graduates' || route === 'graduate-page' || !isIn('home', locale) ? 'graduate' : 'main'

const homeOf =
  (set: LocaleSet) =>
  (locale: Locale): string =>
    set === 'main' ? href('home', locale as 'en') : href('graduates', locale as 'en')

const pathsOf = (editions: readonly Address[]): Partial<Record<Locale, string>> =>
  Object.fromEntries(editions.map((edition) => [edition.locale, hrefOf(edition)])) as Partial<Record<Locale, string>>

const findMenu = (read: Reader, place: Menu['place']): Menu | undefined =>
  read.all('menu').find((menu) => menu.place === place)

function navigationOf(menu: Menu | undefined, path: string, read: Reader): Frame['navigation'] {
  return (menu?.entries ?? []).flatMap((entry) => {
    const link = linkTo(entry.target, read, entry.label)
    if (!link) return []
    const below = linksOf(entry.below, read)
    const isCurrent = [link, ...below].some((one) => path === one.href || path.startsWith(`${one.href}/`))
    return [{ ...link, isCurrent, below }]
  })
}

/** An entry with others below it heads a group; those that stand alone are one group together. */
function groupsOf(menu: Menu | undefined, read: Reader): Frame['footer']['groups'] {
  const entries = menu?.entries ?? []
  const alone = linksOf(
    entries.filter(({ below }) => below.length === 0),
    read,
  )
  const headed = entries
    .filter(({ below }) => below.length > 0)
    .map((entry) => ({ title: entry.label, links: linksOf([entry, ...entry.below], read) }))
  if (alone.length === 0) return headed
  return [...headed, { title: sharedWords(read.locale)('shell.legal-navigation'), links: alone }]
}

const linksOf = (entries: readonly Menu['entries'][number]['below'][number][], read: Reader): Link[] =>
  entries.flatMap(({ target, label }) => linkTo(target, read, label) ?? linkToEnglish(target, read, label) ?? [])

function statementsOf(read: Reader): string[] {
  const notice = read.all('legal-notice')[0]
  const regulated = notice && sharedWords(read.locale)('shell.sra-number', { number: notice.sraNumber })
  const settings = read.all('settings')[0]
  return [settings?.notice, settings?.claim, regulated].filter((statement) => statement !== undefined)
}
