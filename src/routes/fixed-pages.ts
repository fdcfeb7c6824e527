import { routeIds, routeOf, type RouteId, type Target } from './address'
import { isOn } from './is-on'

const byPattern = new Map<string, Target>()
const bySlug = new Map<string, Target>()

// Made from nothing that an editor writes.
const bare: readonly RouteId[] = ['search', 'not-found']

for (const route of routeIds) {
  if (bare.includes(route) || !isOn(route)) continue
  const { kind, sets, pattern } = routeOf(route)
  if (kind !== 'page' || !sets.includes('main') || pattern.includes('{')) continue
  // The home page alone has no word of its own in its address.
  const slug = pattern === '' ? route : pattern.slice(pattern.lastIndexOf('/') + 1)
  if (bySlug.has(slug)) throw new Error(`Two fixed pages end in "${slug}"`)
  const page = { route, params: {} } as Target
  byPattern.set(pattern, page)
  bySlug.set(slug, page)
}

/** The pages that are there whatever the content, by the slug with which an item without a parent stands for them. */
export const fixedPages: ReadonlyMap<string, Target> = bySlug

/** The fixed page directly below another route. */
export const findFixedPageBelow = (above: RouteId, slug: string): Target | undefined =>
  byPattern.get(`${routeOf(above).pattern}/${slug}`)

export const isFixedPage = (route: RouteId): boolean => [...bySlug.values()].some((page) => page.route === route)
