import { sharedWords } from '../../i18n/words'
import { type Address, type RouteId } from '../../routes/address'
import { firmNameOf } from '../show/firm'
import { type Reader } from '../store/reader'
import { type Shown } from '../view'

type Planned = { address: Address; shown: Shown<unknown> }

/**
 * What is called after a place or a subject shares its name with other pages, of which no two in a search engine's list
 * should look alike. The page that stands above it, by its position among those, tells it from them.
 */
const namesakes: Partial<Record<RouteId, number>> = {
  office: 0,
  topic: 0,
  product: 0,
  'nav-service': -1,
  'graduate-page': -1,
}

/** The title of a page outside of it, where nothing stands around it. */
export function titleOf({ address, shown: { title, seo, above } }: Planned, read: Reader): string {
  if (address.route === 'home') return firmNameOf(read)
  if (seo?.title !== undefined) return seo.title
  const position = namesakes[address.route]
  const section = position === undefined ? undefined : above.at(position)
  return section ? sharedWords(read.locale)('title.part', { whole: title, part: section.text }) : title
}

/** Every page says something of itself, if only what it is and whose. */
export const descriptionOf = ({ shown: { title, seo, description } }: Planned, read: Reader): string =>
  seo?.description ?? description ?? sharedWords(read.locale)('head.described', { title, firm: firmNameOf(read) })
