import { type Entry, type Origin, type ReleaseRecord, type Site } from './record'
import { type Ledger } from './store/ledger'

/** Everything that a release says: what stands at each path. */
export type Manifest = {
  number: number
  at: number
  entries: Map<string, Entry>
  site: Site
  /** Undefined where nobody said it, or where an earlier release was brought back. */
  origin: Origin | undefined
  /** The number of the release that this one brought back. */
  restores: number | undefined
}

export const emptyManifest = (): Manifest => ({
  number: 0,
  at: 0,
  entries: new Map(),
  site: { sources: {}, shells: [] },
  origin: undefined,
  restores: undefined,
})

/** Brings a manifest to the next release, in place: it costs what changed. */
export function applyRecord(manifest: Manifest, record: ReleaseRecord): void {
  const { number, at, site, put, removed, isWhole, origin, restores } = record
  if (isWhole) manifest.entries.clear()
  for (const path of removed) manifest.entries.delete(path)
  for (const [path, entry] of Object.entries(put)) manifest.entries.set(path, entry)
  Object.assign(manifest, { number, at, origin, restores, ...(site ? { site } : {}) })
}

/** The records that lead to a release from the last one that says everything, or from one that is known already. */
export async function readRecords(ledger: Ledger, to: number, known = 0): Promise<ReleaseRecord[]> {
  // Old ones may be forgotten meanwhile; one that was read before then says everything now.
  const first = await followBack(ledger, to, known)
  const { records, missing } = first.missing === undefined ? first : await followBack(ledger, to, known)
  if (missing === undefined) return records
  throw new Error(`Release ${to} cannot be read: release ${missing}, which it builds on, is not there`)
}

async function followBack(ledger: Ledger, to: number, known: number) {
  const records: ReleaseRecord[] = []
  for (let number = to; number > known; number--) {
    const record = await ledger.read(number)
    if (!record) return { records, missing: number }
    records.unshift(record)
    if (record.isWhole) break
  }
  return { records, missing: undefined }
}

/** A release as it was; without a number, the newest. */
export async function loadManifest(ledger: Ledger, number?: number): Promise<Manifest> {
  const manifest = emptyManifest()
  const wanted = number ?? (await ledger.numbers()).at(-1) ?? 0
  for (const record of await readRecords(ledger, wanted)) applyRecord(manifest, record)
  return manifest
}
