import { toLocale } from './address'
import { type Item, type ItemRef } from './item-places'

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
