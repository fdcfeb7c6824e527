import { type PageDocument } from '../../content/all-types'
import { type Body } from '../../content/body'
import { type Address, type RouteWith } from '../../routes/address'
import { type Reader } from '../store/reader'
import { type Shown } from '../view'
import { showBody, type ShownBlock } from './body'
import { showDocument } from './document'
import { everywhere } from './editions'

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a route without parameters
type FixedRoute = RouteWith<{}>

/** A page that is there in every language of its route, whatever the content. */
export const findFixed =
  <Route extends FixedRoute>(route: Route) =>
  (read: Reader): Address<Route>[] => [{ route, locale: read.locale, params: {} } as unknown as Address<Route>]

/** What an editor wrote for a page that is there anyway. */
export type Intro = { standfirst: string | undefined; body: ShownBlock[] }

type Asked = { address: Address; document: PageDocument | undefined }
/** The site's own words, where no editor wrote any. */
type Own = { title: string; standfirst?: string; description?: string }
type ShownFixed = Omit<Shown<never>, 'above' | 'props'> & { intro: Intro }

/** The item that an editor made for its path, where there is one, gives its title and its first words. */
export function showFixed({ address, document }: Asked, own: Own, read: Reader): ShownFixed {
  const { summary, body = [] } = (document ?? {}) as { summary?: string; body?: Body }
  return {
    ...(document ? showDocument(document, read) : { title: own.title }),
    description: summary ?? own.standfirst ?? own.description,
    editions: everywhere(address),
    intro: { standfirst: summary ?? own.standfirst, body: showBody(body, read) },
  }
}
