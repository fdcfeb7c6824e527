import { type PageDocument } from '../../content/all-types'
import { type Address, type RouteWith } from '../../routes/address'
import { type Reader } from '../reader'
import { type Shown } from '../view'
import { showBody, type ShownBlock } from './body'
import { showDocument } from './document'
import { everywhere } from './editions'

/** What an editor wrote for a page that is there anyway. */
export type Intro = { standfirst: string | undefined; body: ShownBlock[] }

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a route without parameters
type FixedRoute = RouteWith<{}>

/** A page that is there in every language of the site, whatever the content. */
export const findFixed =
  <Route extends FixedRoute>(route: Route) =>
  (read: Reader): Address<Route>[] => [{ route, locale: read.locale, params: {} } as unknown as Address<Route>]

type Fixed = { address: Address<FixedRoute>; document: PageDocument | undefined; title: string }
type ShownFixed = Omit<Shown<never>, 'above' | 'props'> & { intro: Intro }

/** The item that an editor made for its path, where there is one, gives its title and its first words. */
export function showFixed({ address, document, title }: Fixed, read: Reader): ShownFixed {
  const editions = everywhere(address)
  if (document?.type !== 'page') return { title, editions, intro: { standfirst: undefined, body: [] } }
  const intro = { standfirst: document.summary, body: showBody(document.body, read) }
  return { ...showDocument(document, read), editions, intro }
}
