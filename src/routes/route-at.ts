import { type RouteId, routeOf } from './address'
import { match } from './match'
import { shellPlaces } from './shells'
import { type Need } from './table'

/** The route of the page at a path. A page that draws a whole part of the site has an address that is no route of its own. */
export const routeAt = (path: string): RouteId | undefined =>
  (shellPlaces.find((shell) => shell.path === path)?.address ?? match(path))?.route

export function needsAt(path: string): readonly Need[] {
  const route = routeAt(path)
  return route ? routeOf(route).needs : []
}
