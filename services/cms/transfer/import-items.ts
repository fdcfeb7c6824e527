import { sql } from '@payloadcms/db-postgres/drizzle'
import { type FlattenedField, type Payload, type SanitizedCollectionConfig } from 'payload'
import { everyLocale } from '../../../src/config/locales'
import { writeAccessChanges } from '../access-feed/note-change'
import { keepItemFiles } from '../load/keep-item-files'
import { type LoadedItem, type Values } from '../load/loaded-item'
import {
  inTransaction,
  recordDocuments,
  recordVersions,
  removeDocuments,
  type Story,
  toldOf,
  toStory,
  touchedBy,
  writeRecorded,
} from '../load/stories'
import { publishTouched } from '../log/commit'
import { contentCollections } from '../log/facts'
import { lockLog, reconcileDocuments } from '../log/reconcile'
import { inHalves } from '../log/refusals/in-halves'
import { type Open } from '../log/transaction'
import { announce } from '../nudge/announce'
import { isThereFor } from './find-import-problems'
import { findDocuments } from './read-documents'
import { toComparable } from './to-values'

export type Plan = { added: LoadedItem[]; changed: LoadedItem[]; same: number }
type Collections = ReadonlyMap<string, SanitizedCollectionConfig>
type Place = { payload: Payload; collections: Collections }

const batchSize = 500

/** What an import would do, by what is stored now. A number stands for one document in every installation. */
export async function planImport({ payload, collections }: Place, items: readonly LoadedItem[]): Promise<Plan> {
  const plan: Plan = { added: [], changed: [], same: 0 }
  for (const [slug, own] of groupByCollection(items)) {
    const fields = collections.get(slug)?.flattenedFields ?? []
    for (let start = 0; start < own.length; start += batchSize) {
      const batch = own.slice(start, start + batchSize)
      const docs = await findDocuments(payload, slug, { ids: batch.map(({ id }) => id) })
      const stored = new Map(docs.map((doc) => [doc.id, doc]))
      const isSame = (item: LoadedItem) => {
        const doc = stored.get(item.id)
        const toText = ({ values, deletedAt }: Written) =>
          `${deletedAt ? 'in the bin' : ''}${toComparable(fields, values, isThereFor(item))}`
        return doc !== undefined && toText({ values: doc, deletedAt: doc.deletedAt }) === toText(item)
      }
      plan.added.push(...batch.filter(({ id }) => !stored.has(id)))
      plan.changed.push(...batch.filter((item) => stored.has(item.id) && !isSame(item)))
      plan.same += batch.filter(isSame).length
    }
  }
  return plan
}

/** Since when it is in the bin does not count. */
type Written = { values: Values; deletedAt?: string | null | undefined }

function groupByCollection(items: readonly LoadedItem[]): Map<string, LoadedItem[]> {
  const groups = new Map<string, LoadedItem[]>()
  for (const item of items) {
    const group = groups.get(item.collection)
    if (group) group.push(item)
    else groups.set(item.collection, [item])
  }
  return groups
}

/** All of it, published as it says, or nothing. Files come first: one too many on the disk harms nobody. */
export async function importItems(place: Place, { added, changed }: Plan): Promise<number> {
  const { payload, collections } = place
  for (const item of [...added, ...changed]) await keepItemFiles(item)
  const stories = added.map((item) => toStory(payload, item))
  const others = changed.map((item) => toStory(payload, item))
  return inTransaction(payload, async (open) => {
    const before = await findLast(open)
    await keepFormer(open, [...stories, ...others])
    await addDocuments(open, stories)
    for (const story of others) await replaceDocument(open, story, collections)
    if (others.length > 0) await publishTouched(open, touchedBy(others))
    await writeAccessChanges(open.tx, toldOf([...stories, ...others]))
    const last = await findLast(open)
    if (last > before) await announce(open.tx, last)
    return last - before
  })
}

async function findLast({ tx }: Open): Promise<number> {
  const { rows } = await tx.execute(sql`select coalesce(max(seq), 0)::int as last from publications`)
  return Number(rows[0]?.last)
}

/** Stored and published as they first were, and once more for each time that they changed: so the log tells the same story. */
async function addDocuments(open: Open, stories: readonly Story[]): Promise<void> {
  await writeRecorded(open, await recordDocuments(open.payload, stories, 0))
  await lockLog(open.tx)
  await publishAdded(open, stories)
  await dateRows(open, stories, 0)
  for (let round = 1; ; round += 1) {
    const later = stories.filter(({ versions }) => versions.length > round)
    if (later.length === 0) break
    await removeDocuments(open, later)
    await writeRecorded(open, await recordDocuments(open.payload, later, round))
    await publishAdded(open, later)
    await dateRows(open, later, round)
  }
  await writeRecorded(open, await recordVersions(open.payload, stories))
}

async function publishAdded(open: Open, stories: readonly Story[]): Promise<void> {
  const touched = touchedBy(stories)
  for (const { slug } of contentCollections(open.payload)) {
    const ids = [...(touched.get(slug) ?? [])]
    for (let start = 0; start < ids.length; start += batchSize) {
      await inHalves(ids.slice(start, start + batchSize), {
        take: async (some) => {
          await reconcileDocuments(open, slug, some)
        },
        report: (id, { message }) => {
          throw new Error(`${slug}/${id}: ${message} Nothing was imported.`)
        },
      })
    }
  }
}

/** Before anything is published: a document tells its readers where it was. */
async function keepFormer({ tx }: Open, stories: readonly Story[]): Promise<void> {
  const former = stories.flatMap(({ item, type }) =>
    (type === undefined ? [] : (item.formerAddresses ?? [])).map((one) => ({ ...one, type, id: item.id })),
  )
  await tx.execute(sql`
    insert into former_addresses (type, item_id, locale, address, left_at)
    select type, id, locale, address, "leftAt"
      from jsonb_to_recordset(${JSON.stringify(former)}::jsonb)
        as told(type text, id int, locale text, address text, "leftAt" timestamptz)
    on conflict do nothing`)
}

/** When it was published is part of what it says: readers see it in histories. */
async function dateRows({ tx }: Open, stories: readonly Story[], round: number): Promise<void> {
  const dated = stories.flatMap(({ item, type, versions }) => {
    const at = round < versions.length - 1 ? versions[round]?.at : item.at
    return type === undefined || at === undefined ? [] : [{ type, id: item.id, at }]
  })
  // Of the rows of this transaction alone: now() is its beginning.
  await tx.execute(sql`
    update publications set created_at = told.at
      from jsonb_to_recordset(${JSON.stringify(dated)}::jsonb) as told(type text, id int, at timestamptz)
     where publications.type in (told.type, told.type || '-teaser') and item_id = told.id and created_at = now()`)
}

/** As an editor's saving writes it: the rows of the document in place, and one more version. */
async function replaceDocument(open: Open, { item, versions }: Story, collections: Collections): Promise<void> {
  const { payload, id: transactionID } = open
  const collection = item.collection
  const values = versions.at(-1)?.values ?? {}
  const config = collections.get(item.collection)
  const now = new Date().toISOString()
  const outOfBin = config?.trash === true ? { deletedAt: null } : {}
  const data = { ...emptied(config?.flattenedFields ?? []), ...outOfBin, ...values, updatedAt: now }
  const req = { transactionID }
  await payload.db.updateOne({ collection, id: item.id, data, req, returning: false })
  if (!config?.versions) return
  await payload.db.createVersion({
    autosave: false,
    collectionSlug: collection,
    createdAt: now,
    updatedAt: now,
    parent: item.id,
    versionData: { ...data } as never,
    req,
    returning: false,
  })
}

/** What a document that says nothing holds, so that what the file leaves out does not stay as it was. */
function emptied(fields: readonly FlattenedField[]): Values {
  const told = fields.flatMap((field): [string, unknown][] => {
    if (['id', 'createdAt', 'updatedAt', 'deletedAt'].includes(field.name)) return []
    if ('virtual' in field && field.virtual === true) return []
    const nothing = nothingOf(field)
    if (!('localized' in field && field.localized)) return [[field.name, nothing]]
    return [[field.name, Object.fromEntries(everyLocale.map((locale) => [locale, nothing]))]]
  })
  return Object.fromEntries(told)
}

function nothingOf(field: FlattenedField): unknown {
  if (field.type === 'group' || field.type === 'tab') return emptied(field.flattenedFields)
  if (field.type === 'array' || field.type === 'blocks') return []
  const isMany = 'hasMany' in field && field.hasMany === true
  return isMany ? [] : null
}
