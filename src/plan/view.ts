import { type Thing } from 'schema-dts'
import { type PageDocument } from '../content/all-types'
import { type Picture } from '../content/picture'
import { type Address, type RouteId } from '../routes/address'
import { type Link } from '../ui/link'
import { type Reader } from './store/reader'

/** What a page shows and what its head says, in full: nothing is looked up later. */
export type Shown<Props> = {
  title: string
  description?: string | undefined
  /** The pages above it, from the home page down. */
  above: readonly Link[]
  /** The same page in every language in which it exists, this one among them. */
  editions: readonly Address[]
  /** When what it shows was last changed; a list's is that of its newest row. */
  changedAt?: string | undefined
  /** Not to be listed by search engines, whatever the route says. */
  isUnlisted?: boolean
  /** Titles and pictures for search engines and social networks, where they differ. */
  seo?: { title?: string | undefined; description?: string | undefined; image?: Picture | undefined } | undefined
  kind?: 'website' | 'article' | 'profile'
  published?: string
  feeds?: readonly Link[]
  /** Facts for search engines, as schema.org names them; never what the page does not show. It is shared by the picture. */
  facts?: (url: (path: string) => string, picture: string | undefined) => readonly Thing[]
  props: Props
}

export type Asked<Route extends RouteId> = {
  address: Address<Route>
  /** The item whose page this is, or which stands for it. */
  document: PageDocument | undefined
}

/** A template's pages: which there are, and what each shows. Undefined where there is nothing to show. */
export type View<Route extends RouteId = RouteId, Props = unknown> = {
  route: Route
  /** The pages that no single item stands for: fixed pages, lists, and what is combined of several items. */
  find?: (read: Reader) => readonly Address<Route>[]
  show: (asked: Asked<Route>, read: Reader) => Shown<Props> | undefined
}

/** Checks a view against its route and keeps what it knows of its props. */
export const view = <Route extends RouteId, Props>(own: View<Route, Props>): View<Route, Props> => own
