import { appendRelease } from './make-release'
import { loadManifest, type Manifest } from './manifest'
import { planRestored, type Wanted } from './plan-release'
import { type ReleaseRecord } from './record'
import { type ReleaseStore } from './store/open-store'

/** Brings an earlier release back, as a new one: readers never see the number go down. Withdrawn pages stay withdrawn. */
export async function restoreRelease(store: ReleaseStore, number: number): Promise<ReleaseRecord | undefined> {
  const earlier = await loadManifest(store.ledger, number)
  return appendRelease(store, (current) => {
    const record = planRestored(current, withoutWithdrawn(earlier, current), Date.now())
    return record && { ...record, restores: number }
  })
}

function withoutWithdrawn(earlier: Manifest, current: Manifest): Wanted {
  const entries = new Map([...earlier.entries].filter(([, entry]) => entry.kind !== 'file' || !entry.left))
  for (const [path, entry] of current.entries) {
    if (entry.kind !== 'gone') continue
    entries.set(path, entry)
    entries.delete(pageDataOf(path))
  }
  return { entries, site: earlier.site, ...(earlier.origin ? { origin: earlier.origin } : {}) }
}

/** Where Gatsby keeps what a page shows. */
const pageDataOf = (path: string): string => `/page-data${path}/page-data.json`

/** Ends the pause that bringing back a release began; false when there is none. A release of its own, so that nobody misses it. */
export async function resumePublishing({ ledger }: ReleaseStore): Promise<boolean> {
  const { number, restores, origin } = await loadManifest(ledger)
  if (restores === undefined) return false
  return ledger.append({ number: number + 1, at: Date.now(), ...(origin ? { origin } : {}), put: {}, removed: [] })
}
