import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Payload } from 'payload'
import { writeAccessChanges } from '../access-feed/note-change'
import { auditLog } from '../log/audit/audit'
import { publishTouched } from '../log/commit'
import { databaseOf, type Open } from '../log/transaction'
import { keepItemFiles } from './keep-item-files'
import { type LoadedItem } from './loaded-item'
import { tablesOf } from './record-rows'
import {
  inTransaction,
  recordDocuments,
  recordVersions,
  removeDocuments,
  type Story,
  tableOf,
  toldOf,
  toStory,
  touchedBy,
  writeRecorded,
} from './stories'

type Job = { payload: Payload; items: LoadedItem[]; tell: (words: string) => void }

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

async function store(payload: Payload, stories: Story[], round: number): Promise<void> {
  for (const { item } of stories) await keepItemFiles(item)
  const recorded = await recordDocuments(payload, stories, round)
  await inTransaction(payload, async (open) => {
    await writeRecorded(open, recorded)
    await writeAccessChanges(open.tx, toldOf(stories))
    await setRound(open, round)
  })
}

/** The next version of some documents, stored and published as one change. */
async function change(payload: Payload, stories: Story[], round: number): Promise<void> {
  const recorded = await recordDocuments(payload, stories, round)
  await inTransaction(payload, async (open) => {
    await removeDocuments(open, stories)
    await writeRecorded(open, recorded)
    await publishTouched(open, touchedBy(stories))
    await setRound(open, round)
  })
}

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

/** Everything that is stored and not published, whichever start stored it. */
async function publish({ payload, tell }: Job): Promise<void> {
  const { findings, problems } = await auditLog(payload, false)
  if (problems.length > 0) throw new Error(`What was loaded cannot be published:\n${problems.join('\n')}`)
  tell(`${findings.length} editions published`)
}

/** What the editor shows as an item's history; and the log's rows get the dates of the story that they tell. */
async function storeVersions(payload: Payload, stories: Story[]): Promise<void> {
  const recorded = await recordVersions(payload, stories)
  await inTransaction(payload, async (open) => {
    await writeRecorded(open, recorded)
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
