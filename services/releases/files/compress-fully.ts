import { loadManifest } from '../manifest'
import { type ReleaseStore } from '../store/open-store'
import { brotli, brotliNames } from './compress'

/** Compresses the newest release as far as it goes, one content after the other, until all is done or called off. */
export async function compressFully({ ledger, blobs }: ReleaseStore, calledOff?: AbortSignal): Promise<number> {
  let done = 0
  for (const entry of (await loadManifest(ledger)).entries.values()) {
    if (calledOff?.aborted) break
    if (entry.kind !== 'file' || !entry.isCoded) continue
    const [best, quick] = brotliNames(entry.blob)
    if (await blobs.keep(best)) continue
    const content = await blobs.read(entry.blob)
    if (!content) continue
    await blobs.write(best, await brotli(content, 11))
    await blobs.remove(quick)
    done++
  }
  return done
}
