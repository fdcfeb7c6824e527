import { toSlug } from '../fields/slug'
import { findEditions, type Edition } from '../log/desired'
import { inLocale, liveEditionsOf } from '../log/editions/live-editions'
import { type Stored } from '../log/editions/stored'
import { type ContentCollection, findContent } from '../log/facts'
import { type Open } from '../log/transaction'
import { fillIn } from './fill-in'
import { type Draft } from './links'

export type Previewed = { type: string; edition: Edition }

/** A draft as readers would be told of it if it were published now, with what was typed and not yet saved. */
export async function findDraft(
  open: Open,
  draft: Draft,
  typed: Record<string, unknown> = {},
): Promise<Previewed | undefined> {
  const collection = findContent(open.payload, draft.collection)
  const newest = collection && (await findNewest(open, draft))
  if (!newest) return undefined
  const { embargo, type } = collection.custom.content
  const { locale } = draft
  const written = fillIn(collection.flattenedFields, typed, { stored: newest, locale })
  const stored: Stored = {
    ...written,
    id: draft.id,
    _status: 'published',
    deletedAt: null,
    live: { [locale]: true },
    ...(inLocale(written.slug, locale) ? {} : slugOf(collection, written, locale)),
    ...(embargo === undefined ? {} : { [embargo]: null }),
  }
  const live = liveEditionsOf(collection, stored)
  const [edition] = await findEditions(open, collection, { live, isTouched: () => true })
  return edition && { type, edition }
}

/** As a save would make it of the title. */
function slugOf({ custom, flattenedFields }: ContentCollection, written: object, locale: Draft['locale']): object {
  const title = inLocale((written as Record<string, unknown>)[custom.content.titleName], locale)
  const slug = flattenedFields.find(({ name }) => name === 'slug')
  if (!slug || slug.type !== 'text' || typeof title !== 'string') return {}
  return { slug: { ...((written as { slug?: object | null }).slug ?? {}), [locale]: toSlug(title) } }
}

/** The newest version of all, whether or not it was ever published. */
async function findNewest(
  { payload, id: transactionID }: Open,
  { collection, id }: Draft,
): Promise<Stored | undefined> {
  const { docs } = await payload.db.queryDrafts<Stored>({
    collection,
    where: { parent: { equals: id } },
    locale: 'all',
    limit: 1,
    pagination: false,
    req: { transactionID },
  })
  return docs[0]
}
