import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Payload } from 'payload'
import { auditLog } from '../log/audit'
import { type ContentCollection, findContent } from '../log/facts'
import { findOpen, type Open, type Transaction } from '../log/transaction'
import { completeItem } from './complete-item'
import { keepItemFile } from './keep-item-file'
import { type LoadedItem, type Values } from './loaded-item'
import { openRecorder, type Recorder, tablesOf } from './record-rows'
import { moveCounters, readCounters, writeRows } from './write-rows'

type Job = { payload: Payload; items: LoadedItem[]; tell: (words: string) => void }
type Database = { drizzle: Transaction }
type Version = { values: Values; at: string }

const finished = 'complete'

/**
 * Fills a database that is marked as a demonstration. What an item said before is stored and published first, as it was;
 * so the log tells its story. Each step ends with its mark: whatever interrupts it, the next start goes on from there.
 */
export async function loadContent(job: Job): Promise<void> {
  const { payload, items, tell } = job
  let round = await findRound(payload)
  if (round === finished) {
    tell('loaded already')
    return
  }
  if (round === undefined) {
    const filled = await findFilled(job)
    if (filled !== undefined) {
      tell(`left alone: ${filled} holds documents`)
      return
    }
    await store(job, items, 0)
    tell(`${items.length} documents stored`)
    round = 0
  }
  for (let step = Number(round); ; step += 1) {
    await publish(job)
    const changed = items.filter(({ earlier = [] }) => earlier.length > step)
    if (changed.length === 0) break
    await store(job, changed, step + 1)
    tell(`${changed.length} documents changed`)
  }
  await storeVersions(job)
  tell('their versions stored')
}

/** How far an earlier start came: nothing yet, the number of the last round, or all of it. */
async function findRound({ db }: Payload): Promise<string | number | undefined> {
  const { drizzle } = db as unknown as Database
  const { rows } = await drizzle.execute(sql`select content from platform.demonstration`)
  const [mark] = rows
  if (!mark) throw new Error('This database is not marked as a demonstration, so nothing is loaded into it.')
  return typeof mark.content === 'string' ? mark.content : undefined
}

const setRound = ({ tx }: Open, round: number | string) =>
  tx.execute(sql`update platform.demonstration set content = ${String(round)}`)

/** All of it, or nothing. */
async function inTransaction(payload: Payload, work: (open: Open) => Promise<void>): Promise<void> {
  const transactionID = await payload.db.beginTransaction()
  const open = transactionID === null ? undefined : await findOpen({ payload, transactionID })
  if (!open || transactionID === null) throw new Error('The database gave no transaction.')
  try {
    await work(open)
    await payload.db.commitTransaction(transactionID)
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}

async function store({ payload }: Job, items: LoadedItem[], round: number): Promise<void> {
  const counters = await readCounters((payload.db as unknown as Database).drizzle)
  const recorder = openRecorder(payload, counters)
  for (const item of items) await recordDocument(payload, recorder, { item, round })
  await inTransaction(payload, async (open) => {
    if (round > 0) await removeDocuments(open, items)
    await writeRows(open.tx as never, tablesOf(payload), recorder.rows)
    await moveCounters(open.tx as never, tablesOf(payload), counters)
    await setRound(open, round)
  })
}

type Recorded = { item: LoadedItem; round: number }

async function recordDocument(payload: Payload, recorder: Recorder, { item, round }: Recorded): Promise<void> {
  const { collection, key, id, file } = item
  if (file) await keepItemFile(file)
  const content = findContent(payload, collection)
  const version = versionsOf(item)[round] ?? { values: item.values, at: dateOf(item) }
  const values = content
    ? complete(content, key, version)
    : { ...item.values, createdAt: version.at, updatedAt: version.at }
  await recorder.addDocument(collection, id, values)
}

const complete = (content: ContentCollection, key: string, { values, at }: Version): Values =>
  completeItem(content, { name: `${content.slug}/${key}`, values, at })

const versionsOf = (item: LoadedItem): Version[] => [...(item.earlier ?? []), { values: item.values, at: dateOf(item) }]

const loadedAt = new Date().toISOString()
const dateOf = ({ at }: LoadedItem): string => at ?? loadedAt

const tableOf = (collection: string): string => collection.replaceAll('-', '_')

/** A database in which somebody works already is left as it is. */
async function findFilled({ payload, items }: Job): Promise<string | undefined> {
  const { drizzle } = payload.db as unknown as Database
  for (const collection of new Set(items.map((item) => item.collection))) {
    const table = tablesOf(payload)[tableOf(collection)]
    const { rows } = await drizzle.execute(sql`select 1 from ${table} limit 1`)
    if (rows.length > 0) return collection
  }
  return undefined
}

/** Makes room for their next version; nothing names these but what is stored with them. */
async function removeDocuments({ payload, tx }: Open, items: LoadedItem[]): Promise<void> {
  for (const collection of new Set(items.map((item) => item.collection))) {
    const ids = items.filter((item) => item.collection === collection).map(({ id }) => id)
    const table = tablesOf(payload)[tableOf(collection)]
    await tx.execute(sql`delete from ${table} where id = any(${sql.raw(`array[${ids.join(',')}]::int[]`)})`)
  }
}

async function publish({ payload, tell }: Job): Promise<void> {
  const { findings, problems } = await auditLog(payload, false)
  if (problems.length > 0) throw new Error(`What was loaded cannot be published:\n${problems.join('\n')}`)
  tell(`${findings.length} editions published`)
}

/** What the editor shows as an item's history; and the log's rows get the dates of the story that they tell. */
async function storeVersions({ payload, items }: Job): Promise<void> {
  const counters = await readCounters((payload.db as unknown as Database).drizzle)
  const recorder = openRecorder(payload, counters)
  for (const item of items) {
    const content = findContent(payload, item.collection)
    if (!content) continue
    const versions = versionsOf(item)
    for (const [position, version] of versions.entries()) {
      const values = complete(content, item.key, version)
      const isLatest = position === versions.length - 1
      await recorder.addVersion(item.collection, item.id, { values, at: version.at, isLatest })
    }
  }
  await inTransaction(payload, async (open) => {
    await writeRows(open.tx as never, tablesOf(payload), recorder.rows)
    await moveCounters(open.tx as never, tablesOf(payload), counters)
    await dateLog(open, items)
    await setRound(open, finished)
  })
}

async function dateLog({ payload, tx }: Open, items: LoadedItem[]): Promise<void> {
  const dated = items.flatMap((item) => {
    const type = findContent(payload, item.collection)?.custom.content.type
    return item.at === undefined
      ? []
      : versionsOf(item).map(({ at }, position) => ({ type, id: item.id, version: position + 1, at }))
  })
  await tx.execute(sql`
    update publications set created_at = story.at
      from jsonb_to_recordset(${JSON.stringify(dated)}::jsonb) as story(type text, id int, version int, at timestamptz)
     where publications.type = story.type and item_id = story.id and revision = story.version`)
}
