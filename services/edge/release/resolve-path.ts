import { routeOf } from '../../../src/routes/address'
import { match } from '../../../src/routes/match'
import { notFoundPathFor } from '../../../src/routes/not-found-path'
import { redirectOf, toCanonicalPath } from '../../../src/routes/redirects'
import { type Entry, type FileEntry } from '../../releases/record'
import { idKeyOf, type LiveRelease } from './live-release'

/** What a reader gets: a file, or the way to one. A page that is not there has one that says so, where the release has it. */
export type Outcome =
  | { kind: 'file'; path: string; file: FileEntry; status: number }
  | { kind: 'redirect'; to: string; status: number }
  | { kind: 'missing'; status: 404 | 410 }

const moved = 308
const mostHops = 10

/** The answer to a decoded path. Anyone who is sent on is sent to a page that is there, in one hop. */
export function resolvePath(release: LiveRelease, path: string): Outcome {
  const here = standsAt(release, path)
  if (here) return settle(release, path, here)
  const canonical = findCanonical(release, path)
  if (canonical === undefined) return sayMissing(release, path, 404)
  const [there, entry] = canonical
  // Where the sign-in returns to: its answer is in the fragment, which some browsers lose on the way (CV-1).
  const isMoved = entry.kind === 'file' && match(there)?.route !== 'auth'
  return isMoved ? { kind: 'redirect', to: there, status: moved } : settle(release, there, entry)
}

function findCanonical(release: LiveRelease, path: string): [string, Entry] | undefined {
  for (const there of [redirectOf(path), toCanonicalPath(path)]) {
    const entry = there === undefined ? undefined : standsAt(release, there)
    if (there !== undefined && entry) return [there, entry]
  }
  return undefined
}

/** What stands at a path: what was put there, an app that draws it, or the way to where its number is now. */
function standsAt({ entries, site, paths }: LiveRelease, path: string): Entry | undefined {
  const entry = entries.get(path)
  // What is gone here may be there under another slug.
  if (entry && entry.kind !== 'gone') return entry
  const address = match(path)
  if (!address) return entry
  if (routeOf(address.route).kind === 'client') {
    const [, shell] = site.shells.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`)) ?? []
    return shell === undefined ? undefined : entries.get(shell)
  }
  const to = paths.get(idKeyOf(path) ?? '')
  return to === undefined ? entry : { kind: 'redirect', to, status: moved }
}

function settle(release: LiveRelease, path: string, entry: Entry): Outcome {
  if (entry.kind === 'file') return { kind: 'file', path, file: entry, status: entry.status ?? 200 }
  if (entry.kind === 'gone') return sayMissing(release, path, 410)
  const { status } = entry
  let { to } = entry
  for (let hop = 0; hop < mostHops; hop++) {
    if (!to.startsWith('/')) return { kind: 'redirect', to, status }
    const next = standsAt(release, to.replace(/[?#].*/s, ''))
    if (next?.kind === 'file') return { kind: 'redirect', to, status }
    if (next?.kind !== 'redirect') return sayMissing(release, path, next ? 410 : 404)
    to = next.to
  }
  return sayMissing(release, path, 404)
}

function sayMissing({ entries }: LiveRelease, path: string, status: 404 | 410): Outcome {
  for (const there of [notFoundPathFor(path), notFoundPathFor('/')]) {
    const page = entries.get(there)
    if (page?.kind === 'file') return { kind: 'file', path: there, file: page, status }
  }
  return { kind: 'missing', status }
}
