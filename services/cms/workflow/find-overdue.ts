import { type Payload } from 'payload'
import { type Locale, localesIn } from '../../../src/config/locales'
import { titleAmong } from '../audit/titles'
import { type ContentCollection, contentCollections } from '../log/facts'

export type Overdue = { collection: string; id: number; locale: string; title: string; dueOn: string }

type Live = {
  id: number
  live: Record<string, boolean | null> | null
  reviewDueAt: Record<string, string | null> | null
}

/** What readers have and are warned of: a lawyer was to confirm it by a day that has passed. The longest overdue first. */
export async function findOverdue(payload: Payload): Promise<Overdue[]> {
  const found = await Promise.all(contentCollections(payload).map((one) => findIn(payload, one)))
  return found.flat().sort((one, other) => one.dueOn.localeCompare(other.dueOn))
}

async function findIn(payload: Payload, collection: ContentCollection): Promise<Overdue[]> {
  const { titleName, set } = collection.custom.content
  const now = new Date().toISOString()
  const { docs } = await payload.find({
    collection: collection.slug,
    where: { _status: { equals: 'published' }, reviewDueAt: { less_than: now } },
    locale: 'all',
    limit: 0,
    pagination: false,
    select: { [titleName]: true, live: true, reviewDueAt: true },
    depth: 0,
  })
  return (docs as unknown as Live[]).flatMap((doc) => {
    const dueIn = (locale: Locale) => doc.reviewDueAt?.[locale] ?? '9999'
    const isOverdue = (locale: Locale) => doc.live?.[locale] === true && dueIn(locale) < now
    return localesIn(set)
      .filter(isOverdue)
      .map((locale): Overdue => {
        const dueOn = dueIn(locale)
        return { collection: collection.slug, id: doc.id, locale, title: titleAmong(collection, doc, locale), dueOn }
      })
  })
}
