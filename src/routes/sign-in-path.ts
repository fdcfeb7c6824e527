import { href } from './href'
import { match } from './match'
import { authShells } from './shells'

const ways = new Set(['auth', 'sign-in', 'sign-in-challenge', 'sign-up', 'email-verified-callback'])

/** Whether a path belongs to signing in: coming back to it would begin again, for ever. */
export function isPartOfSignIn(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, '')
  if (path.startsWith(`${callback}/`) || authShells.some((shell) => shell.path === path)) return true
  return ways.has(match(path)?.route ?? '')
}

const callback = href('auth', undefined)
