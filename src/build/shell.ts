import { locales, type Locale } from '../config/locales'
import { type Menu } from '../content/menu'
import { sharedWords } from '../i18n/words'
import { type Address, isIn } from '../routes/address'
import { languageChoices } from '../routes/alternates'
import { hrefOf } from '../routes/href'
import { type Shell, type ShellEntry } from '../shell/layout'
import { linkTo } from './link-to'
import { type Reader } from './reader'

const isMain = (locale: Locale): locale is 'en' | 'fr-fr' | 'zh-cn' => isIn('about-us', locale)

/** The header and the footer, from the menus that editors keep. */
export function planShell(address: Address, editions: readonly Address[], read: Reader): Shell {
  const { locale } = read
  const isGraduate = address.route === 'graduates' || address.route === 'graduate-page'
  const settings = read.all('settings')[0]
  const home = homeOf(locale, isGraduate)
  return {
    home: hrefOf(home),
    entries: entriesOf(findMenu(read, isGraduate ? 'graduate-header' : 'header'), address, read),
    languages: languagesOf(address, editions),
    contact: isMain(locale)
      ? { href: hrefOf({ route: 'contact-us', locale, params: {} }), text: sharedWords(locale)('shell.contact') }
      : undefined,
    groups: groupsOf(findMenu(read, isGraduate ? 'graduate-footer' : 'footer'), read),
    statements: statementsOf(read),
    notice: settings?.notice,
  }
}

const homeOf = (locale: Locale, isGraduate: boolean): Address =>
  isMain(locale) && !isGraduate
    ? { route: 'home', locale, params: {} }
    : ({ route: 'graduates', locale, params: {} } as Address)

const findMenu = (read: Reader, place: Menu['place']): Menu | undefined =>
  read.all('menu').find((menu) => menu.place === place)

function entriesOf(menu: Menu | undefined, address: Address, read: Reader): ShellEntry[] {
  const path = hrefOf(address)
  return (menu?.entries ?? []).flatMap((entry) => {
    const link = linkTo(entry.target, read, entry.label)
    if (!link) return []
    const links = entry.below.flatMap((below) => linkTo(below.target, read, below.label) ?? [])
    const isCurrent = [link, ...links].some(({ href }) => path === href || path.startsWith(`${href}/`))
    return [{ ...link, isCurrent, links }]
  })
}

const groupsOf = (menu: Menu | undefined, read: Reader): Shell['groups'] =>
  (menu?.entries ?? []).map((entry, position) => ({
    id: `footer_${position + 1}`,
    title: entry.label,
    links: [entry, ...entry.below].flatMap((below) => linkTo(below.target, read, below.label) ?? []),
  }))

function statementsOf(read: Reader): string[] {
  const notice = read.all('legal-notice')[0]
  const claim = read.all('settings')[0]?.claim
  const regulated = notice && sharedWords(read.locale)('shell.sra-number', { number: notice.sraNumber })
  return [claim, regulated].filter((statement) => statement !== undefined)
}

function languagesOf(address: Address, editions: readonly Address[]): Shell['languages'] {
  const homes = (Object.keys(locales) as Locale[]).flatMap((locale) => {
    const home = homeOf(locale, address.route.startsWith('graduate'))
    return isIn(home.route, locale) ? [home] : []
  })
  return languageChoices(address, { editions, homes }).map(({ locale, path, isCurrent }) => ({
    href: path,
    short: locales[locale].short,
    name: locales[locale].name,
    lang: locales[locale].htmlLang,
    hreflang: locales[locale].hreflang,
    isCurrent,
  }))
}
