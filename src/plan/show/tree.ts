import { type PageDocument, titleOf } from '../../content/all-types'
import { type Ref } from '../../content/ref'
import { compareTexts } from '../../i18n/compare-texts'
import { type Branch } from '../../ui/link-groups/link-groups'
import { type Reader } from '../store/reader'

export type TreeType = 'service' | 'sector' | 'solution'
export type TreeItem = Extract<PageDocument, { type: TreeType }>

/** Those directly below an item, in alphabetical order. */
export const childrenOf = (item: TreeItem, read: Reader): TreeItem[] =>
  sortByTitle(
    read.naming(item.type, item).filter(({ parent }) => parent?.id === item.id),
    read,
  )

/** An item and all that is below it. */
export const withBelow = (item: TreeItem, read: Reader): TreeItem[] => [
  item,
  ...childrenOf(item, read).flatMap((child) => withBelow(child, read)),
]

/** The topmost items of a type. One whose parent is not live in this language is topmost itself: no item is left out. */
export function rootsOf(type: TreeType, read: Reader): TreeItem[] {
  const roots = read.all(type).filter(({ parent }) => read.find(parent as Ref<TreeType> | undefined) === undefined)
  return sortByTitle(roots, read)
}

export const toBranch = (item: TreeItem, read: Reader): Branch => ({
  href: item.path,
  text: item.title,
  below: childrenOf(item, read).map((child) => toBranch(child, read)),
})

function sortByTitle<Item extends PageDocument>(items: readonly Item[], read: Reader): Item[] {
  const compare = compareTexts(read.locale)
  return [...items].sort((one, other) => compare(titleOf(one), titleOf(other)))
}
