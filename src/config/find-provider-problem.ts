import { isLoopback } from './loopback'

const embeddedPath = /^\/idp(\/|$)/

/** Why readers of a production site must not be sent to such a sign-in provider; undefined where they may be. */
export function findProviderProblem(address: string): string | undefined {
  if (address.startsWith('/')) {
    return 'is a path of the site itself, where only the embedded provider is, and its accounts are public'
  }
  // A bare name is https, as the browser's side reads it.
  const text = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`
  if (!URL.canParse(text)) return 'is not an address'
  const { protocol, hostname, pathname } = new URL(text)
  if (protocol !== 'https:') return 'must begin with https://, or tokens travel where others can read them'
  if (isLoopback(hostname) || hostname.endsWith('.localhost')) return 'is an address of this machine alone'
  if (embeddedPath.test(pathname)) return 'is where the embedded provider answers, whose accounts are public'
  return undefined
}
