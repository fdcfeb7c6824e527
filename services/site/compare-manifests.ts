import { type Manifest } from '../releases/manifest'
import { type Entry } from '../releases/record'

export type Difference = { path: string; live: Entry | undefined; built: Entry | undefined }

/** Every path at which readers see something else than a build from nothing has. */
export function compareManifests(live: Manifest, built: Manifest): { compared: number; differences: Difference[] } {
  const paths = new Set([...live.entries.keys(), ...built.entries.keys()])
  const differences: Difference[] = []
  for (const path of paths) {
    const [one, other] = [live.entries.get(path), built.entries.get(path)]
    if (meaningOf(one) !== meaningOf(other)) differences.push({ path, live: one, built: other })
  }
  return { compared: paths.size, differences }
}

export const tellDifference = ({ path, live, built }: Difference): string =>
  `${path}: ${meaningOf(live)} for readers, ${meaningOf(built)} when built`

/** What only a site with a past has counts for nothing: scripts of earlier releases, and the word that an item is gone. */
function meaningOf(entry: Entry | undefined): string {
  if (!entry || entry.kind === 'gone' || (entry.kind === 'file' && entry.left)) return 'nothing'
  if (entry.kind === 'redirect') return `${entry.status} to ${entry.to}`
  return `${entry.status ?? 200} ${entry.type} ${entry.blob}`
}
