import { isDeepStrictEqual } from 'node:util'
import { isSocialPath } from '../../src/plan/social-picture'
import { pageFactsOf } from '../releases/files/page-facts-of'
import { type Manifest } from '../releases/manifest'
import { type Entry, type Site } from '../releases/record'

type Side = Entry | Site | undefined
export type Difference = { path: string; live: Side; built: Side }

/** Where a comparison names what holds for the release as a whole. */
const wholeSite = 'the whole site'

/** Every path at which readers get something else than a build from nothing has: another content, status, policy or header. */
export function compareManifests(live: Manifest, built: Manifest): { compared: number; differences: Difference[] } {
  const paths = new Set([...live.entries.keys(), ...built.entries.keys()])
  const differences: Difference[] = []
  for (const path of paths) {
    // Drawn when somebody asks for it, which a build knows nothing of.
    if (isSocialPath(path)) continue
    const [one, other] = [live.entries.get(path), built.entries.get(path)]
    if (!isDeepStrictEqual(meaningOf(one), meaningOf(other))) differences.push({ path, live: one, built: other })
  }
  if (!isDeepStrictEqual(live.site, built.site)) {
    differences.push({ path: wholeSite, live: live.site, built: built.site })
  }
  return { compared: paths.size, differences }
}

export const tellDifference = ({ path, live, built }: Difference): string =>
  `${path}: ${tell(live)} for readers, ${tell(built)} when built`

/** What only a site with a past has counts for nothing: scripts of earlier releases, and the word that an item is gone. */
function meaningOf(entry: Entry | undefined): object | undefined {
  if (!entry || entry.kind === 'gone' || (entry.kind === 'file' && entry.left)) return undefined
  if (entry.kind === 'redirect') return { status: entry.status, to: entry.to }
  return { type: entry.type, blob: entry.blob, ...pageFactsOf(entry) }
}

function tell(side: Side): string {
  if (side && 'shells' in side) return JSON.stringify(side)
  const meaning = meaningOf(side)
  if (!side || !meaning || side.kind === 'gone') return 'nothing'
  if (side.kind === 'redirect') return `${side.status} to ${side.to}`
  const { status = 200, ...facts } = pageFactsOf(side)
  const more = Object.keys(facts).length > 0 ? ` ${JSON.stringify(facts)}` : ''
  return `${status} ${side.type} ${side.blob}${more}`
}
