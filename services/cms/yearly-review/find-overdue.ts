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
export async function findOverdue(payload: Payload, slugs?: readonly string[]): Promise<Overdue[]> {
  const collections = contentCollections(payload).filter(({ slug }) => slugs?.includes(slug) ?? true)
  const found = await Promise.all([
    ...collections.filter(({ slug }) => slug !== placesSlug).map((one) => findIn(payload, one)),
    ...collections.filter(({ slug }) => slug === placesSlug).map((one) => findPlaces(payload, one)),
  ])
  return found.flat().sort((one, other) => one.dueOn.localeCompare(other.dueOn))
}

export const placesSlug = 'nav-jurisdictions'
type Place = Omit<Live, 'reviewDueAt'> & { reviewDue: string }

/** A jurisdiction is reviewed as a whole, once for all languages. */
async function findPlaces(payload: Payload, collection: ContentCollection): Promise<Overdue[]> {
  const { set } = collection.custom.content
  const docs = await readDue<Place>(payload, collection, 'reviewDue', new Date().toISOString())
  return docs.flatMap((doc) => {
    const locale = localesIn(set).find((one) => doc.live?.[one] === true)
    return locale === undefined ? [] : [toOverdue(collection, doc, { locale, dueOn: doc.reviewDue })]
  })
}

/** Texts, each language by itself. Of a jurisdiction the form has one day alone. */
async function findIn(payload: Payload, collection: ContentCollection): Promise<Overdue[]> {
  const { set } = collection.custom.content
  const now = new Date().toISOString()
  const docs = await readDue<Live>(payload, collection, 'reviewDueAt', now)
  return docs.flatMap((doc) => {
    const dueIn = (locale: Locale) => doc.reviewDueAt?.[locale] ?? '9999'
    const isOverdue = (locale: Locale) => doc.live?.[locale] === true && dueIn(locale) < now
    return localesIn(set)
      .filter(isOverdue)
      .map((locale) => toOverdue(collection, doc, { locale, dueOn: dueIn(locale) }))
  })
}

type Due = [payload: Payload, collection: ContentCollection, field: 'reviewDue' | 'reviewDueAt', now: string]

async function readDue<Doc>(...[payload, collection, field, now]: Due): Promise<Doc[]> {
  const { docs } = await payload.find({
    collection: collection.slug,
    where: { _status: { equals: 'published' }, [field]: { less_than: now } },
    locale: 'all',
    limit: 0,
    pagination: false,
    select: { [collection.custom.content.titleName]: true, live: true, [field]: true },
    depth: 0,
  })
  return docs as unknown as Doc[]
}

function toOverdue(
  collection: ContentCollection,
  doc: { id: number },
  { locale, dueOn }: { locale: Locale; dueOn: string },
): Overdue {
  return { collection: collection.slug, id: doc.id, locale, title: titleAmong(collection, doc, locale), dueOn }
}
