import { hasPath, type Address, type LocaleOf, type ParamsOf, type RouteId } from './address'
import { partsOf, trie } from './match'
import { placeholderOf, type Node, type Part } from './trie'

type Values = Readonly<Record<string, unknown>>
type Written = { segments: readonly string[]; node: Node | undefined }
/** Which parameter of an address is at fault, and what is wrong with it, as the end of a sentence. */
type Refusal = { name: string; problem: string; word?: unknown }

/** The path of an address, or why it can have none. */
export function findPath({ route, locale, params }: Address): { path: string } | Refusal {
  if (!hasPath(route, locale)) return { name: 'locale', problem: `"${locale}" has no such page` }
  const values: Values = { ...params, locale }
  const segments: string[] = []
  let node: Node | undefined = trie
  for (const part of partsOf[route]) {
    const written = writePart(part, node, values)
    if ('problem' in written) return written
    segments.push(...written.segments)
    node = written.node
  }
  return { path: `/${segments.join('/')}` }
}

function writePart(part: Part, start: Node | undefined, values: Values): Written | Refusal {
  if ('literal' in part) return { segments: [part.literal], node: start?.literals.get(part.literal) }
  const { name, ending } = part
  const placeholder = placeholderOf(part.key)
  const { round, least, most } = placeholder
  const parts = placeholder.spread(values[name])
  const rounds = parts.length / round.length
  if (rounds < least || rounds > most) return { name, problem: `must have ${least} to ${most} levels, not ${rounds}` }
  const segments: string[] = []
  let node = start
  for (const value of parts) {
    const problem = node && findProblemAt(node, ending, value)
    if (problem !== undefined) return { name, word: value, problem: `${JSON.stringify(value)} ${problem}` }
    segments.push(`${String(value)}${ending}`)
    node = node?.variables.get(ending)?.node
  }
  return { segments, node }
}

function findProblemAt(node: Node, ending: string, value: unknown): string | undefined {
  const problem = node.variables.get(ending)?.segment.findProblem(value)
  return (
    problem ??
    (node.literals.has(String(value)) ? 'is kept here for another page of the site: choose a different one' : undefined)
  )
}

type ParamsArgument<R extends RouteId> = keyof ParamsOf<R> extends never ? [] : [params: ParamsOf<R>]

/** THE maker of paths: readable, without trailing slash; throws when the parameters are not legal. */
export function href<R extends RouteId>(route: R, locale: LocaleOf<R>, ...[params]: ParamsArgument<R>): string {
  return hrefOf({ route, locale, params: params ?? {} } as Address)
}

export function hrefOf(address: Address): string {
  const found = findPath(address)
  if ('path' in found) return found.path
  throw new Error(`No path for ${address.route}: ${found.name} ${found.problem}`)
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
