import { type AnyParams, type Method, type Params, type Place } from '../../http/router'
import { type Access, type Right } from '../access/access'
import { type Store } from '../store/store'

export type Call = {
  store: Store
  access: Access
  query: URLSearchParams
  body: unknown
  /** Takes more of what the caller may ask; throws when nothing is left. */
  pay: (cost: number) => void
  /** Ends when the client is gone. */
  signal: AbortSignal
}

/** A call to an address: `path` holds what stands there for each `{name}`. */
export type CallAt<Name extends string> = Call & { path: Readonly<Record<Name, string>> }
export type CallAtIndex<Name extends string = never> = CallAt<Name | 'index'>

// Written as a method: a route asks for the names of its own path, and for no others.
export type Route = Place & { right: Right; answer(call: Call & { path: AnyParams }): unknown }

/** Makes a route whose answer gets the names of its path; another name does not compile. */
export const route = <const Path extends string>(
  place: { method: Method; path: Path; right: Right },
  answer: (call: Call & { path: Params<Path> }) => unknown,
): Route => ({ ...place, answer })
