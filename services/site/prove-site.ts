import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { saveContentStore } from '../../src/gatsby/log/content-store'
import { facts } from '../releases/files/facts'
import { makeRelease } from '../releases/make-release'
import { loadManifest, type Manifest } from '../releases/manifest'
import { type Origin } from '../releases/record'
import { type Comparison } from '../releases/store/comparisons'
import { openDiskStore, type ReleaseStore } from '../releases/store/open-store'
import { askForSite } from '../shared/ask-log'
import { messageOf } from '../shared/log'
import { buildFolder, contentFolderOf, findBundle, type SiteBuild } from './build-site'
import { compareManifests, tellDifference } from './compare-manifests'
import { keepDifferences } from './keep-differences'
import { readShownRows } from './shown-rows'

/**
 * Builds the whole site from nothing with `gatsby build`, in a folder of its own, and compares every byte with what readers
 * see. It is built from what they saw when this began, so editors go on meanwhile. What was found is kept with the releases,
 * and both sides of every difference in a folder beside them.
 */
export async function proveSite(build: SiteBuild, store: ReleaseStore, calledOff: AbortSignal): Promise<Comparison> {
  // In this order: what has changed nothing made no release, and only its receipt says that it was taken in.
  const [receipt] = await store.receipts.newest(1)
  const live = await loadManifest(store.ledger)
  const seq = Math.max(receipt?.seq ?? 0, live.origin?.seq ?? 0)
  const keep = async (found: Found): Promise<Comparison> => {
    const comparison = { ...found, at: new Date().toISOString(), release: live.number, seq }
    await store.comparisons.keep(comparison)
    return comparison
  }
  const { origin } = live
  const reason = findReasonToWait(live, build)
  if (reason !== undefined || !origin) return keep(await suspend(store, reason ?? 'nobody knows what it was made of'))
  try {
    return await keep(await compareWithBuild({ live, origin: { ...origin, seq }, store }, build, calledOff))
  } catch (error) {
    calledOff.throwIfAborted()
    await keep(await suspend(store, `the build failed: ${messageOf(error)}`))
    throw error
  }
}

/** A comparison that cannot be made takes no alarm away. */
async function suspend({ comparisons }: ReleaseStore, suspended: string): Promise<Found> {
  const last = await comparisons.last()
  return { compared: 0, differences: 0, named: [], ...last, suspended }
}

function findReasonToWait({ number, restores, origin }: Manifest, build: SiteBuild): string | undefined {
  if (number === 0) return 'there is no release yet'
  if (restores !== undefined) return 'an earlier release was brought back'
  if (origin && origin.bundle !== findBundle(build).name)
    return 'the program or its settings are others than those that made it'
  return undefined
}

type Live = { live: Manifest; origin: Origin; store: ReleaseStore }
type Found = Omit<Comparison, 'at' | 'release' | 'seq'>

async function compareWithBuild({ live, origin, store }: Live, build: SiteBuild, off: AbortSignal): Promise<Found> {
  const proofDir = await findProofDir(build.dataDir)
  const kept = join(build.dataDir, 'differences')
  const rows = await readShownRows(askForSite(build), origin)
  const proof = { ...build, dataDir: proofDir, proofAt: new Date(live.at).toISOString() }
  saveContentStore(join(contentFolderOf(proof), 'log.jsonl'), rows)
  const folder = join(proofDir, 'site')
  await buildFolder(folder, proof, off)
  const own = openDiskStore(proofDir)
  const said = await readFile(join(folder, 'public', 'release.json'), 'utf8')
  await makeRelease(own, { folder: join(folder, 'public'), facts: facts.parse(JSON.parse(said)) })
  const { compared, differences } = compareManifests(live, await loadManifest(own.ledger))
  await rm(kept, { recursive: true, force: true })
  if (differences.length > 0) await keepDifferences(kept, differences, { readers: store.blobs, built: own.blobs })
  await rm(proofDir, { recursive: true, force: true })
  return {
    compared,
    differences: differences.length,
    named: differences.map(tellDifference),
    ...(differences.length > 0 ? { folder: kept } : {}),
  }
}

const prefix = 'proof-'

/**
 * One for each process: the nightly comparison and one on demand may meet. What killed ones have left is removed. It is as
 * deep as the folder of the site itself, because scripts are named by the way from there to the libraries.
 */
async function findProofDir(dataDir: string): Promise<string> {
  for (const name of (await readdir(dataDir)).filter((one) => one.startsWith(prefix))) {
    const pid = Number(name.slice(prefix.length))
    if (pid === process.pid || !isAlive(pid)) await rm(join(dataDir, name), { recursive: true, force: true })
  }
  return join(dataDir, `${prefix}${process.pid}`)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
