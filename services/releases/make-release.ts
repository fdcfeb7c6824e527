import { type Facts, toEntries } from './facts'
import { loadManifest, type Manifest } from './manifest'
import { type ReleaseStore } from './open-store'
import { planRelease } from './plan-release'
import { readFolder } from './read-folder'
import { type Origin, type ReleaseRecord } from './record'
import { storeFiles } from './store-files'

type Build = { folder: string; facts: Facts; origin?: Origin }

/** Makes the output of a build the release that is served; undefined when it already is. */
export async function makeRelease(
  store: ReleaseStore,
  { folder, facts, origin }: Build,
): Promise<ReleaseRecord | undefined> {
  const files = await storeFiles(await readFolder(folder), store.blobs)
  if (files.size === 0) throw new Error(`There is nothing to release in ${folder}.`)
  const site = { sources: facts.sources, shells: facts.shells }
  const wanted = { entries: toEntries(files, facts), site }
  return appendRelease(store, (current) => {
    // What stands in for an edition that cannot be shown is still there when the code is another.
    const { held } = current.origin ?? {}
    const known = origin && { origin: { ...origin, ...(held ? { held } : {}) } }
    return planRelease(current, { ...wanted, ...known }, Date.now())
  })
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
