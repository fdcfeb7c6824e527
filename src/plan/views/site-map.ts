import { mainWords } from '../../i18n/words'
import { type Address } from '../../routes/address'
import { href } from '../../routes/href'
import { type Link } from '../../ui/link'
import { everywhere } from '../show/editions'
import { firmNameOf } from '../show/firm'
import { findFixed } from '../show/fixed'
import { type Reader } from '../store/reader'
import { view } from '../view'

type Group = { id: string; title: string; note: string; branches: Link[] }

export type SiteMapProps = { groups: Group[] }

type MainLocale = Address<'site-map'>['locale']

/** What people look for first, and so where a lost reader is sent as well. */
export function mainPlaces(locale: MainLocale): Link[] {
  const words = mainWords(locale)
  return [
    { href: href('insights', locale), text: words('insights.title') },
    { href: href('expertise', locale), text: words('expertise.title') },
    { href: href('people', locale), text: words('people.title') },
    { href: href('locations', locale), text: words('location.title') },
    { href: href('deals', locale), text: words('deals.title') },
    { href: href('site-map', locale), text: words('site-map.title') },
  ]
}

const listed = ['service', 'sector', 'solution', 'topic', 'location', 'product', 'nav-service', 'page'] as const

/** Every page that no list of its own holds, by what it is; lists lead to the rest. */
export const siteMapView = view<'site-map', SiteMapProps>({
  route: 'site-map',
  find: findFixed('site-map'),
  show: ({ address }, read) => {
    const words = mainWords(address.locale)
    const count = (links: Link[]) => words('site-map.count', { count: links.length })
    const places = mainPlaces(address.locale)
    const group = (id: string, title: string, branches: Link[]): Group => ({
      id,
      title,
      note: count(branches),
      branches,
    })
    return {
      title: words('site-map.title'),
      description: words('site-map.described', { firm: firmNameOf(read) }),
      above: [],
      editions: everywhere(address),
      props: {
        groups: [
          group('map_places', words('not-found.instead'), places),
          ...listed.map((type) => group(`map_${type}`, words(`site-map.${type}`), linksOf(type, read))),
        ].filter(({ branches }) => branches.length > 0),
      },
    }
  },
})

function linksOf(type: (typeof listed)[number], read: Reader): Link[] {
  return read
    .all(type)
    .map((document) => ({ href: document.path, text: 'name' in document ? document.name : document.title }))
    .sort((one, other) => one.text.localeCompare(other.text, read.locale))
}
