import { mediumPolicy, safety } from '../../http/safety'
import { isMediumPath } from '../../releases/files/media'
import { toPagePolicy } from '../../releases/files/policy'
import { type FileEntry, type Site } from '../../releases/record'
import { type LiveRelease } from './live-release'
import { type Outcome } from './resolve-path'

export type Headers = Record<string, string>

// A site's sources are replaced as a whole, so a policy lives as long as what it was made from.
const policies = new WeakMap<Site, WeakMap<FileEntry, string>>()

/** What every answer of a release carries, whatever it is. */
export function toHeaders({ number, site }: LiveRelease, outcome: Outcome): Headers {
  const headers: Headers = { ...safety, 'x-release': String(number) }
  if (outcome.kind !== 'file') return { ...headers, 'content-security-policy': toPagePolicy(site.sources) }
  const policy = isMediumPath(outcome.path) ? mediumPolicy : policyOf(site, outcome.file)
  return { ...headers, 'content-security-policy': policy, ...outcome.file.headers }
}

function policyOf(site: Site, file: FileEntry): string {
  const known = policies.get(site) ?? new WeakMap<FileEntry, string>()
  policies.set(site, known)
  const policy = known.get(file) ?? toPagePolicy(site.sources, file.sources)
  known.set(file, policy)
  return policy
}
