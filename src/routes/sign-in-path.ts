import { match } from './match'

const ways = new Set(['auth', 'sign-in', 'sign-up', 'email-verified-callback'])

/** Whether a path belongs to signing in: coming back to it would begin again, for ever. */
export function isPartOfSignIn(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, '')
  const [, first = '', second = ''] = path.split('/')
  if (first === 'auth') return true
  const route = match(path)?.route
  return route === undefined ? second === 'auth' : ways.has(route)
}
