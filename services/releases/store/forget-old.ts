import { contentOf } from '../files/compress'
import { loadManifest } from '../manifest'
import { keptReleases } from './kept-releases'
import { type ReleaseStore } from './open-store'

/**
 * Forgets releases beyond those that can be brought back, and what only they held. The oldest that stays is rewritten to
 * need none before it; that costs the size of the site, so it waits until as many again have come.
 */
export async function forgetOld(store: ReleaseStore): Promise<number> {
  const { ledger } = store
  const numbers = await ledger.numbers()
  if (numbers.length >= 2 * keptReleases) {
    const [oldest = 0] = numbers.slice(-keptReleases)
    const record = await ledger.read(oldest)
    const { site, entries } = await loadManifest(ledger, oldest)
    if (!record) return 0 // somebody else is at it
    await ledger.rewrite({ ...record, site, put: Object.fromEntries(entries), removed: [], isWhole: true })
    for (const number of numbers.slice(0, -keptReleases)) await ledger.remove(number)
  }
  return collectUnused(store)
}

/** Removes contents that no release has: of releases that were forgotten or redacted, and of writers that were killed. */
export async function collectUnused({ ledger, blobs }: ReleaseStore): Promise<number> {
  const inUse = new Set<string>()
  for (const number of await ledger.numbers()) {
    for (const entry of Object.values((await ledger.read(number))?.put ?? {})) {
      if (entry.kind === 'file') inUse.add(entry.blob)
    }
  }
  return blobs.collect((name) => inUse.has(contentOf(name)))
}
