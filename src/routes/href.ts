import { isIn, type Address, type LocaleOf, type ParamsOf, type RouteId } from './address'
import { partsOf, trie } from './match'
import { placeholderOf, type Node, type Part } from './trie'

type Values = Readonly<Record<string, unknown>>
type Outcome<Good> = Good | { problem: string }

/** The path of an address, or why it can have none. */
export function findPath({ route, locale, params }: Address): Outcome<{ path: string }> {
  if (!isIn(route, locale)) return { problem: `${route} is not published under ${locale ?? 'no locale'}` }
  const values: Values = { ...params, locale }
  const segments: string[] = []
  let node: Node = trie
  for (const part of partsOf[route]) {
    const written = writePart(node, part, values)
    if ('problem' in written) return written
    segments.push(...written.segments)
    node = written.node
  }
  return { path: `/${segments.join('/')}` }
}

type Written = { segments: readonly string[]; node: Node }

function writePart(node: Node, part: Part, values: Values): Outcome<Written> {
  if ('literal' in part) return { segments: [part.literal], node: node.literals.get(part.literal) ?? node }
  const placeholder = placeholderOf(part.key)
  const { round, least, most } = placeholder
  const parts = placeholder.spread(values[part.name])
  const rounds = parts.length / round.length
  if (rounds < least || rounds > most)
    return { problem: `${part.name} has ${rounds} levels; ${least} to ${most} are possible` }
  const segments: string[] = []
  let last = node
  for (const value of parts) {
    const variable = last.variables.get(part.ending)
    const problem = variable && findProblemAt(last, variable.segment.findProblem(value), value)
    if (!variable || problem !== undefined) return { problem: `${part.name} ${JSON.stringify(value)} ${problem ?? ''}` }
    segments.push(`${String(value)}${part.ending}`)
    last = variable.node
  }
  return { segments, node: last }
}

function findProblemAt(node: Node, problem: string | undefined, value: unknown): string | undefined {
  if (problem !== undefined) return problem
  return node.literals.has(String(value)) ? 'is reserved here for a page of the site' : undefined
}

type ParamsArgument<R extends RouteId> = keyof ParamsOf<R> extends never ? [] : [params: ParamsOf<R>]

/** THE maker of paths: readable, without trailing slash; throws when the parameters are not legal. */
export function href<R extends RouteId>(route: R, locale: LocaleOf<R>, ...[params]: ParamsArgument<R>): string {
  return hrefOf({ route, locale, params: params ?? {} } as Address)
}

export function hrefOf(address: Address): string {
  const found = findPath(address)
  if ('path' in found) return found.path
  throw new Error(`No path for ${address.route}: ${found.problem}`)
}

/** The full, percent-encoded address that goes into heads, feeds and mails. */
export const toUrl = (origin: string, path: string): string => new URL(origin).origin + encodeURI(path)

/** The readable path of a requested one, as `match` and `redirectOf` take it; undefined when it is malformed. */
export function decodePath(pathname: string): string | undefined {
  try {
    // Not decodeURIComponent: an encoded slash must not become a real one.
    return decodeURI(pathname)
  } catch {
    return undefined
  }
}
