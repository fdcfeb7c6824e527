import { parseSubject, type SubjectType, subjectTypes } from '../../../forms/account-interests'

export type ListedSubject = { name: string; kind: string; title: string; parent: string | null }

export type SubjectNode = {
  name: string
  title: string
  /** Whether it can be chosen itself: a region is there for what is in it. */
  isSubject: boolean
  below: readonly SubjectNode[]
}
export type SubjectTree = { kind: SubjectType; nodes: readonly SubjectNode[] }

type Chosen = ReadonlySet<string>

/** A tree for each kind; what stands below something that is not public stands at its top. */
export function toTrees(subjects: readonly ListedSubject[], compare: (a: string, b: string) => number): SubjectTree[] {
  const known = new Set(subjects.map(({ name }) => name))
  const nodesBelow = (parent: string | null, kinds: readonly string[]): SubjectNode[] =>
    subjects
      .filter(
        (one) =>
          kinds.includes(one.kind) &&
          (parent === null ? one.parent === null || !known.has(one.parent) : one.parent === parent),
      )
      .sort((one, other) => compare(one.title, other.title))
      .map(({ name, title }) => ({
        ...{ name, title, isSubject: parseSubject(name) !== undefined },
        below: nodesBelow(name, kinds),
      }))
      .filter(({ isSubject, below }) => isSubject || below.length > 0)
  return subjectTypes
    .map((kind) => ({ kind, nodes: nodesBelow(null, kind === 'nav-jurisdiction' ? [kind, 'nav-region'] : [kind]) }))
    .filter(({ nodes }) => nodes.length > 0)
}

const leavesOf = (node: SubjectNode): readonly SubjectNode[] =>
  node.below.length === 0 ? [node] : node.below.flatMap(leavesOf)

/** It and all that is below it, as far as it can be chosen. */
export const subjectsIn = (nodes: readonly SubjectNode[]): SubjectNode[] =>
  nodes.flatMap((node) => [...(node.isSubject ? [node] : []), ...subjectsIn(node.below)])

export function stateOf(node: SubjectNode, chosen: Chosen): 'all' | 'part' | 'none' {
  const leaves = leavesOf(node)
  const count = leaves.filter(({ name }) => chosen.has(name)).length
  if (count === leaves.length) return 'all'
  return count === 0 ? 'none' : 'part'
}

const findNode = (nodes: readonly SubjectNode[], name: string): SubjectNode | undefined => {
  for (const node of nodes) {
    const found = node.name === name ? node : findNode(node.below, name)
    if (found) return found
  }
  return undefined
}

/** What is chosen after one was pressed: with a branch all that is below it, and a branch as soon as all of it is. */
export function toggle(trees: readonly SubjectTree[], chosen: Chosen, name: string): string[] {
  const nodes = trees.flatMap((tree) => tree.nodes)
  const node = findNode(nodes, name)
  if (!node) return [...chosen].sort()
  const names = subjectsIn([node]).map((one) => one.name)
  const isTaken = stateOf(node, chosen) === 'all'
  const next = new Set([...chosen].filter((one) => !names.includes(one)).concat(isTaken ? [] : names))
  for (const one of subjectsIn(nodes)) {
    if (one.below.length === 0) continue
    if (stateOf(one, next) === 'all') next.add(one.name)
    else next.delete(one.name)
  }
  return [...next].sort()
}

/** What was found by its name, with what it stands below, and of a branch that was found all. */
export const findIn = (nodes: readonly SubjectNode[], words: string): SubjectNode[] =>
  nodes.flatMap((node) => {
    if (node.title.toLowerCase().includes(words)) return [node]
    const below = findIn(node.below, words)
    return below.length === 0 ? [] : [{ ...node, below }]
  })

/** What is chosen in the fewest words: a branch stands for all that is below it. */
export const topmost = (nodes: readonly SubjectNode[], chosen: Chosen): SubjectNode[] =>
  nodes.flatMap((node) => (stateOf(node, chosen) === 'all' ? [node] : topmost(node.below, chosen)))
