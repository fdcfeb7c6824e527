import { type Address, type Target } from '../routes/address'
import { match } from '../routes/match'
import { type PageDocument } from './all-types'

/** Where a document's page is. Its parameters are also those of what belongs to the page: a card, a feed, a form. */
export function addressOf({ type, id, path }: Pick<PageDocument, 'type' | 'id' | 'path'>): Address {
  const address = match(path)
  if (address) return address
  throw new Error(`${type} ${id} was let in with the path ${path}, which no route has`)
}

type Slugged = { slug: string }

/** A region has a page under every service that covers it. */
export const regionUnder = ({ slug: service }: Slugged, { slug: region }: Slugged): Target<'nav-region'> => ({
  route: 'nav-region',
  params: { service, region },
})

type Above = { service: Slugged; region: Slugged }

/** A jurisdiction has one below its region under each of these services. */
export const jurisdictionUnder = (
  { service, region }: Above,
  { slug: jurisdiction }: Slugged,
): Target<'nav-jurisdiction'> => ({
  route: 'nav-jurisdiction',
  params: { service: service.slug, region: region.slug, jurisdiction },
})
