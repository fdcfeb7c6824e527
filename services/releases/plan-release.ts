import { isDeepStrictEqual } from 'node:util'
import { refuseBareShells } from './files/refuse-bare-shells'
import { type Manifest } from './manifest'
import { type Entry, type Origin, type ReleaseRecord, type Site } from './record'
import { leaveAsset, leaveTrace } from './store/leave-trace'

export type Wanted = { entries: ReadonlyMap<string, Entry>; site: Site; origin?: Origin }
/** What is put in place of what there was, and what is taken away; all else stays. */
export type Change = { put: ReadonlyMap<string, Entry>; removed: Iterable<string>; site: Site; origin: Origin }

/** The next release: what is wanted, as the difference to what there is. Undefined when there is none. */
export function planRelease(current: Manifest, wanted: Wanted, now: number): ReleaseRecord | undefined {
  const removed = [...current.entries.keys()].filter((path) => !wanted.entries.has(path))
  return planDifference(current, { ...wanted, put: wanted.entries, removed }, now)
}

/** An earlier release as the next one. What came after it was not withdrawn, so nothing says that it was. */
export function planRestored(current: Manifest, wanted: Wanted, now: number): ReleaseRecord | undefined {
  const removed = [...current.entries.keys()].filter((path) => !wanted.entries.has(path))
  return planDifference(current, { ...wanted, put: wanted.entries, removed, leave: leaveAsset }, now)
}

/** The next release for who knows what has changed: it costs that much, whatever the size of the site. */
export const planChange = (current: Manifest, change: Change, now: number): ReleaseRecord | undefined =>
  planDifference(current, change, now)

type Difference = Omit<Change, 'origin'> & { origin?: Origin; leave?: typeof leaveTrace }

function planDifference(current: Manifest, wanted: Difference, now: number): ReleaseRecord | undefined {
  const number = current.number + 1
  const put: Record<string, Entry> = {}
  const removed: string[] = []
  for (const [path, entry] of wanted.put) {
    if (!isDeepStrictEqual(current.entries.get(path), entry)) put[path] = entry
  }
  for (const path of wanted.removed) {
    if (wanted.put.has(path)) continue
    const entry = current.entries.get(path)
    const left = entry && (wanted.leave ?? leaveTrace)(path, entry, { number, now })
    if (!entry || left === entry) continue
    if (left) put[path] = left
    else removed.push(path)
  }
  const away = new Set(removed)
  refuseBareShells(wanted.site, (path) => put[path] ?? (away.has(path) ? undefined : current.entries.get(path)))
  const site = isDeepStrictEqual(current.site, wanted.site) ? {} : { site: wanted.site }
  const isSame = removed.length === 0 && Object.keys(put).length === 0 && !('site' in site)
  if (isSame && current.number > 0 && isSameOrigin(current, wanted)) return undefined
  return { number, at: now, ...(wanted.origin ? { origin: wanted.origin } : {}), ...site, put, removed }
}

const isSameOrigin = ({ origin }: Manifest, wanted: Difference): boolean =>
  wanted.origin === undefined ||
  (origin?.bundle === wanted.origin.bundle && isDeepStrictEqual(origin.held ?? {}, wanted.origin.held ?? {}))
