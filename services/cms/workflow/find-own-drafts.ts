import { type Payload } from 'payload'
import { type Locale, localesIn } from '../../../src/config/locales'
import { titleAmong } from '../audit/titles'
import { type Review } from '../fields/review'
import { type ContentCollection, contentCollections } from '../log/facts'

export type OwnDraft = {
  collection: string
  id: number
  locale: Locale
  title: string
  /** Not known of a draft that was left over when a publication was undone. */
  changedAt: string | null
}

type Draft = Record<string, unknown> & { id: number; updatedAt: string | null; review?: Record<string, Review | null> }

const mostShown = 8

/** What somebody has written in and has not come out yet, the newest first. */
export async function findOwnDrafts(payload: Payload, user: number): Promise<OwnDraft[]> {
  const found = await Promise.all(contentCollections(payload).map((one) => findIn(payload, one, user)))
  return found
    .flat()
    .sort((one, other) => (other.changedAt ?? '').localeCompare(one.changedAt ?? ''))
    .slice(0, mostShown)
}

async function findIn(payload: Payload, collection: ContentCollection, user: number): Promise<OwnDraft[]> {
  const { titleName, set } = collection.custom.content
  const { docs } = await payload.find({
    collection: collection.slug,
    where: { _status: { equals: 'draft' }, 'review.writers': { in: [user] } },
    draft: true,
    locale: 'all',
    sort: '-updatedAt',
    limit: mostShown,
    select: { [titleName]: true, review: true, updatedAt: true },
    depth: 0,
  })
  return (docs as unknown as Draft[]).flatMap((doc) => {
    const isOwn = (locale: Locale) => doc.review?.[locale]?.writers?.includes(user) === true
    const locale = localesIn(set).find(isOwn)
    if (locale === undefined) return []
    const title = titleAmong(collection, doc, locale)
    return [{ collection: collection.slug, id: doc.id, locale, title, changedAt: doc.updatedAt }]
  })
}
