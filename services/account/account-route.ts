import { type IncomingMessage } from 'node:http'
import { type Answer, toJson } from '../http/respond'
import { type Method, openRouter, type Params, type Route, routesOf } from '../http/router'

/** The path as it was sent: a room that has addresses of its own reads what is left of it. */
export type Asked = { request: IncomingMessage; path: string }
export type AccountRoute = Route<Asked, Promise<Answer>>

export const on = routesOf<Asked, Promise<Answer>>()

/** An address that takes several methods. */
export const onEach = <const Path extends string>(
  taken: readonly Method[],
  path: Path,
  handle: (asked: Asked, params: Params<Path>) => Promise<Answer>,
): AccountRoute[] => taken.map((method) => on({ method, path }, handle))

export type Table = (request: IncomingMessage, path: string) => Promise<Answer>

const missing = toJson(404, { error: 'Not found' })

export function openTable(routes: readonly AccountRoute[]): Table {
  const find = openRouter(routes)
  return async (request, path) => {
    const found = find(request.method, path)
    if ('route' in found) return found.route.handle({ request, path }, found.params)
    if (found.status !== 405) return missing
    return { ...toJson(405, { error: 'Method not allowed' }), headers: { allow: found.allow } }
  }
}
