import { type Payload } from 'payload'
import { localesIn } from '../../../../src/config/locales'
import { titleAmong } from '../../audit/titles'
import { type Review } from '../../fields/review'
import { type Stored } from '../../log/editions/stored'
import { type ContentCollection, contentCollections } from '../../log/facts'
import { isPending } from '../versions/edition-states'

export type Approved = { collection: string; id: number; locale: string; title: string; approvedAt: string }

const mostRead = 50

/** What a lawyer has approved and readers have not got yet; what has waited longest first. */
export async function findApproved(payload: Payload): Promise<Approved[]> {
  const found = await Promise.all(contentCollections(payload).map((one) => findIn(payload, one)))
  return found.flat().sort((one, other) => one.approvedAt.localeCompare(other.approvedAt))
}

async function findIn(payload: Payload, collection: ContentCollection): Promise<Approved[]> {
  const { slug, custom } = collection
  const reading = { collection: slug, locale: 'all', pagination: false } as const
  const approved = { 'version._status': { equals: 'draft' }, 'version.review.state': { equals: 'approved' } }
  const { docs } = await payload.db.queryDrafts<Stored>({ ...reading, where: approved, limit: mostRead })
  if (docs.length === 0) return []
  const ids = docs.map(({ id }) => id)
  const live = (await payload.db.find<Stored>({ ...reading, where: { id: { in: ids } }, limit: 0 })).docs
  return docs.flatMap((newest) =>
    localesIn(custom.content.set).flatMap((locale): Approved[] => {
      const review = (newest.review as Record<string, Review | null> | null)?.[locale]
      const compared = { live: live.find(({ id }) => id === newest.id), newest }
      // What was never published is its own first version, and differs from nothing.
      const isNews = compared.live?._status !== 'published' || isPending(collection, compared, locale)
      if (review?.state !== 'approved' || !isNews) return []
      const title = titleAmong(collection, newest, locale)
      return [{ collection: slug, id: newest.id, locale, title, approvedAt: review.approvedAt ?? '' }]
    }),
  )
}
