import { type Payload, type SanitizedCollectionConfig } from 'payload'
import { isLocale } from '../../../src/config/locales'
import { type Related } from '../fields/shape-problem'
import { findItemProblems } from '../load/find-item-problems'
import { type LoadedItem, type Values } from '../load/loaded-item'
import { type ContentCollection } from '../log/facts'
import { fileNamesOf } from './read-documents'
import { relatedOf } from './related-of'
import { type IsThere, toValues } from './to-values'

type Collections = ReadonlyMap<string, SanitizedCollectionConfig>

/** As this firm can hold it: of its own languages, and without what only another installation knows. */
export function toOwnItem(collections: Collections, item: LoadedItem): LoadedItem {
  const fields = collections.get(item.collection)?.flattenedFields ?? []
  const known = new Set(fields.map(({ name }) => name))
  const keep = (values: Values): Values => ({
    // What no field is for is reported later, and not lost in silence.
    ...Object.fromEntries(Object.entries(values).filter(([name]) => !known.has(name))),
    ...toValues(fields, values),
  })
  return {
    ...item,
    values: keep(item.values),
    ...(item.earlier ? { earlier: item.earlier.map(({ values, at }) => ({ values: keep(values), at })) } : {}),
  }
}

export const isThereFor =
  ({ gone = [] }: LoadedItem): IsThere =>
  (collection, id) =>
    !gone.includes(`${collection}/${id}`)

/** As it is stored: what it says is whole, and leads nowhere where what it led to was deleted. */
export function withoutGone(collections: Collections, item: LoadedItem): LoadedItem {
  const fields = collections.get(item.collection)?.flattenedFields ?? []
  if (!item.gone) return item
  const leave = (values: Values): Values => toValues(fields, values, isThereFor(item))
  const { earlier } = item
  return {
    ...item,
    values: leave(item.values),
    ...(earlier ? { earlier: earlier.map(({ values, at }) => ({ values: leave(values), at })) } : {}),
  }
}

/** What an editor would be refused, and what a picture lacks. */
export function findImportProblems(collections: Collections, items: readonly LoadedItem[]): string[] {
  return items.flatMap((item) => {
    const collection = collections.get(item.collection)
    if (!collection) return [`${item.collection}/${item.id}: there is no content called "${item.collection}"`]
    if (!('content' in collection.custom)) return findLackingFiles(item)
    return findItemProblems(collection as ContentCollection, item)
  })
}

function findLackingFiles({ collection, id, values, files = [] }: LoadedItem): string[] {
  const told = new Set(files.map(({ name }) => name))
  const names = fileNamesOf(values)
  return [
    ...(names.length === 0 ? [`${collection}/${id}: which file it is stands in "filename", and nothing does`] : []),
    ...names.filter((name) => !told.has(name)).map((name) => `${collection}/${id}: "files" does not list ${name}`),
  ]
}

/** The languages of a file that this firm does not have, and in how many documents each is. */
export function findForeignLanguages(items: readonly LoadedItem[]): Map<string, number> {
  const counted = new Map<string, number>()
  for (const { values } of items) {
    const live = typeof values.live === 'object' && values.live !== null ? Object.keys(values.live) : []
    for (const code of live) if (!isLocale(code)) counted.set(code, (counted.get(code) ?? 0) + 1)
  }
  return counted
}

export type Names = ReadonlyMap<string, ReadonlySet<number>>

/** What documents name and neither the file nor the content management has. */
export async function findMissing(
  { payload, collections }: { payload: Payload | undefined; collections: Collections },
  items: readonly LoadedItem[],
): Promise<string[]> {
  const inFile = new Set(items.map(({ collection, id }) => `${collection}/${id}`))
  const missing = items.flatMap((item) => {
    const collection = collections.get(item.collection)
    if (!collection) return []
    return relatedOf(collection, item)
      .filter((one) => !inFile.has(`${one.collection}/${one.id}`) && isThereFor(item)(one.collection, one.id))
      .map((one) => ({ ...one, by: `${item.collection}/${item.id}` }))
  })
  const stored = payload ? await findStoredNames(payload, missing) : new Map<string, Set<number>>()
  return missing
    .filter(({ collection, id }) => !stored.get(collection)?.has(id))
    .map(({ by, path, collection, id }) => `${by}: ${path} names ${collection}/${id}, which is not there`)
}

async function findStoredNames(payload: Payload, named: readonly Related[]): Promise<Map<string, Set<number>>> {
  const asked = new Map<string, Set<number>>()
  for (const { collection, id } of named) asked.set(collection, (asked.get(collection) ?? new Set<number>()).add(id))
  const found = new Map<string, Set<number>>()
  for (const [collection, ids] of asked) {
    const { docs } = await payload.db.find<{ id: number }>({
      collection: collection,
      where: { id: { in: [...ids] } },
      limit: 0,
      pagination: false,
      select: { id: true },
    })
    found.set(collection, new Set(docs.map(({ id }) => id)))
  }
  return found
}

/** Within a kind, what is above comes first: a row can name none that is not there yet. */
export function inOrder(collections: Collections, items: readonly LoadedItem[]): LoadedItem[] {
  const byName = new Map(items.map((item) => [`${item.collection}/${item.id}`, item]))
  const ordered = new Set<LoadedItem>()
  const met = new Set<LoadedItem>()
  const visit = (item: LoadedItem): void => {
    if (met.has(item)) return
    met.add(item)
    const collection = collections.get(item.collection)
    const alike = collection ? relatedOf(collection, item).filter((one) => one.collection === item.collection) : []
    for (const { id } of alike) {
      const above = byName.get(`${item.collection}/${id}`)
      if (above) visit(above)
    }
    ordered.add(item)
  }
  for (const item of items) visit(item)
  return [...ordered]
}
