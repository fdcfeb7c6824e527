import { defaultLocale } from '../config/locales'
import { findLocaleLike } from './address'
import { href } from './href'

/** The page that says, in the language that a path begins with, that nothing is there. */
export function notFoundPathFor(path: string): string {
  const [, code = ''] = /^\/+([^/]*)/.exec(path) ?? []
  return href('not-found', findLocaleLike(code.toLowerCase()) ?? defaultLocale)
}
