import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Payload, type SanitizedCollectionConfig } from 'payload'
import { keptContent } from '../../../src/config/kept-content'
import { type Values } from '../load/loaded-item'
import { contentCollections, findContent } from '../log/facts'
import { databaseOf } from '../log/transaction'
import { type ContentLine } from './content-file'
import { relatedOf } from './related-of'
import { toValues } from './to-values'

/** What is written by the firm: pictures first, which others show. */
export function transferredCollections(payload: Payload): SanitizedCollectionConfig[] {
  const media = payload.config.collections.filter(({ slug }) => slug === 'media')
  return [...media, ...contentCollections(payload)]
}

type Stored = Values & { id: number; updatedAt: string; deletedAt?: string | null }
type Asked = { ids?: readonly number[]; transactionID?: number | string }

/** Documents as they are stored, those in the bin too: others may name them. */
export async function findDocuments(payload: Payload, collection: string, asked: Asked = {}): Promise<Stored[]> {
  const { docs } = await payload.db.find<Stored>({
    collection,
    ...(asked.ids === undefined ? {} : { where: { id: { in: [...asked.ids] } } }),
    locale: 'all',
    limit: 0,
    pagination: false,
    sort: 'id',
    ...(asked.transactionID === undefined ? {} : { req: { transactionID: asked.transactionID } }),
  })
  return docs
}

const batchSize = 500

/** The numbers of all documents, by their collections. */
export type Listed = ReadonlyMap<string, ReadonlySet<number>>

export async function listDocuments(payload: Payload): Promise<Listed> {
  const slugs = transferredCollections(payload).map(({ slug }) => slug)
  return new Map(await Promise.all(slugs.map(async (slug) => [slug, new Set(await findIds(payload, slug))] as const)))
}

/** Everything that is published, what was never published, and the bin; the words of a draft that nobody has published yet stay here. */
export async function* readDocuments(payload: Payload, listed: Listed): AsyncGenerator<ContentLine> {
  for (const collection of transferredCollections(payload)) {
    const ids = [...(listed.get(collection.slug) ?? [])]
    for (let start = 0; start < ids.length; start += batchSize) {
      const asked = ids.slice(start, start + batchSize)
      const toOwn = (stored: Values) => toValues(collection.flattenedFields, stored)
      const earlier = await findEarlier(payload, collection.slug, { ids: asked, toOwn })
      const former = await findFormer(payload, collection, asked)
      for (const stored of await findDocuments(payload, collection.slug, { ids: asked })) {
        const { id } = stored
        const values = toOwn(stored)
        const gone = relatedOf(collection, { values }).filter((one) => !listed.get(one.collection)?.has(one.id))
        const past = { earlier: earlier.get(id) ?? [], formerAddresses: former.get(id) ?? [], gone: gone.map(nameOf) }
        yield toLine(collection.slug, { stored, values, ...past })
      }
    }
  }
}

async function findIds(payload: Payload, slug: string): Promise<number[]> {
  const { docs } = await payload.db.find<Stored>({
    collection: slug,
    limit: 0,
    pagination: false,
    sort: 'id',
    select: { id: true },
  })
  return docs.map(({ id }) => id)
}

type Former = NonNullable<ContentLine['formerAddresses']>
type Read = { stored: Stored; values: Values; earlier: Earlier[]; formerAddresses: Former; gone: string[] }

const nameOf = ({ collection, id }: { collection: string; id: number }): string => `${collection}/${id}`

function toLine(slug: string, { stored, values, earlier, formerAddresses, gone }: Read): ContentLine {
  const files = slug === 'media' ? fileNamesOf(stored as Held) : []
  return {
    collection: slug,
    id: stored.id,
    at: new Date(stored.updatedAt).toISOString(),
    values,
    ...(stored.deletedAt ? { deletedAt: new Date(stored.deletedAt).toISOString() } : {}),
    ...(earlier.length > 0 ? { earlier } : {}),
    ...(formerAddresses.length > 0 ? { formerAddresses } : {}),
    ...(gone.length > 0 ? { gone } : {}),
    ...(files.length > 0 ? { files } : {}),
  }
}

async function findFormer(
  payload: Payload,
  { slug }: SanitizedCollectionConfig,
  ids: readonly number[],
): Promise<Map<number, Former>> {
  const type = findContent(payload, slug)?.custom.content.type
  if (type === undefined) return new Map()
  const { rows } = await databaseOf(payload).execute(sql`
    select item_id, json_agg(json_build_object('locale', locale, 'address', address, 'leftAt', left_at)
             order by locale, left_at, address) as former
      from former_addresses
     where type = ${type} and item_id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
     group by item_id`)
  const toFormer = ({ leftAt, ...one }: Former[number]) => ({ ...one, leftAt: new Date(leftAt).toISOString() })
  return new Map(rows.map((row) => [Number(row.item_id), (row.former as Former).map(toFormer)]))
}

type Held = { filename?: string | null; sizes?: Record<string, { filename?: string | null } | null> | null }

/** A picture lies there itself and in each of its copies. */
export function fileNamesOf({ filename, sizes }: Held): string[] {
  const copies = Object.values(sizes ?? {}).map((size) => size?.filename)
  return [...new Set([filename, ...copies])].filter((name): name is string => typeof name === 'string' && name !== '')
}

type Earlier = { values: Values; at: string }
type Version = { parent: number; updatedAt: string; version: Stored }

/** What readers cite by number, in all that it has said; the last of it is the document itself. */
async function findEarlier(
  payload: Payload,
  slug: string,
  { ids, toOwn }: { ids: readonly number[]; toOwn: (stored: Values) => Values },
): Promise<Map<number, Earlier[]>> {
  const told = new Map<number, Earlier[]>()
  if (!(keptContent.versions.exceptFor as readonly string[]).includes(slug)) return told
  const { docs } = await payload.db.findVersions({
    collection: slug,
    where: { and: [{ parent: { in: [...ids] } }, { 'version._status': { equals: 'published' } }] },
    locale: 'all',
    limit: 0,
    pagination: false,
    sort: 'updatedAt',
  })
  for (const { parent, updatedAt, version } of docs as unknown as Version[]) {
    const list = told.get(parent) ?? []
    list.push({ values: toOwn(version), at: new Date(updatedAt).toISOString() })
    told.set(parent, list)
  }
  for (const list of told.values()) list.pop()
  return told
}
