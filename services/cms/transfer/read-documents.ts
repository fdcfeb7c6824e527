import { type Payload, type SanitizedCollectionConfig } from 'payload'
import { keptContent } from '../../../src/config/kept-content'
import { type Values } from '../load/loaded-item'
import { contentCollections } from '../log/facts'
import { type ContentLine } from './content-file'
import { toValues } from './to-values'

/** What is written by the firm: pictures first, which others show. */
export function transferredCollections(payload: Payload): SanitizedCollectionConfig[] {
  const media = payload.config.collections.filter(({ slug }) => slug === 'media')
  return [...media, ...contentCollections(payload)]
}

type Stored = Values & { id: number; updatedAt: string; deletedAt?: string | null }
type Asked = { ids?: readonly number[]; transactionID?: number | string }

/** Documents as they are stored, but those in the bin. */
export async function findDocuments(payload: Payload, collection: string, asked: Asked = {}): Promise<Stored[]> {
  const { docs } = await payload.db.find<Stored>({
    collection: collection,
    ...(asked.ids === undefined ? {} : { where: { id: { in: [...asked.ids] } } }),
    locale: 'all',
    limit: 0,
    pagination: false,
    sort: 'id',
    ...(asked.transactionID === undefined ? {} : { req: { transactionID: asked.transactionID } }),
  })
  return docs.filter(({ deletedAt }) => !deletedAt)
}

const batchSize = 500

/** Everything that is published, and what was never published; the words of a draft that nobody has published yet stay here. */
export async function* readDocuments(payload: Payload): AsyncGenerator<ContentLine> {
  for (const collection of transferredCollections(payload)) {
    const ids = await findIds(payload, collection.slug)
    for (let start = 0; start < ids.length; start += batchSize) {
      const asked = ids.slice(start, start + batchSize)
      const earlier = await findEarlier(payload, collection, asked)
      for (const stored of await findDocuments(payload, collection.slug, { ids: asked })) {
        yield toLine(collection, stored, earlier.get(stored.id) ?? [])
      }
    }
  }
}

export async function countDocuments(payload: Payload): Promise<number> {
  const found = await Promise.all(transferredCollections(payload).map(({ slug }) => findIds(payload, slug)))
  return found.flat().length
}

async function findIds(payload: Payload, slug: string): Promise<number[]> {
  const { docs } = await payload.db.find<Stored>({
    collection: slug,
    limit: 0,
    pagination: false,
    sort: 'id',
    select: { id: true, deletedAt: true },
  })
  return docs.filter(({ deletedAt }) => !deletedAt).map(({ id }) => id)
}

function toLine(collection: SanitizedCollectionConfig, stored: Stored, earlier: Earlier[]): ContentLine {
  const { slug, flattenedFields } = collection
  const values = toValues(flattenedFields, stored)
  const files = slug === 'media' ? fileNamesOf(stored as Held) : []
  return {
    collection: slug,
    id: stored.id,
    at: new Date(stored.updatedAt).toISOString(),
    values,
    ...(earlier.length > 0 ? { earlier } : {}),
    ...(files.length > 0 ? { files } : {}),
  }
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
  { slug, flattenedFields }: SanitizedCollectionConfig,
  ids: readonly number[],
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
    list.push({ values: toValues(flattenedFields, version), at: new Date(updatedAt).toISOString() })
    told.set(parent, list)
  }
  for (const list of told.values()) list.pop()
  return told
}
