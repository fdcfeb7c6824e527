import { type RouteId } from './address'
import { partsOf, trie } from './match'
import { findSlugProblem } from './slug'
import { placeholderOf, type Node, type Part } from './trie'

function stepOver(node: Node | undefined, part: Part, segments: number): Node | undefined {
  if ('literal' in part) return node?.literals.get(part.literal)
  let last = node
  for (let count = 0; count < segments; count++) last = last?.variables.get(part.ending)?.node
  return last
}

/** The slugs that a route's parameter cannot have, since other routes have those words at its place. */
export function reservedAt(route: RouteId, name: string, level = 1): string[] {
  let node: Node | undefined = trie
  for (const part of partsOf[route]) {
    if (!('literal' in part) && part.name === name) {
      const words = stepOver(node, part, level - 1)?.literals.keys() ?? []
      return [...words].filter((word) => findSlugProblem(word) === undefined)
    }
    node = stepOver(node, part, 'literal' in part ? 1 : placeholderOf(part.key).round.length)
  }
  throw new Error(`The route ${route} has no parameter ${name}`)
}
