import { type LocaleIn } from '../../config/locales'
import { mainWords, sharedWords } from '../../i18n/words'
import { isIn } from '../../routes/address'
import { href } from '../../routes/href'
import { type Link } from '../../ui/link'
import { everywhere } from '../show/editions'
import { findFixed } from '../show/fixed'
import { view } from '../view'
import { mainPlaces } from './site-map'

/** Where to go on from, when a page is not there or searching is not possible. */
export type OnwardProps = { places: Link[]; search: string | undefined }

export const searchView = view<'search', OnwardProps>({
  route: 'search',
  find: findFixed('search'),
  show: ({ address }) => ({
    title: mainWords(address.locale)('search.title'),
    above: [],
    editions: everywhere(address),
    props: { places: mainPlaces(address.locale), search: href('search', address.locale) },
  }),
})

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
