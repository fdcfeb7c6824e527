import { type PayloadRequest } from 'payload'
import { type Locale } from '../../../src/config/locales'
import { type Review } from '../fields/review'
import { type Stored } from '../log/editions/stored'
import { type ContentCollection } from '../log/facts'
import { type FieldDifference, findFieldDifferences } from '../workflow/find-live-difference'
import { findVersions } from '../workflow/versions/edition-states'

type Asked = { collection: ContentCollection; id: number; locale: Locale; seen: string }
type Version = { id: number; version: Stored & { updatedAt?: string } }

/** `isKnown`: what the form shows is still kept, so that the two can be compared. `now`: when the newest was saved. */
export type ChangesSince = { isKnown: boolean; who: string; now: string; fields: readonly FieldDifference[] }

/** What others have saved, in this language and in what all languages share, since a form was opened. */
export async function findChangesSince(
  req: PayloadRequest,
  { collection, id, locale, seen }: Asked,
): Promise<ChangesSince> {
  const [{ newest }, version] = [
    await findVersions(req, collection.slug, id),
    await findSeen(req, { collection, id, seen }),
  ]
  const now = (newest?.updatedAt as string | undefined) ?? ''
  if (!newest || now === seen) return { isKnown: true, who: '', now, fields: [] }
  const fields = version ? await findFieldDifferences(req, collection, { before: version, after: newest, locale }) : []
  return { isKnown: version !== undefined, who: await nameWriter(req, newest, locale), now, fields }
}

async function findSeen(
  req: PayloadRequest,
  { collection, id, seen }: Pick<Asked, 'collection' | 'id' | 'seen'>,
): Promise<Stored | undefined> {
  const { docs } = await req.payload.db.findVersions({
    collection: collection.slug,
    where: { parent: { equals: id }, 'version.updatedAt': { equals: seen } },
    sort: '-id',
    locale: 'all',
    limit: 1,
    pagination: false,
    req,
  })
  return (docs as unknown as Version[])[0]?.version
}

async function nameWriter({ payload, ...req }: PayloadRequest, stored: Stored, locale: Locale): Promise<string> {
  const review = (stored.review as Partial<Record<Locale, Review | null>> | null | undefined)?.[locale]
  const id = review?.writers?.at(-1)
  if (typeof id !== 'number' || id === Number(req.user?.id)) return ''
  const person = await payload.db.findOne<{ id: number; name?: string }>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  })
  return person?.name ?? ''
}
