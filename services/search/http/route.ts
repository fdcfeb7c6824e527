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
}

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  pattern: string
  right: Right
  answer: (call: Call) => unknown
}

export type FoundRoute = { route: Route; path: Record<string, string> }

/** The first route that fits: words before names. */
export function createRouter(routes: readonly Route[]) {
  const split = routes.map((route) => ({ route, parts: route.pattern.split('/') }))

  return (method: string, address: string): FoundRoute | undefined => {
    const given = address.split('/').map(decode)
    for (const { route, parts } of split) {
      if (route.method !== method || parts.length !== given.length) continue
      if (!parts.every((part, index) => part.startsWith(':') || part === given[index])) continue
      const path = parts.flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), given[index] ?? '']] : []))
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
