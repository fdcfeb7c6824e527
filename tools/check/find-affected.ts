import { type ImportGraph } from '../../tests/support/place/import-graph'

/** The digest of each file. */
export type Digests = ReadonlyMap<string, string>

/** Which files are not what they were, those included that are gone. */
export function findChanged(before: Digests, now: Digests): string[] {
  const changed = [...now].filter(([path, digest]) => before.get(path) !== digest).map(([path]) => path)
  return [...changed, ...[...before.keys()].filter((path) => !now.has(path))].sort()
}

/** These files, and whatever imports them, at any distance: types and behaviour may be others there too. */
export function findAffected(graph: ImportGraph, changed: readonly string[]): string[] {
  const users = new Map<string, string[]>()
  for (const [path, targets] of graph)
    for (const target of targets) users.set(target, [...(users.get(target) ?? []), path])
  const affected = new Set(changed)
  for (const path of affected) for (const user of users.get(path) ?? []) affected.add(user)
  return [...affected].filter((path) => graph.has(path)).sort()
}

const isCode = (path: string): boolean => /\.([cm]?js|tsx?)$/.test(path)
const isReadByRulesAlone = (path: string): boolean => /\.(md|css)$/.test(path)

/** Settings of a tool, packages, and data that tests read by themselves: what depends on these, no import says. */
export const concernsAll = (path: string): boolean =>
  (!isCode(path) && !isReadByRulesAlone(path)) || !path.includes('/') || /^tests\/support\/[\w-]+\.cjs$/.test(path)
