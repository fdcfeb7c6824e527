import { defaultLocale, type Locale } from '../config/locales'
import { ownerOf } from '../config/service-paths'
import { findLocaleLike, type Address, type Target } from './address'
import { findPath } from './href'
import { toIdKey } from './id-key'
import { match, walk } from './match'
import { insightKinds } from './placeholders'

/** Addresses that readers type, cut short or remember, and the page that is meant. */
const aliases = new Map<string, Target>([
  ...insightKinds.map((kind): [string, Target] => [kind, { route: 'insights-of-kind', params: { kind } }]),
  ['offices', { route: 'locations', params: {} }],
  ...(['services', 'sectors', 'solutions'] as const).map((route): [string, Target] => [route, { route, params: {} }]),
  ['features', { route: 'products', params: {} }],
  ['auth', { route: 'sign-in', params: {} }],
  ['dashboard/profile', { route: 'profile', params: { tab: 'details' } }],
  // Only where the locale has no home of its own: this one is asked last.
  ['', { route: 'graduates', params: {} }],
])

/**
 * Where a decoded path without its query belongs when it is not the canonical form of an address: one hop, whatever
 * is wrong with it; undefined when there is nothing to redirect. The caller keeps the query, and asks its release
 * whether the page exists before it sends anyone there.
 */
export function redirectOf(path: string): string | undefined {
  if (!path.startsWith('/')) return undefined
  const target = findTarget(toSegments(path))
  return target === path ? undefined : target
}

/** How any path is written, whether or not a route has it: for addresses that editors send elsewhere. */
export const toCanonicalPath = (path: string): string => `/${toSegments(path).join('/')}`

const toSegments = (path: string): string[] =>
  toCanonicalCase(path)
    .split('/')
    .filter((segment) => segment !== '')

// Lower case may bring back letters and accents that could be one.
const toCanonicalCase = (path: string): string => path.normalize('NFC').toLowerCase().normalize('NFC')

function findTarget(segments: string[]): string | undefined {
  const path = `/${segments.join('/')}`
  if (ownerOf(path) !== 'edge') return undefined
  if (match(path)) return path
  const [code = '', ...rest] = segments
  const locale = findLocaleLike(code)
  return locale ? findPathIn(locale, rest) : findPathIn(defaultLocale, segments)
}

function findPathIn(locale: Locale, rest: readonly string[]): string | undefined {
  const path = ['', locale, ...rest].join('/')
  if (match(path)) return path
  const alias = aliases.get(rest.join('/'))
  if (alias) {
    const found = findPath({ ...alias, locale } as Address)
    return 'path' in found ? found.path : undefined
  }
  if (isNumber(path)) return withSomeSlug(path)
  const shelf = isFirstPage(locale, rest) ? rest.slice(0, -1) : rest
  return isShelf(locale, shelf) ? findPathIn(locale, shelf.slice(0, -1)) : undefined
}

// Whatever the slug, the number says which page is meant: the release knows how that is written.
const withSomeSlug = (path: string): string => `${path}/x`

/** A number on the way to a page that has one (`articles/7`), cut off before the slug. */
function isNumber(path: string): boolean {
  const address = match(withSomeSlug(path))
  return address !== undefined && toIdKey(address) !== undefined
}

/** A word on the way to other pages that is none itself (`people/letter`): the page above it is meant. */
function isShelf(locale: Locale, rest: readonly string[]): boolean {
  const above = walk([locale, ...rest.slice(0, -1)])?.node
  const node = above?.literals.get(rest.at(-1) ?? '')
  return node !== undefined && node.route === undefined
}

const isFirstPage = (locale: Locale, rest: readonly string[]): boolean =>
  rest.at(-1) === '1' && walk([locale, ...rest.slice(0, -1)])?.node.variables.get('')?.name === 'page'
