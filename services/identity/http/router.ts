import { type Answer } from '../../http/respond'
import { type Asked } from './asked'

export type Params = Readonly<Record<string, string>>

export type Route = {
  method: 'GET' | 'POST' | 'PATCH'
  /** Below the provider's own path; `{name}` stands for one segment. */
  path: string
  /** Undefined leaves the request to oidc-provider. */
  answer: (asked: Asked, params: Params) => Promise<Answer | undefined>
}

export type Router = (asked: Asked) => Promise<Answer | undefined>

export function openRouter(routes: readonly Route[]): Router {
  const table = routes.map((route) => ({ ...route, pattern: toPattern(route.path) }))
  return async (asked) => {
    const method = asked.method === 'HEAD' ? 'GET' : asked.method
    for (const { method: served, pattern, answer } of table) {
      const match = served === method ? pattern.exec(asked.path) : null
      if (match) return answer(asked, decode(match.groups ?? {}))
    }
    return undefined
  }
}

const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

function decode(groups: Params): Params {
  try {
    return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]))
  } catch {
    return groups // half an escape is part of no name that exists
  }
}
