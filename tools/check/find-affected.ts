import { type ImportGraph } from '../../tests/support/place/import-graph'

/** The digest of each file. */
export type Digests = ReadonlyMap<string, string>

/** Which files are not what they were, those included that are gone. */
export function findChanged(before: Digests, now: Digests): string[] {
  const changed = [...now].filter(([path, digest]) => before.get(path) !== digest).map(([path]) => path)
  return [...changed, ...[...before.keys()].filter((path) => !now.has(path))].sort()
}

/** These files and whatever imports them, each with the number of imports between: the nearest first. */
export function findAffected(graph: ImportGraph, changed: readonly string[]): Map<string, number> {
  const users = new Map<string, string[]>()
  for (const [path, targets] of graph)
    for (const target of targets) users.set(target, [...(users.get(target) ?? []), path])
  const distances = new Map(changed.map((path) => [path, 0]))
  for (const [path, distance] of distances)
    for (const user of users.get(path) ?? []) if (!distances.has(user)) distances.set(user, distance + 1)
  return new Map([...distances].filter(([path]) => graph.has(path)))
}

const isCode = (path: string): boolean => /\.([cm]?js|tsx?)$/.test(path)
const isReadByRulesAlone = (path: string): boolean => /\.(md|css)$/.test(path)

/** Settings of a tool, packages, and data that tests read by themselves: what depends on these, no import says. */
export const concernsAll = (path: string): boolean =>
  (!isCode(path) && !isReadByRulesAlone(path)) || !path.includes('/') || /^tests\/support\/[\w-]+\.cjs$/.test(path)
