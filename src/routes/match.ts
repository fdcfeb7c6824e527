import { isLocale } from '../config/locales'
import { isIn, routeIds, routeOf, type Address, type RouteId } from './address'
import { parseSegment } from './placeholders'
import { findSlugFault } from './slug'
import { findStep, parsePattern, placeholderOf, plantTrie, type Node, type Part } from './trie'

function parseRoute(id: RouteId): Part[] {
  const { sets, pattern } = routeOf(id)
  const prefixed = [...(sets.length > 0 ? ['{locale}'] : []), ...(pattern === '' ? [] : [pattern])]
  return parsePattern(prefixed.join('/'))
}

/** Every route's whole path, the locale included. */
export const partsOf = Object.fromEntries(routeIds.map((id) => [id, parseRoute(id)])) as Record<RouteId, Part[]>

export const trie = plantTrie(Object.entries(partsOf))

type Captures = Map<string, unknown[]>

/** The place in the tree that the segments lead to, with the values met on the way. */
export function walk(segments: readonly string[]): { node: Node; captures: Captures } | undefined {
  const captures: Captures = new Map()
  let node = trie
  for (const segment of segments) {
    const step = findStep(node, segment)
    if (!step) return undefined
    node = step.node
    if (!step.variable) continue
    const value = parseSegment(step.variable.segment, step.text)
    if (value === undefined) return undefined
    const values = captures.get(step.variable.name)
    if (values) values.push(value)
    else captures.set(step.variable.name, [value])
  }
  return { node, captures }
}

/** What a decoded path addresses; undefined when no route has it. Whether the page is published is another question. */
export function match(path: string): Address | undefined {
  if (!path.startsWith('/')) return undefined
  const { node, captures } = walk(path.slice(1).split('/')) ?? {}
  if (node?.route === undefined || !captures) return undefined
  const route = node.route as RouteId
  const code = String(captures.get('locale')?.[0])
  const locale = isLocale(code) ? code : undefined
  if (!isIn(route, locale)) return undefined
  const params: Record<string, unknown> = {}
  for (const part of partsOf[route]) {
    if ('literal' in part || part.name === 'locale') continue
    params[part.name] = placeholderOf(part.key).gather(captures.get(part.name) ?? [])
  }
  return { route, locale, params } as Address
}

/** The slugs that a route's parameter cannot have, since other routes have those words at its place. */
export function reservedAt(route: RouteId, name: string, level = 1): string[] {
  let node: Node | undefined = trie
  for (const part of partsOf[route]) {
    if (!('literal' in part) && part.name === name) {
      const words = stepOver(node, part, level - 1)?.literals.keys() ?? []
      return [...words].filter((word) => findSlugFault(word) === undefined)
    }
    node = stepOver(node, part, 'literal' in part ? 1 : placeholderOf(part.key).round.length)
  }
  throw new Error(`The route ${route} has no parameter ${name}`)
}

function stepOver(node: Node | undefined, part: Part, segments: number): Node | undefined {
  if ('literal' in part) return node?.literals.get(part.literal)
  let last = node
  for (let count = 0; count < segments; count++) last = last?.variables.get(part.ending)?.node
  return last
}
