import { isDeepStrictEqual } from 'node:util'
import { type Manifest } from './manifest'
import { isHashed } from './media-type'
import { type Entry, type ReleaseRecord, type Site } from './record'

export type Wanted = { entries: ReadonlyMap<string, Entry>; site: Site }

/** So many releases can be brought back, and a page that was opened under one of them finds its scripts and pictures. */
export const keptReleases = 20
const assetMs = 30 * 24 * 3_600_000

/** The next release: what is wanted, as the difference to what there is. Undefined when there is none. */
export function planRelease(current: Manifest, wanted: Wanted, now: number): ReleaseRecord | undefined {
  const number = current.number + 1
  const put: Record<string, Entry> = {}
  const removed: string[] = []
  for (const [path, entry] of wanted.entries) {
    if (!isDeepStrictEqual(current.entries.get(path), entry)) put[path] = entry
  }
  for (const [path, entry] of current.entries) {
    if (wanted.entries.has(path)) continue
    const kept = keepAsset(path, entry, { number, now })
    if (!kept) removed.push(path)
    else if (kept !== entry) put[path] = kept
  }
  const site = isDeepStrictEqual(current.site, wanted.site) ? {} : { site: wanted.site }
  const isSame = removed.length === 0 && Object.keys(put).length === 0 && !('site' in site)
  return isSame && current.number > 0 ? undefined : { number, at: now, ...site, put, removed }
}

function keepAsset(path: string, entry: Entry, next: { number: number; now: number }): Entry | undefined {
  if (entry.kind !== 'file' || !isHashed(path)) return undefined
  if (!entry.left) return { ...entry, left: { release: next.number, at: next.now } }
  const isInReach = next.number - entry.left.release < keptReleases || next.now - entry.left.at < assetMs
  return isInReach ? entry : undefined
}
