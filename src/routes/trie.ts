import { placeholders, type Placeholder, type PlaceholderKey, type Segment } from './placeholders'

/** One segment of a pattern: a literal word, or a placeholder with what follows it in the segment (`.vcf`). */
export type Part = { literal: string } | { key: PlaceholderKey; name: string; ending: string }

export type Variable = { key: PlaceholderKey; name: string; segment: Segment; node: Node }

/** The place after some segments: what may follow. A literal always wins over the variable. */
export type Node = {
  literals: Map<string, Node>
  /** By the ending; all of them stand for the same placeholder, since a node has one kind of variable. */
  variables: Map<string, Variable>
  route?: string
}

const createNode = (): Node => ({ literals: new Map(), variables: new Map() })

export const placeholderOf = (key: PlaceholderKey): Placeholder<unknown> => placeholders[key]

export function parsePattern(pattern: string): Part[] {
  return pattern.split('/').map((text) => {
    const [, key, ending = ''] = /^\{(.+)\}(\.[a-z]+)?$/.exec(text) ?? []
    if (key === undefined) return { literal: text }
    if (!Object.hasOwn(placeholders, key)) throw new Error(`The pattern "${pattern}" has an unknown {${key}}`)
    return { key: key as PlaceholderKey, name: key.replace(/:.*/, ''), ending }
  })
}

/** Grows the tree of a route table; refuses a table in which a path could mean two things. */
export function plantTrie(patterns: Iterable<readonly [route: string, parts: readonly Part[]]>): Node {
  const root = createNode()
  for (const [route, parts] of patterns) plant(root, parts, route)
  return root
}

function plant(node: Node, [part, ...rest]: readonly Part[], route: string): void {
  if (part === undefined) {
    if (node.route !== undefined) throw new Error(`The routes ${node.route} and ${route} have the same path`)
    node.route = route
    return
  }
  if ('literal' in part) {
    plant(literalIn(node, part.literal), rest, route)
    return
  }
  const { least, most, round } = placeholderOf(part.key)
  if (least === 0) plant(node, rest, route)
  let last = node
  for (let count = 1; count <= (most === Infinity ? 1 : most); count++) {
    for (const segment of round) last = variableIn(last, part, segment).node
    plant(last, rest, route)
  }
  // Endless rounds: after one, the next begins at the same place.
  if (most === Infinity) for (const [ending, variable] of node.variables) last.variables.set(ending, variable)
}

function literalIn(node: Node, literal: string): Node {
  const known = node.literals.get(literal)
  if (known) return known
  const grown = createNode()
  node.literals.set(literal, grown)
  return grown
}

function variableIn(node: Node, part: Exclude<Part, { literal: string }>, segment: Segment): Variable {
  const { key, name, ending } = part
  const other = [...node.variables.values()].find((variable) => variable.key !== key || variable.segment !== segment)
  if (other) throw new Error(`{${other.key}} and {${key}} stand at the same place`)
  const known = node.variables.get(ending)
  if (known) return known
  const grown = { key, name, segment, node: createNode() }
  node.variables.set(ending, grown)
  return grown
}

/** Where one segment leads, without ever coming back to try the variable after a literal has won. */
export function findStep(node: Node, text: string): { node: Node; variable?: Variable; text: string } | undefined {
  const literal = node.literals.get(text)
  if (literal) return { node: literal, text }
  const dot = text.lastIndexOf('.')
  const ending = dot < 0 ? '' : text.slice(dot)
  const variable = node.variables.get(ending)
  return variable && { node: variable.node, variable, text: text.slice(0, text.length - ending.length) }
}
