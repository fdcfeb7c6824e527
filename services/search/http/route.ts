import { type Access, type Right } from '../access/access'
import { type Store } from '../store/store'
import { ApiProblem } from './problem'

export type Call = {
  store: Store
  access: Access
  /** What stands in the path for each `:name`. */
  path: Record<string, string>
  query: URLSearchParams
  body: unknown
  /** Takes more of what the caller may ask; throws when nothing is left. */
  pay: (cost: number) => void
  /** Ends when the client is gone. */
  signal: AbortSignal
}

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  pattern: string
  right: Right
  answer: (call: Call) => unknown
}

export type FoundRoute = { route: Route; path: Record<string, string> }

const name = /:(\w+)/g

/** `:index` stands for one part of an address; every other character for itself. */
const toPattern = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/\*/g, '(?:\\*|%2A)').replace(name, '(?<$1>[^/]+)')}$`)

/** The first route that fits. */
export function createRouter(routes: readonly Route[]) {
  const compiled = routes.map((route) => ({ route, pattern: toPattern(route.pattern) }))

  return (method: string, address: string): FoundRoute | undefined => {
    for (const { route, pattern } of compiled) {
      const found = route.method === method ? pattern.exec(address) : null
      if (!found) continue
      const path = Object.entries(found.groups ?? {}).map(([part, text]) => [part, decode(text)])
      return { route, path: Object.fromEntries(path) as Record<string, string> }
    }
    return undefined
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new ApiProblem(400, 'The address is not well formed')
  }
}
