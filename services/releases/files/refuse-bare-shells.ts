import { type Entry, type Site } from '../record'

const isBare = (entry: Entry | undefined): boolean =>
  entry?.kind !== 'file' ||
  !entry.sources?.['script-src']?.some((source) => source.startsWith("'sha256-")) ||
  !entry.sources['trusted-types']?.length

/**
 * A page that is drawn in the browser is nothing without its scripts: under a policy that does not name them nobody signs
 * in. A release that lost them is refused, whatever made it.
 */
export function refuseBareShells({ shells }: Site, entryAt: (path: string) => Entry | undefined): void {
  const bare = shells.map(([, page]) => page).filter((page) => isBare(entryAt(page)))
  if (bare.length === 0) return
  throw new Error(
    `The release is refused, and readers keep what they see: ${bare.join(', ')} would be served under a policy that allows none of its scripts, so nobody could sign in.`,
  )
}
