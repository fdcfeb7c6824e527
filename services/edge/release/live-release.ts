import { toIdKey } from '../../../src/routes/id-key'
import { match } from '../../../src/routes/match'
import { applyRecord, emptyManifest, type Manifest } from '../../releases/manifest'
import { type ReleaseRecord } from '../../releases/record'

/** The release that is served, with the paths of what has a number. */
export type LiveRelease = Manifest & { paths: Map<string, string> }

export const emptyRelease = (): LiveRelease => ({ ...emptyManifest(), paths: new Map() })

export function idKeyOf(path: string): string | undefined {
  const address = match(path)
  return address && toIdKey(address)
}

/** In one go, in place: anyone who looks something up finds it in the one release or in the next. */
export function advance(live: LiveRelease, records: readonly ReleaseRecord[]): void {
  for (const record of records) {
    if (record.isWhole) live.paths.clear()
    for (const path of record.removed) forgetId(live, path)
    for (const [path, entry] of Object.entries(record.put)) {
      const key = idKeyOf(path)
      if (key === undefined) continue
      if (entry.kind === 'file') live.paths.set(key, path)
      else forgetId(live, path)
    }
    applyRecord(live, record)
  }
}

function forgetId({ paths }: LiveRelease, path: string): void {
  const key = idKeyOf(path)
  if (key !== undefined && paths.get(key) === path) paths.delete(key)
}
