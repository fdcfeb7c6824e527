import { ownerOf } from '../../config/service-paths'
import { isPartOfSignIn } from '../../routes/sign-in-path'

export const siteRoot = '/'

const mostSigns = 2000
// A path of this site, written plainly: one slash, and nothing that browsers drop, turn around or read as something else.
const plain = /^\/(?![/\\])[\w\-.~!$&'()*+,;=:@%/?#\p{L}\p{M}\p{N}]*$/u
const encodedTrick = /%(?:0[0-9a-f]|1[0-9a-f]|7f|2f|5c|25)/i

/** Where a sign-in may lead back to: a page of this site that is not part of signing in. Anything else leads to the root. */
export function toReturnPath(value: unknown, origin: string): string {
  if (typeof value !== 'string' || value.length > mostSigns || !plain.test(value)) return siteRoot
  const [path = ''] = value.split(/[?#]/)
  if (path.includes('//') || encodedTrick.test(path)) return siteRoot
  if (!URL.canParse(value, origin)) return siteRoot
  const url = new URL(value, origin)
  if (url.origin !== new URL(origin).origin || url.username !== '' || url.password !== '') return siteRoot
  // Dots are resolved by now: what is compared is what would be opened.
  return isPartOfSignIn(url.pathname) || isOfService(url.pathname)
    ? siteRoot
    : `${url.pathname}${url.search}${url.hash}`
}

/** Paths of the other services on this origin, the provider's among them, are no pages of the site. */
function isOfService(path: string): boolean {
  try {
    return ownerOf(decodeURIComponent(path).toLowerCase()) !== 'edge'
  } catch {
    return true
  }
}
