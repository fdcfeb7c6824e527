import { type Facts, toEntries } from './files/facts'
import { loadManifest, type Manifest } from './manifest'
import { planRelease } from './plan-release'
import { type FileEntry, type Origin, type ReleaseRecord } from './record'
import { type ReleaseStore } from './store/open-store'
import { readFolder } from './store/read-folder'
import { storeFiles } from './store/store-files'

type Said = { facts: Facts; origin?: Origin }

/** Makes the output of a build the release that is served; undefined when it already is. */
export async function makeRelease(
  store: ReleaseStore,
  { folder, ...said }: Said & { folder: string },
): Promise<ReleaseRecord | undefined> {
  const files = await storeFiles(await readFolder(folder), store.blobs)
  if (files.size === 0) throw new Error(`There is nothing to release in ${folder}.`)
  return releaseFiles(store, files, said)
}

/** The same of files that are stored already, by the path that each answers. */
export function releaseFiles(
  store: ReleaseStore,
  files: ReadonlyMap<string, FileEntry>,
  { facts, origin }: Said,
): Promise<ReleaseRecord | undefined> {
  const site = { sources: facts.sources, shells: facts.shells }
  const wanted = { entries: toEntries(files, facts), site, ...(origin ? { origin } : {}) }
  return appendRelease(store, (current) => planRelease(current, wanted, Date.now()))
}

/** Plans the next release on the newest one, and again whenever somebody else was faster. */
export async function appendRelease(
  { ledger }: ReleaseStore,
  plan: (current: Manifest) => ReleaseRecord | undefined,
): Promise<ReleaseRecord | undefined> {
  for (;;) {
    const record = plan(await loadManifest(ledger))
    if (!record || (await ledger.append(record))) return record
  }
}
