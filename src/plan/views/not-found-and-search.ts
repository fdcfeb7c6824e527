import { defaultLocale, type Locale, localesIn, toLocaleIn } from '../../config/locales'
import { sayLanguage } from '../../i18n/format/name-language'
import { graduateWords, sharedWords } from '../../i18n/words'
import { isIn } from '../../routes/address'
import { href } from '../../routes/href'
import { type Link } from '../../ui/link'
import { everywhere } from '../show/editions'
import { findFixed } from '../show/fixed'
import { type Reader } from '../store/reader'
import { view } from '../view'
import { graduatePlaces } from './graduates'
import { mainPlaces } from './site-map'

/** Where to go on from, when a page is not there or searching is not possible. */
export type OnwardProps = { places: Link[]; search: string }

/** The results are drawn in the browser; where there is none in this language, there may be some in others. */
export type SearchProps = OnwardProps & { others: { locale: Locale; href: string; name: string }[] }

const onward = (read: Reader): OnwardProps => ({
  places: placesIn(read),
  search: href('search', read.locale),
})

function placesIn(read: Reader): Link[] {
  if (isIn('home', read.locale)) return mainPlaces(read.locale)
  const locale = toLocaleIn('graduate', read.locale)
  return [{ href: href('graduates', locale), text: graduateWords(locale)('graduates.home') }, ...graduatePlaces(read)]
}

export const searchView = view<'search', SearchProps>({
  route: 'search',
  find: findFixed('search'),
  show: ({ address }, read) => ({
    title: sharedWords(address.locale)('search.title'),
    above: [],
    editions: everywhere(address),
    props: {
      ...onward(read),
      others: othersOf(address.locale).map((locale) => ({
        locale,
        href: href('search', locale),
        name: sayLanguage(address.locale, locale.slice(0, 2)),
      })),
    },
  }),
})

/** A language with pages for graduates alone is one of a country; what the whole firm has to say, it says in English. */
const othersOf = (locale: Locale): Locale[] =>
  isIn('home', locale) ? localesIn('main').filter((other) => other !== locale) : [defaultLocale]

/** One for each language; the server gives it the status 404. */
export const notFoundView = view<'not-found', OnwardProps>({
  route: 'not-found',
  find: findFixed('not-found'),
  show: ({ address }, read) => ({
    title: sharedWords(address.locale)('not-found.heading'),
    above: [],
    // Another language has a page like it, and that is no edition of what was looked for.
    editions: [address],
    props: onward(read),
  }),
})
