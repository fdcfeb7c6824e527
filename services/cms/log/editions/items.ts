import { type Payload } from 'payload'
import { type Item, type ItemRef } from '../../../../src/routes/item-places'
import { type ItemType } from '../../../../src/routes/item-places'
import { type ContentCollection, findContent, typeOf } from '../facts'
import { type Open } from '../transaction'
import { inLocale, type LiveEdition, liveEditionsOf } from './live-editions'
import { findStored, type Stored } from './stored'

/** A live edition as the routes know it. */
export function toItem(payload: Payload, collection: ContentCollection, { stored, locale, title }: LiveEdition): Item {
  const { type, slugName } = collection.custom.content
  const slug = slugName ? stored[slugName] : inLocale(stored.slug, locale)
  return {
    type: type as ItemType,
    id: String(stored.id),
    number: stored.id,
    title,
    locale,
    slug: typeof slug === 'string' ? slug : '',
    isFeature: stored.isFeature === true,
    parent: findParent(payload, collection, stored),
  }
}

type Above = { collection: ContentCollection; ref: ItemRef; id: number }

/** What this item names as being above it, the nearest first. */
function aboveOf(payload: Payload, { custom }: ContentCollection, stored: Stored): Above[] {
  return Object.entries(custom.content.addressParents).flatMap(([field, slug]): Above[] => {
    const [id, collection] = [stored[field], findContent(payload, slug)]
    if (typeof id !== 'number' || !collection) return []
    return [{ collection, ref: { type: typeOf(payload, slug) as ItemType, id: String(id) }, id }]
  })
}

/** An item that is shown under several others does not know which of them is meant; what is below it does. */
function findParent(payload: Payload, collection: ContentCollection, stored: Stored): ItemRef | undefined {
  const [nearest, next] = aboveOf(payload, collection, stored)
  const isShared = nearest?.collection.custom.content.address === 'key'
  if (nearest && next && isShared) return { ...nearest.ref, id: `${nearest.id} of ${next.id}` }
  return nearest?.ref
}

/** Every live edition on the way up from these documents. */
export async function findItemsAbove(open: Open, collection: ContentCollection, documents: Stored[]): Promise<Item[]> {
  const found: Item[] = []
  const met = new Set<string>()
  const queue: [ContentCollection, Stored[]][] = [[collection, documents]]
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [below, children] = next
    const above = children.flatMap((child) => aboveOf(open.payload, below, child))
    for (const parent of new Set(above.map((one) => one.collection))) {
      const wanted = above.filter((one) => one.collection === parent).map(({ id }) => id)
      const fresh = [...new Set(wanted)].filter((id) => !met.has(`${parent.slug} ${id}`))
      for (const id of fresh) met.add(`${parent.slug} ${id}`)
      const parents = await findStored(open, parent.slug, { where: ['id', fresh] })
      const editions = parents.flatMap((stored) => liveEditionsOf(parent, stored))
      const items = editions.map((edition) => toItem(open.payload, parent, edition))
      found.push(...items, ...children.flatMap((child) => placeShared(open.payload, { below, child, items })))
      queue.push([parent, parents])
    }
  }
  return found
}

type Shared = { below: ContentCollection; child: Stored; items: Item[] }

/** A shared item once more, at the place that this child gives it. */
function placeShared(payload: Payload, { below, child, items }: Shared): Item[] {
  const [nearest, next] = aboveOf(payload, below, child)
  if (!nearest || !next || nearest.collection.custom.content.address !== 'key') return []
  return items
    .filter(({ type, id }) => type === nearest.ref.type && id === nearest.ref.id)
    .map((item) => ({ ...item, id: `${item.id} of ${next.id}`, parent: next.ref }))
}
