import { type LocaleIn } from '../../config/locales'
import { mainWords, sharedWords } from '../../i18n/words'
import { isIn, localesOf } from '../../routes/address'
import { href } from '../../routes/href'
import { type Link } from '../../ui/link'
import { everywhere } from '../show/editions'
import { findFixed } from '../show/fixed'
import { view } from '../view'
import { mainPlaces } from './site-map'

/** Where to go on from, when a page is not there or searching is not possible. */
export type OnwardProps = { places: Link[]; search: string | undefined }

/** The results are drawn in the browser; where there is none in this language, there may be some in others. */
export type SearchProps = OnwardProps & { others: { locale: LocaleIn<'main'>; href: string; name: string }[] }

export const searchView = view<'search', SearchProps>({
  route: 'search',
  find: findFixed('search'),
  show: ({ address }) => ({
    title: mainWords(address.locale)('search.title'),
    above: [],
    editions: everywhere(address),
    props: {
      places: mainPlaces(address.locale),
      search: href('search', address.locale),
      others: localesOf('search')
        .filter((locale) => locale !== address.locale)
        .map((locale) => ({ locale, href: href('search', locale), name: nameOf(locale, address.locale) })),
    },
  }),
})

/** French, as an English reader calls it. */
const nameOf = (locale: LocaleIn<'main'>, reader: LocaleIn<'main'>): string =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(locale.slice(0, 2)) ?? locale

const graduatesIn = (locale: LocaleIn<'graduate'>): Link => ({
  href: href('graduates', locale),
  text: sharedWords(locale)('shell.home'),
})

/** One for each language; the server gives it the status 404. */
export const notFoundView = view<'not-found', OnwardProps>({
  route: 'not-found',
  find: findFixed('not-found'),
  show: ({ address }) => {
    const { locale } = address
    const isMain = isIn('search', locale)
    return {
      title: sharedWords(locale)('not-found.heading'),
      above: [],
      editions: everywhere(address),
      props: {
        places: isMain ? mainPlaces(locale as 'en') : [graduatesIn(locale as 'en-sg')],
        search: isMain ? href('search', locale as 'en') : undefined,
      },
    }
  },
})
