import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Payload } from 'payload'
import { writeAccessChanges } from '../access-feed/note-change'
import { auditLog } from '../log/audit/audit'
import { publishTouched } from '../log/commit'
import { findContent } from '../log/facts'
import { type Touched } from '../log/notes'
import { databaseOf, findOpen, type Open } from '../log/transaction'
import { completeItem } from './complete-item'
import { keepItemFiles } from './keep-item-files'
import { type LoadedItem, type Values } from './loaded-item'
import { openRecorder, type Rows, tablesOf } from './record-rows'
import { moveCounters, readCounters, writeRows } from './write-rows'

type Job = { payload: Payload; items: LoadedItem[]; tell: (words: string) => void }
type Version = { values: Values; at: string }
/** An item with all that it has said, as the CMS keeps it; the oldest first. */
type Story = { item: LoadedItem; type: string | undefined; versions: Version[] }

const finished = 'complete'

/**
 * Fills a database that is marked as a demonstration. What an item said before is stored and published first, as it was;
 * so the log tells its story. Each step ends with its mark: whatever interrupts it, the next start goes on from there.
 */
export async function loadContent(job: Job): Promise<void> {
  const { payload, items, tell } = job
  const round = await findRound(payload)
  if (round === finished) {
    tell('loaded already')
    return
  }
  const filled = round === undefined ? await findFilled(job) : undefined
  if (filled !== undefined) {
    tell(`left alone: ${filled} holds documents`)
    return
  }
  const stories = items.map((item) => toStory(payload, item))
  if (round === undefined) {
    await store(payload, stories, 0)
    tell(`${items.length} documents stored`)
  }
  await publish(job)
  for (let step = Number(round ?? 0) + 1; ; step += 1) {
    const changed = stories.filter(({ versions }) => versions.length > step)
    if (changed.length === 0) break
    await change(payload, changed, step)
    tell(`${changed.length} documents changed`)
  }
  await storeVersions(payload, stories)
  tell('their versions stored')
}

/** How far an earlier start came: nothing yet, the number of the last round, or all of it. */
async function findRound(payload: Payload): Promise<string | number | undefined> {
  const drizzle = databaseOf(payload)
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

/** Completed once, although it is written twice: as a document and as one of its versions. */
function toStory(payload: Payload, item: LoadedItem): Story {
  const content = findContent(payload, item.collection)
  const versions = [...(item.earlier ?? []), { values: item.values, at: item.at ?? loadedAt }]
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

async function store(payload: Payload, stories: Story[], round: number): Promise<void> {
  for (const { item } of stories) await keepItemFiles(item)
  const recorded = await recordDocuments(payload, stories, round)
  await inTransaction(payload, async (open) => {
    await write(open, recorded)
    await writeAccessChanges(open.tx, toldOf(stories))
    await setRound(open, round)
  })
}

/** Of what the account service reads, those that it could not hear of: no hook ran for them. */
const toldOf = (stories: readonly Story[]): Touched =>
  new Map([...touchedBy(stories)].filter(([collection]) => collection === 'events'))

/** The next version of some documents, stored and published as one change. */
async function change(payload: Payload, stories: Story[], round: number): Promise<void> {
  const recorded = await recordDocuments(payload, stories, round)
  await inTransaction(payload, async (open) => {
    await removeDocuments(open, stories)
    await write(open, recorded)
    await publishTouched(open, touchedBy(stories))
    await setRound(open, round)
  })
}

function touchedBy(stories: readonly Story[]): Touched {
  const touched: Touched = new Map()
  for (const { item } of stories) {
    touched.set(item.collection, (touched.get(item.collection) ?? new Set<number>()).add(item.id))
  }
  return touched
}

type Recorded = { rows: Rows; counters: Map<string, number> }

async function recordDocuments(payload: Payload, stories: Story[], round: number): Promise<Recorded> {
  const counters = await readCounters(databaseOf(payload))
  const { rows, addDocument } = openRecorder(payload, counters)
  for (const { item, versions } of stories) {
    const version = versions[round]
    if (version) await addDocument(item.collection, item.id, version.values)
  }
  return { rows, counters }
}

async function write({ payload, tx }: Open, { rows, counters }: Recorded): Promise<void> {
  await writeRows(tx, tablesOf(payload), rows)
  await moveCounters(tx, tablesOf(payload), counters)
}

const tableOf = (collection: string): string => collection.replaceAll('-', '_')

/** A database in which somebody works already is left as it is. */
async function findFilled({ payload, items }: Job): Promise<string | undefined> {
  const drizzle = databaseOf(payload)
  for (const collection of new Set(items.map((item) => item.collection))) {
    const table = tablesOf(payload)[tableOf(collection)]
    const { rows } = await drizzle.execute(sql`select 1 from ${table} limit 1`)
    if (rows.length > 0) return collection
  }
  return undefined
}

/** Makes room for their next version; nothing names these but what is stored with them. */
async function removeDocuments({ payload, tx }: Open, stories: Story[]): Promise<void> {
  for (const [collection, ids] of touchedBy(stories)) {
    const table = tablesOf(payload)[tableOf(collection)]
    await tx.execute(sql`delete from ${table} where id = any(${sql.raw(`array[${[...ids].join(',')}]::int[]`)})`)
  }
}

/** Everything that is stored and not published, whichever start stored it. */
async function publish({ payload, tell }: Job): Promise<void> {
  const { findings, problems } = await auditLog(payload, false)
  if (problems.length > 0) throw new Error(`What was loaded cannot be published:\n${problems.join('\n')}`)
  tell(`${findings.length} editions published`)
}

/** What the editor shows as an item's history; and the log's rows get the dates of the story that they tell. */
async function storeVersions(payload: Payload, stories: Story[]): Promise<void> {
  const counters = await readCounters(databaseOf(payload))
  const { rows, addVersion } = openRecorder(payload, counters)
  for (const { item, type, versions } of stories) {
    if (type === undefined) continue
    for (const [position, version] of versions.entries()) {
      const isLatest = position === versions.length - 1
      await addVersion(item.collection, item.id, { ...version, isLatest })
    }
  }
  await inTransaction(payload, async (open) => {
    await write(open, { rows, counters })
    await dateLog(open, stories)
    await setRound(open, finished)
  })
}

async function dateLog({ tx }: Open, stories: Story[]): Promise<void> {
  const dated = stories.flatMap(({ item, type, versions }) =>
    item.at === undefined ? [] : versions.map(({ at }, position) => ({ type, id: item.id, version: position + 1, at })),
  )
  await tx.execute(sql`
    update publications set created_at = story.at
      from jsonb_to_recordset(${JSON.stringify(dated)}::jsonb) as story(type text, id int, version int, at timestamptz)
     where publications.type = story.type and item_id = story.id and revision = story.version`)
}
