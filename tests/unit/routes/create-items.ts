import { findItemAddress } from '../../../src/routes/item-address'
import { indexItems } from '../../../src/routes/item-index'
import { findPathProblems, planItemPaths } from '../../../src/routes/item-paths'
import { type Item } from '../../../src/routes/item-places'
import { type ItemType } from '../../../src/routes/item-places'

/** A live English edition whose id and title come from its slug. */
export const create = (type: ItemType, slug: string, more: Partial<Item> = {}): Item => ({
  type,
  id: slug,
  title: slug.toUpperCase(),
  locale: 'en',
  slug,
  ...more,
})

export const below = (parent: Item): Partial<Item> => ({ parent: { type: parent.type, id: parent.id } })

/** Each item below the one before. */
export function createChain(type: ItemType, slugs: string[]): Item[] {
  const chain: Item[] = []
  for (const slug of slugs) chain.push(create(type, slug, chain.at(-1) && below(chain.at(-1) as Item)))
  return chain
}

/** The path of each item, empty where it can have none. */
export const pathsOf = (items: readonly Item[]): string[] =>
  items.map((item) => {
    const found = findItemAddress(item, indexItems(items))
    return 'path' in found ? found.path : ''
  })

export const problemsOf = (items: readonly Item[]): string[] => findPathProblems(items).map(({ message }) => message)

/** The paths for which the items emit pages of their own. */
export const emitted = (items: readonly Item[]): string[] =>
  [...planItemPaths(items).byPath.values()].filter(({ emits }) => emits).map(({ path }) => path)
