import { mediumPolicy, safety } from '../../http/safety'
import { isMediumPath } from '../../releases/files/media'
import { toPagePolicy } from '../../releases/files/policy'
import { type FileEntry, type Site } from '../../releases/record'
import { type LiveRelease } from './live-release'
import { type Outcome } from './resolve-path'

export type Headers = Record<string, string>

// A site's sources are replaced as a whole, so its policies live as long. Pages of one template have one.
const policies = new WeakMap<Site, Map<string, string>>()

/** What every answer of a release carries, whatever it is. */
export function toHeaders({ number, site }: LiveRelease, outcome: Outcome): Headers {
  const headers: Headers = { ...safety, 'x-release': String(number) }
  if (outcome.kind !== 'file') return { ...headers, 'content-security-policy': toPagePolicy(site.sources) }
  const policy = isMediumPath(outcome.path) ? mediumPolicy : policyOf(site, outcome.file)
  return { ...headers, 'content-security-policy': policy, ...outcome.file.headers }
}

function policyOf(site: Site, file: FileEntry): string {
  const known = policies.get(site) ?? new Map<string, string>()
  policies.set(site, known)
  const own = JSON.stringify(file.sources ?? {})
  const policy = known.get(own) ?? toPagePolicy(site.sources, file.sources)
  known.set(own, policy)
  return policy
}
