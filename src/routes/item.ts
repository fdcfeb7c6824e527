import { toLocale } from './address'
import { type ItemType } from './item-places'

export type ItemRef = { readonly type: ItemType; readonly id: string }

/** What an edition of an item must say to have an address; content may say more. */
export type Item = ItemRef & {
  readonly title: string
  /** A code of the locale list, or en-gb. */
  readonly locale: string
  /** A graduate page's slug is its kind. */
  readonly slug: string
  /** The number in the addresses of those types that have one. */
  readonly number?: number | undefined
  /** The item above it in its tree; what belongs to the navigator is below its region or service. */
  readonly parent?: ItemRef | undefined
  /** On the root of a product: whether it and all below it are a feature. */
  readonly isFeature?: boolean | undefined
}

/** The items above one in its locale and the item itself, from the root down. */
export type Chain = { readonly root: Item; readonly below: readonly Item[]; readonly item: Item }

/** Reads one edition, or any edition when no locale is given. */
export type ItemIndex = (ref: ItemRef, locale?: string) => Item | undefined

export const keyOf = ({ type, id }: ItemRef): string => `${type} ${id}`

export function indexItems(items: Iterable<Item>): ItemIndex {
  const editions = new Map<string, Item>()
  const keyIn = (ref: ItemRef, locale?: string): string =>
    `${locale === undefined ? 'any' : (toLocale(locale) ?? locale)} ${keyOf(ref)}`
  for (const item of items) {
    editions.set(keyIn(item, item.locale), item)
    editions.set(keyIn(item), item)
  }
  return (ref, locale) => editions.get(keyIn(ref, locale))
}
