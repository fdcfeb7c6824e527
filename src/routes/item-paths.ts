import { findItemAddress, type ItemAddress } from './item-address'
import { languageOf } from './item-chain'
import { indexItems } from './item-index'
import { type Item } from './item-places'

export type PathProblem = { items: readonly Item[]; message: string }
export type ItemPaths = { byPath: ReadonlyMap<string, ItemAddress & { item: Item }>; problems: readonly PathProblem[] }

/** Gives every edition its path; what cannot have one, or would share one, is a problem to be shown to its editor. */
export function planItemPaths(items: readonly Item[]): ItemPaths {
  const index = indexItems(items)
  const byPath = new Map<string, ItemAddress & { item: Item }>()
  const problems = new Map<string, Item[]>()
  const report = (message: string, ...found: Item[]): void => {
    const named = problems.get(message)
    if (named) named.push(...found)
    else problems.set(message, found)
  }
  for (const item of items) {
    const found = findItemAddress(item, index)
    if ('problem' in found) {
      report(found.problem, item)
      continue
    }
    const first = byPath.get(found.path)
    if (first) report(tellSharedPath(first.item, item, found.path), first.item, item)
    else byPath.set(found.path, { ...found, item })
  }
  return { byPath, problems: [...problems].map(([message, found]) => ({ items: found, message })) }
}

export const findPathProblems = (items: readonly Item[]): readonly PathProblem[] => planItemPaths(items).problems

const tellSharedPath = (one: Item, other: Item, path: string): string =>
  `"${one.title}" and "${other.title}" both have the address ${path} in ${languageOf(other.locale)}: change one of them`
