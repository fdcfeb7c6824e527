import { keptContent } from '../../../src/config/kept-content'
import { routeOf, type RouteId } from '../../../src/routes/address'
import { match } from '../../../src/routes/match'
import { isHashed, isPage } from '../files/media-type'
import { type Entry } from '../record'
import { keptReleases } from './kept-releases'

const assetMs = keptContent.releases.assetDays * 24 * 3_600_000

/** Pages that cut a list into parts: where one of them was, nothing was withdrawn. */
const shelves = new Set<RouteId>([
  'people-page',
  'people-by-letter',
  'people-by-office',
  'people-by-service',
  'news-page',
  'deals-page',
  'insights-page',
  'insights-of-kind',
  'insights-of-kind-page',
])

type Next = { number: number; now: number }

/** What is left of something that is no longer there: scripts for open pages, and the word that an item was withdrawn. */
export function leaveTrace(path: string, entry: Entry, next: Next): Entry | undefined {
  if (entry.kind === 'gone') return entry
  if ((entry.kind === 'redirect' || isPage(entry.type)) && isItemPage(path)) return { kind: 'gone' }
  return leaveAsset(path, entry, next)
}

export function leaveAsset(path: string, entry: Entry, next: Next): Entry | undefined {
  if (entry.kind !== 'file' || !isHashed(path)) return undefined
  if (!entry.left) return { ...entry, left: { release: next.number, at: next.now } }
  const isInReach = next.number - entry.left.release < keptReleases || next.now - entry.left.at < assetMs
  return isInReach ? entry : undefined
}

function isItemPage(path: string): boolean {
  const address = match(path)
  if (!address || shelves.has(address.route)) return false
  const { kind, pattern } = routeOf(address.route)
  return kind === 'page' && pattern.includes('{')
}
