import { addressOf } from '../../content/address-of'
import { hasPage, type PageDocument } from '../../content/all-types'
import { type Address, localesOf, type RouteId } from '../../routes/address'
import { type Reader } from '../store/reader'

/** The pages of an item in every language in which it is live. */
export const editionsOf = (document: PageDocument, read: Reader): Address[] =>
  read.editionsOf(document).filter(hasPage).map(addressOf)

/** A page that is there in every language of its route. */
export const everywhere = <Route extends RouteId>({ route, params }: Address<Route>): Address[] =>
  localesOf(route).map((locale) => ({ route, locale, params }) as unknown as Address)
