import { type PayloadRequest } from 'payload'
import { titleAmong } from '../audit/titles'
import { type Review } from '../fields/review'
import { type Stored } from '../log/editions/stored'
import { collectionOfType } from '../log/facts'
import { databaseOf } from '../log/transaction'
import { findTroubled, type Kept } from './kept-links'

export type OwnedLink = Omit<Kept, 'places'> & { collection: string; id: number; locale: string; title: string }
/** `name` is empty where nobody is known to have written it. */
export type Owner = { name: string; links: OwnedLink[] }

/** Each link that gave trouble with the colleague who wrote last in the text that it stands in. */
export async function findByOwner(req: PayloadRequest): Promise<Owner[]> {
  const troubled = await findTroubled(databaseOf(req.payload))
  const owners = new Map<string, OwnedLink[]>()
  for (const { places, ...link } of troubled) {
    for (const { type, item, locale } of places) {
      const collection = collectionOfType(req.payload, type)
      if (!collection) continue
      const { docs } = await req.payload.db.queryDrafts<Stored>({
        collection: collection.slug,
        where: { parent: { equals: item } },
        locale: 'all',
        limit: 1,
        req,
      })
      const [stored] = docs
      if (!stored) continue
      const name = await nameOfWriter(req, stored, locale)
      const owned = {
        ...link,
        collection: collection.slug,
        id: item,
        locale,
        title: titleAmong(collection, stored, locale),
      }
      owners.set(name, [...(owners.get(name) ?? []), owned])
    }
  }
  return [...owners].map(([name, links]) => ({ name, links })).sort((one, other) => one.name.localeCompare(other.name))
}

async function nameOfWriter({ payload }: PayloadRequest, stored: Stored, locale: string): Promise<string> {
  const review = (stored.review as Record<string, Review | null> | null | undefined)?.[locale]
  const id = review?.writers?.at(-1) ?? review?.sentBy ?? review?.approvedBy
  if (typeof id !== 'number') return ''
  const person = await payload.db.findOne<{ id: number; name?: string }>({
    collection: 'users',
    where: { id: { equals: id } },
  })
  return person?.name ?? ''
}
