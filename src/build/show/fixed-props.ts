import { type PageDocument } from '../../content/all-types'
import { type Body } from '../../content/body'
import { type Address, type RouteId } from '../../routes/address'
import { type Reader } from '../reader'
import { type Shown } from '../view'
import { showBody, type ShownBlock } from './body'
import { showDocument } from './document'
import { everywhere } from './editions'

export type FixedProps = { standfirst: string | undefined; body: ShownBlock[] }

type Own = { title: string; standfirst?: string }
type Asked<Route extends RouteId> = { address: Address<Route>; document: PageDocument | undefined }
type Answer = Pick<Shown<never>, 'title' | 'description' | 'editions' | 'seo' | 'isUnlisted' | 'changedAt'>

/** A page that the site has anyway: with its editors' words where they wrote some, else with the site's own. */
export function showFixed<Route extends RouteId>(asked: Asked<Route>, own: Own, read: Reader): Answer {
  const { address, document } = asked
  return {
    ...(document ? showDocument(document, read) : { title: own.title, description: own.standfirst }),
    editions: everywhere(address),
  }
}

type Written = PageDocument & { body?: Body }

export function fixedProps(document: PageDocument | undefined, own: Own, read: Reader): FixedProps {
  const { summary, body = [] } = (document ?? {}) as Partial<Written>
  return { standfirst: summary ?? own.standfirst, body: showBody(body, read) }
}
