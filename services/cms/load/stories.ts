import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Payload } from 'payload'
import { findContent } from '../log/facts'
import { type Touched } from '../log/notes'
import { databaseOf, findOpen, type Open } from '../log/transaction'
import { completeItem } from './complete-item'
import { type LoadedItem, type Values } from './loaded-item'
import { openRecorder, type Rows, tablesOf } from './record-rows'
import { moveCounters, readCounters, writeRows } from './write-rows'

type Version = { values: Values; at: string }
/** An item with all that it has said, as the CMS keeps it; the oldest first. */
export type Story = { item: LoadedItem; type: string | undefined; versions: Version[] }

/** All of it, or nothing. */
export async function inTransaction<Result>(payload: Payload, work: (open: Open) => Promise<Result>): Promise<Result> {
  const transactionID = await payload.db.beginTransaction()
  const open = transactionID === null ? undefined : await findOpen({ payload, transactionID })
  if (!open || transactionID === null) throw new Error('The database gave no transaction.')
  try {
    const result = await work(open)
    await payload.db.commitTransaction(transactionID)
    return result
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}

/** Completed once, although it is written twice: as a document and as one of its versions. */
export function toStory(payload: Payload, item: LoadedItem): Story {
  const content = findContent(payload, item.collection)
  const bin = item.deletedAt === undefined ? {} : { deletedAt: item.deletedAt }
  const last = { values: { ...item.values, ...bin }, at: item.at ?? loadedAt }
  const versions = [...(item.earlier ?? []), last]
  const complete = ({ values, at }: Version): Values =>
    content
      ? completeItem(content, { name: `${content.slug}/${item.key}`, values, at })
      : { ...values, createdAt: at, updatedAt: at }
  return {
    item,
    type: content?.custom.content.type,
    versions: versions.map((version) => ({ at: version.at, values: complete(version) })),
  }
}

const loadedAt = new Date().toISOString()

export function touchedBy(stories: readonly Story[]): Touched {
  const touched: Touched = new Map()
  for (const { item } of stories) {
    touched.set(item.collection, (touched.get(item.collection) ?? new Set<number>()).add(item.id))
  }
  return touched
}

/** Of what the account service reads, those that it could not hear of: no hook ran for them. */
export const toldOf = (stories: readonly Story[]): Touched =>
  new Map([...touchedBy(stories)].filter(([collection]) => collection === 'events'))

export type Recorded = { rows: Rows; counters: Map<string, number> }

export async function recordDocuments(payload: Payload, stories: readonly Story[], round: number): Promise<Recorded> {
  const counters = await readCounters(databaseOf(payload))
  const { rows, addDocument } = openRecorder(payload, counters)
  for (const { item, versions } of stories) {
    const version = versions[round]
    if (version) await addDocument(item.collection, item.id, version.values)
  }
  return { rows, counters }
}

/** What the editor shows as an item's history. */
export async function recordVersions(payload: Payload, stories: readonly Story[]): Promise<Recorded> {
  const counters = await readCounters(databaseOf(payload))
  const { rows, addVersion } = openRecorder(payload, counters)
  for (const { item, type, versions } of stories) {
    if (type === undefined) continue
    for (const [position, version] of versions.entries()) {
      const isLatest = position === versions.length - 1
      await addVersion(item.collection, item.id, { ...version, isLatest })
    }
  }
  return { rows, counters }
}

export async function writeRecorded({ payload, tx }: Open, { rows, counters }: Recorded): Promise<void> {
  await writeRows(tx, tablesOf(payload), rows)
  await moveCounters(tx, tablesOf(payload), counters)
}

export const tableOf = (collection: string): string => collection.replaceAll('-', '_')

/** Makes room for their next version; nothing names these but what is stored with them. */
export async function removeDocuments({ payload, tx }: Open, stories: readonly Story[]): Promise<void> {
  for (const [collection, ids] of touchedBy(stories)) {
    const table = tablesOf(payload)[tableOf(collection)]
    await tx.execute(sql`delete from ${table} where id = any(${sql.raw(`array[${[...ids].join(',')}]::int[]`)})`)
  }
}
