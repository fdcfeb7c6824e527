import { type AnyParams, type Place } from '../../http/router'
import { type Access, type Right } from '../access/access'
import { type Store } from '../store/store'

export type Call = {
  store: Store
  access: Access
  /** What stands in the path for each `{name}`. */
  path: AnyParams
  query: URLSearchParams
  body: unknown
  /** Takes more of what the caller may ask; throws when nothing is left. */
  pay: (cost: number) => void
  /** Ends when the client is gone. */
  signal: AbortSignal
}

export type Route = Place & { right: Right; answer: (call: Call) => unknown }
