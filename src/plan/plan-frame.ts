import { defaultLocale, type Locale, type LocaleSet, toLocaleIn } from '../config/locales'
import { type LegalNotice } from '../content/legal-notice'
import { type LinkTarget } from '../content/link-target'
import { type Menu } from '../content/menu'
import { sharedWords } from '../i18n/words'
import { type Address, isIn } from '../routes/address'
import { href, hrefOf } from '../routes/href'
import { type Frame } from '../shell/layout/layout'
import { planLanguages } from '../shell/plan-languages'
import { type Link } from '../ui/link'
import { findNearest } from './parts/find-nearest'
import { linkOrEnglish, linkTo, sayEnglish } from './parts/link-to'
import { findBadge, type Statement, tellRegulation } from './parts/tell-regulation'
import { defineOnceEach } from './store/once'
import { type Reader } from './store/reader'

type Around = { address: Address; above: readonly Link[]; editions: readonly Address[] }

/** What is the same around every page of a language and set. */
const sharedFrame = defineOnceEach('frame', (read: Reader, set: LocaleSet) => ({
  home: homeOf(set)(read.locale),
  menu: menuOf(findMenu(read, set === 'main' ? 'header' : 'graduate-header'), read),
  around: {
    tools: contactOf(read),
    ...cookiePolicyOf(read),
    search: href('search', read.locale),
    ...accountOf(read.locale),
  },
  footer: {
    statements: statementsOf(read),
    ...badgeOf(read),
    groups: groupsOf(findMenu(read, set === 'main' ? 'footer' : 'graduate-footer'), read),
  },
}))

/** What stands around a page: the menus that editors keep, and its own languages. */
export function planFrame({ address, above, editions }: Around, read: Reader): Frame {
  const { locale } = read
  const set = setOf(address)
  const { home, menu, around, footer } = read.once(sharedFrame(set))
  return {
    locale,
    home,
    navigation: navigationOf(menu, hrefOf(address)),
    ...around,
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
    footer,
  }
}

/** A page that editors wrote, where it is live in the language of its reader. */
const findPath = (route: 'contact-us' | 'cookie-policy', read: Reader): string | undefined =>
  isIn(route, read.locale) ? read.at(href(route, read.locale))?.path : undefined

function contactOf(read: Reader): Link[] {
  const text = sharedWords(read.locale)('shell.contact')
  return linkOrEnglish(read, (own) => toLink(findPath('contact-us', own) ?? findGraduateContact(own), text))
}

const findGraduateContact = (read: Reader): string | undefined =>
  isIn('graduate-page', read.locale)
    ? read.at(href('graduate-page', read.locale, { kind: 'contact-us' }))?.path
    : undefined

function cookiePolicyOf(read: Reader): Pick<Frame, 'cookiePolicy'> {
  const text = sharedWords(read.locale)('consent.more')
  const [cookiePolicy] = linkOrEnglish(read, (own) => toLink(findPath('cookie-policy', own), text))
  return cookiePolicy ? { cookiePolicy } : {}
}

const toLink = (path: string | undefined, text: string): Link | undefined =>
  path === undefined ? undefined : { href: path, text }

/** Graduate pages have no sign-in of their own: it begins where it ends. */
function accountOf(locale: Locale): Pick<Frame, 'account'> {
  const text = sharedWords(locale)('shell.sign-in')
  if (!isIn('sign-in', defaultLocale)) return {}
  if (isIn('sign-in', locale))
    return { account: { href: href('sign-in', locale), text, own: href('dashboard', locale) } }
  const link = sayEnglish({ href: href('auth', undefined), text }, locale)
  return { account: { ...link, own: href('dashboard', defaultLocale) } }
}

const setOf = ({ route, locale = defaultLocale }: Address): LocaleSet =>
  route === 'graduates' || route === 'graduate-page' || !isIn('home', locale) ? 'graduate' : 'main'

const homeOf =
  (set: LocaleSet) =>
  (locale: Locale): string =>
    set === 'main' ? href('home', toLocaleIn('main', locale)) : href('graduates', toLocaleIn('graduate', locale))

const pathsOf = (editions: readonly Address[]): Partial<Record<Locale, string>> =>
  Object.fromEntries(editions.map((edition) => [edition.locale, hrefOf(edition)])) as Partial<Record<Locale, string>>

const findMenu = (read: Reader, place: Menu['place']): Menu | undefined =>
  read.all('menu').find((menu) => menu.place === place)

type MenuLinks = { link: Link; below: Link[] }[]

const menuOf = (menu: Menu | undefined, read: Reader): MenuLinks =>
  (menu?.entries ?? []).flatMap(({ target, label, below }) => {
    const link = linkTo(target, read, label)
    return link ? [{ link, below: linksOf(below, read) }] : []
  })

const navigationOf = (menu: MenuLinks, path: string): Frame['navigation'] =>
  menu.map(({ link, below }) => {
    const isCurrent = [link, ...below].some((one) => path === one.href || path.startsWith(`${one.href}/`))
    return { ...link, isCurrent, below }
  })

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
  entries.flatMap(({ target, label }) => {
    const find = (own: Reader): Link | undefined => linkTo(target, own, label)
    return mayBeEnglish(target, read) ? linkOrEnglish(read, find) : (find(read) ?? [])
  })

/** Graduate pages have languages in which nothing else is written: there, what the law asks for is written in English. */
const mayBeEnglish = (target: LinkTarget | undefined, { locale }: Reader): boolean =>
  target?.kind === 'item' && target.ref.type !== 'graduate-page' && !isIn('home', locale)

const noticeFor =
  (read: Reader) =>
  (locale: Locale): LegalNotice | undefined =>
    read.inLocale(locale).all('legal-notice')[0]

function badgeOf(read: Reader): Pick<Frame['footer'], 'badge'> {
  const badge = findBadge(noticeFor(read), read.locale)
  return badge ? { badge } : {}
}

function statementsOf(read: Reader): Statement[] {
  const settings = read.all('settings')[0]
  const own = [settings?.notice, settings?.claim].flatMap((text) => (text === undefined ? [] : { text }))
  return [...own, ...tellRegulation(noticeFor(read), read.locale)]
}
