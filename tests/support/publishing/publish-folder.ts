import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { facts } from '../../../services/releases/files/facts'
import { makeRelease } from '../../../services/releases/make-release'
import { loadManifest } from '../../../services/releases/manifest'
import { type Origin } from '../../../services/releases/record'
import { unlessMissing } from '../../../services/releases/store/durable-file'
import { forgetOld } from '../../../services/releases/store/forget-old'
import { type ReleaseStore } from '../../../services/releases/store/open-store'

/** Puts a build's folder before the readers; gives the number of the release that they now see. */
export async function publishFolder(folder: string, store: ReleaseStore, origin?: Origin): Promise<number> {
  const said = await unlessMissing(readFile(join(folder, 'release.json'), 'utf8'))
  await makeRelease(store, { folder, facts: facts.parse(JSON.parse(said ?? '{}')), ...(origin ? { origin } : {}) })
  await forgetOld(store)
  return (await loadManifest(store.ledger)).number
}
