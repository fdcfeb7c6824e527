import { routeOf } from '../../../src/routes/address'
import { match } from '../../../src/routes/match'
import { isPage } from '../../releases/media-type'
import { type FileEntry, type Site } from '../../releases/record'
import { safety } from '../safety'
import { type LiveRelease } from './live-release'
import { toPagePolicy } from './policy'
import { type Outcome } from './resolve-path'

export type Headers = Record<string, string>

// A site's sources are replaced as a whole, so a policy lives as long as what it was made from.
const policies = new WeakMap<Site, WeakMap<FileEntry, string>>()

/** What every answer of a release carries, whatever it is. */
export function toHeaders({ number, site }: LiveRelease, outcome: Outcome): Headers {
  const headers: Headers = { ...safety, 'x-release': String(number) }
  if (outcome.kind !== 'file') return { ...headers, 'content-security-policy': toPagePolicy(site.sources) }
  headers['content-security-policy'] = policyOf(site, outcome.file)
  if (isPage(outcome.file.type) && isPrivate(outcome.path)) headers['referrer-policy'] = 'no-referrer'
  // A window that signed somebody in must still know who opened it: between two policies browsers cut that.
  if (match(outcome.path)?.route === 'auth') headers['cross-origin-opener-policy'] = 'unsafe-none'
  return headers
}

/** Addresses of the sign-in carry what nobody else may learn. */
function isPrivate(path: string): boolean {
  const address = match(path)
  return address !== undefined && routeOf(address.route).kind === 'client'
}

function policyOf(site: Site, file: FileEntry): string {
  const known = policies.get(site) ?? new WeakMap<FileEntry, string>()
  policies.set(site, known)
  const policy = known.get(file) ?? toPagePolicy(site.sources, file.sources)
  known.set(file, policy)
  return policy
}
