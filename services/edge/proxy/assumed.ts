import { type IncomingMessage } from 'node:http'
import { safety } from '../../http/safety'

const pick = (names: string[]) => Object.fromEntries(names.map((name) => [name, safety[name]]))

const always = pick(['x-content-type-options', 'referrer-policy', 'cross-origin-resource-policy'])
const policy = pick(['content-security-policy'])

/**
 * Headers for an answer whose service sets none of its own. The policy forbids everything, so it is left out for HTML: only
 * the service knows what its page needs. A 304 gets none either: it would replace the policy that the browser has cached.
 */
export function toAssumed({ statusCode, headers }: IncomingMessage): Record<string, string | undefined> {
  const isPage = /^(?:text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '')
  return isPage || statusCode === 304 ? always : { ...always, ...policy }
}
