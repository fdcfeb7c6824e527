import { defaultLocale, localesIn } from '../../../src/config/locales'
import { localesOf, routeIds, routeOf } from '../../../src/routes/address'
import { href } from '../../../src/routes/href'
import { trie } from '../../../src/routes/match'
import { reservedAt } from '../../../src/routes/match'
import { parsePattern, plantTrie, type Node } from '../../../src/routes/trie'

const plant = (patterns: Record<string, string>) =>
  plantTrie(Object.entries(patterns).map(([route, pattern]) => [route, parsePattern(pattern)]))

function nodesBelow(node: Node, seen = new Set<Node>()): Set<Node> {
  if (seen.has(node)) return seen
  seen.add(node)
  for (const child of node.literals.values()) nodesBelow(child, seen)
  for (const { node: child } of node.variables.values()) nodesBelow(child, seen)
  return seen
}

// CV-4 of the product, word by word: where it collides with a slug, if anywhere.
const reserved: [word: string, places: string[]][] = [
  ['marketing', ['features/{root}', 'products/{root}', 'products/navigator/{service}/{region}']],
  ['content', ['products/navigator/{service}/{region}', 'products/navigator/{service}/{region}/{jurisdiction}']],
  ['status-table', []],
  ['report-builder', ['products/navigator/{service}/{region}']],
  ['register', []],
  ['navigator', ['products/{root}']],
  ['benefits', ['about-us/careers/{path:5}']],
  ['careers', ['about-us/{path:5}']],
  ['news', ['about-us/{path:5}']],
  ['page', ['about-us/news/{slug}']],
  ['disputes-aviator', ['products/{root}']],
  ['access-the-tool', ['products/{root}']],
  ['verify', []],
  ['newsletters', []],
  ['cookie-policy', []],
  ['data-privacy', []],
  ['services', []],
  ['sectors', []],
  ['solutions', []],
]

const slugNames = ['slug', 'root', 'service', 'region', 'jurisdiction', 'path']

function placesThatReserve(word: string): string[] {
  const places = routeIds.flatMap((route) => {
    const { pattern } = routeOf(route)
    const slugs = [...pattern.matchAll(/\{(\w+).*?\}/g)].filter(([, name = '']) => slugNames.includes(name))
    const colliding = slugs.filter(([, name = '']) => reservedAt(route, name).includes(word))
    return colliding.map(({ 0: placeholder, index }) => pattern.slice(0, index + placeholder.length))
  })
  return [...new Set(places)]
}

describe('the route table', () => {
  it('every place of a path has at most one kind of variable', () => {
    for (const { variables } of nodesBelow(trie)) {
      expect(new Set([...variables.values()].map(({ key }) => key)).size).toBeLessThanOrEqual(1)
      expect(new Set([...variables.values()].map(({ segment }) => segment)).size).toBeLessThanOrEqual(1)
    }
  })

  it('two kinds of variable at one place, or two routes on one path, are refused when the table is read', () => {
    expect(() => plant({ a: 'x/{slug}', b: 'x/{id}/y' })).toThrow('{slug} and {id} stand at the same place')
    expect(() => plant({ a: 'x/{slug}', b: 'x/{path:3}' })).toThrow('{slug} and {path:3} stand at the same place')
    expect(() => plant({ a: 'x/{slug}', b: 'x/{slug}' })).toThrow('The routes a and b have the same path')
    expect(() => plant({ a: 'x/{nonsense}' })).toThrow('unknown {nonsense}')
  })

  it('ids and literal words are lower-case words with hyphens', () => {
    for (const id of routeIds) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      for (const part of parsePattern(routeOf(id).pattern)) {
        if ('literal' in part) expect(part.literal).toMatch(/^[a-z0-9-]*(\.xml|\.txt)?$/)
      }
    }
  })

  it('only pages are listed by search engines, and no page of an account or a search is', () => {
    const hidden = routeIds.filter((id) => routeOf(id).kind === 'page' && !routeOf(id).indexed)

    expect(routeIds.filter((id) => routeOf(id).kind !== 'page' && routeOf(id).indexed)).toEqual([])
    expect(hidden).toEqual([
      ...['remote', 'search', 'not-found', 'alert-me', 'event-place', 'event-registration', 'verify'],
    ])
  })

  it('K-4: the locale of the addresses without choice is en, and it is in both sets', () => {
    expect(defaultLocale).toBe('en')
    expect(localesOf('home')[0]).toBe(defaultLocale)
    expect(localesOf('graduates')[0]).toBe(defaultLocale)
  })

  it('CV-10: the not-found page and the search exist in every locale of both sets, each other page in one set', () => {
    expect(new Set(localesOf('not-found'))).toEqual(new Set([...localesIn('main'), ...localesIn('graduate')]))
    expect(localesOf('search')).toEqual(localesOf('not-found'))
    const pages = routeIds.filter((id) => routeOf(id).kind !== 'file')
    expect(pages.filter((id) => routeOf(id).sets.length > 1)).toEqual(['search', 'not-found'])
    expect(pages.filter((id) => routeOf(id).sets.length === 0)).toEqual(['auth'])
  })
})

describe('reservedAt', () => {
  it.each(reserved)('CV-4: "%s" is reserved exactly where it collides', (word, places) => {
    expect(placesThatReserve(word)).toEqual(places)
  })

  it('CV-4: a word is reserved at its own level only', () => {
    expect(reservedAt('page', 'path', 1)).toEqual(['careers', 'news'])
    expect(reservedAt('page', 'path', 2)).toEqual([])
    expect(href('page', 'en', { path: ['history', 'careers'] })).toBe('/en/about-us/history/careers')
  })

  it('says so when the route has no such parameter', () => {
    expect(() => reservedAt('page', 'slug')).toThrow('The route page has no parameter slug')
  })
})
