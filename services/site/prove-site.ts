import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { facts } from '../releases/facts'
import { makeRelease } from '../releases/make-release'
import { loadManifest, type Manifest } from '../releases/manifest'
import { openStore } from '../releases/open-store'
import { type Entry } from '../releases/record'
import { buildFolder, type SiteBuild } from './build-site'

export type Proof = { release: number; compared: number; differences: string[] }

/**
 * Builds the whole site from nothing with `gatsby build`, in a folder of its own, and compares every byte with what readers
 * see. Differences keep both sides: the build's under `proof/`, the readers' in the releases. Nothing may be published meanwhile.
 */
export async function proveSite(build: SiteBuild, calledOff: AbortSignal): Promise<Proof> {
  const proofDir = join(build.dataDir, 'proof')
  await rm(proofDir, { recursive: true, force: true })
  const folder = join(proofDir, 'site')
  await buildFolder(folder, { ...build, dataDir: proofDir, isProof: true }, calledOff)
  const store = openStore(proofDir)
  const said = await readFile(join(folder, 'public', 'release.json'), 'utf8')
  await makeRelease(store, { folder: join(folder, 'public'), facts: facts.parse(JSON.parse(said)) })
  const live = await loadManifest(openStore(build.dataDir).ledger)
  const { differences, compared } = compare(live, await loadManifest(store.ledger))
  if (differences.length === 0) await rm(proofDir, { recursive: true, force: true })
  return { release: live.number, compared, differences }
}

function compare(live: Manifest, built: Manifest): { compared: number; differences: string[] } {
  const paths = new Set([...live.entries.keys(), ...built.entries.keys()])
  const differences: string[] = []
  for (const path of paths) {
    const [one, other] = [meaningOf(live.entries.get(path)), meaningOf(built.entries.get(path))]
    if (one !== other) differences.push(`${path}: ${one} for readers, ${other} when built`)
  }
  return { compared: paths.size, differences }
}

/** What only a site with a past has counts for nothing: scripts of earlier releases, and the word that an item is gone. */
function meaningOf(entry: Entry | undefined): string {
  if (!entry || entry.kind === 'gone' || (entry.kind === 'file' && entry.left)) return 'nothing'
  if (entry.kind === 'redirect') return `${entry.status} to ${entry.to}`
  return `${entry.status ?? 200} ${entry.type} ${entry.blob}`
}
