import { isIn, toLocale, type Address } from './address'
import { isFixedPage } from './fixed-pages'
import { findPath } from './href'
import { findChain, languageOf } from './item-chain'
import { type ItemIndex } from './item-index'
import { type Chain, type Item } from './item-places'
import { placeOf, type Problem } from './item-places'
import { findSlugProblem } from './slug-problem'

export type ItemAddress = {
  address: Address
  path: string
  /** False where the item only stands for a page that the site has anyway. */
  emits: boolean
}

/** The address of an item's edition among the live editions of all items, or why it can have none. */
export function findItemAddress(item: Item, index: ItemIndex): ItemAddress | Problem {
  const chain = findChain(item, index)
  if ('problem' in chain) return chain
  const problem = findSlugProblemIn(chain, item)
  if (problem) return problem
  const target = placeOf(item.type).find(chain)
  if ('problem' in target) return { problem: `"${item.title}" has no address: ${target.problem}` }
  const locale = toLocale(item.locale)
  if (!isIn(target.route, locale)) {
    return {
      problem: `"${item.title}" cannot be published in ${languageOf(item.locale)}: that language has no such pages`,
    }
  }
  const address = { ...target, locale } as Address
  const found = findPath(address)
  if ('path' in found) return { address, path: found.path, emits: !isFixedPage(target.route) }
  const problemOfPath = `"${item.title}" has no address: its ${found.name} ${found.problem}`
  return { problem: problemOfPath, isOfSlug: found.word === item.slug }
}

function findSlugProblemIn({ root, below }: Chain, item: Item): Problem | undefined {
  for (const one of [root, ...below]) {
    const problem = findSlugProblem(one.slug)
    if (problem !== undefined) return { problem: `The slug of "${one.title}" ${problem}`, isOfSlug: one === item }
  }
  return undefined
}
