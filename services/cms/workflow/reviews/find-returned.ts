import { type Payload } from 'payload'
import { localesIn } from '../../../../src/config/locales'
import { titleAmong } from '../../audit/titles'
import { type Review } from '../../fields/review'
import { type ContentCollection, contentCollections } from '../../log/facts'

export type Returned = {
  collection: string
  id: number
  locale: string
  title: string
  note: string
  changedAt: string | null
}

type Draft = Record<string, unknown> & { id: number; updatedAt: string | null; review?: Record<string, Review | null> }

/** What somebody sent for review and got back, until they send it again; the newest first. */
export async function findReturned(payload: Payload, user: number): Promise<Returned[]> {
  const found = await Promise.all(contentCollections(payload).map((one) => findIn(payload, one, user)))
  return found.flat().sort((one, other) => (other.changedAt ?? '').localeCompare(one.changedAt ?? ''))
}

async function findIn(payload: Payload, collection: ContentCollection, user: number): Promise<Returned[]> {
  const { titleName, set } = collection.custom.content
  const { docs } = await payload.find({
    collection: collection.slug,
    where: { 'review.returnedBy': { exists: true }, 'review.sentBy': { equals: user } },
    draft: true,
    locale: 'all',
    limit: 0,
    pagination: false,
    select: { [titleName]: true, review: true, updatedAt: true },
    depth: 0,
  })
  return (docs as unknown as Draft[]).flatMap((doc) =>
    localesIn(set).flatMap((locale): Returned[] => {
      const { sentBy, returnedBy, state, note } = doc.review?.[locale] ?? {}
      if (!returnedBy || sentBy !== user || state !== 'draft') return []
      const title = titleAmong(collection, doc, locale)
      return [{ collection: collection.slug, id: doc.id, locale, title, note: note ?? '', changedAt: doc.updatedAt }]
    }),
  )
}
