import { type Address, type RouteId } from '../../routes/address'
import { type Reader } from '../store/reader'

export type FileText = { type: string; text: string }

export type AskedFile<Route extends RouteId> = {
  address: Address<Route>
  /** Makes a path the full address that files outside the site need. */
  url: (path: string) => string
}

/** The files of a route: which there are, and what is in each. */
export type FileView<Route extends RouteId = RouteId> = {
  route: Route
  find: (read: Reader) => readonly Address<Route>[]
  write: (asked: AskedFile<Route>, read: Reader) => FileText | undefined
}

export const fileView = <Route extends RouteId>(own: FileView<Route>): FileView<Route> => own
