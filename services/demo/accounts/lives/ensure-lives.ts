import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { addEvent } from '../../../account/events/events'
import { type NewFile, openFiles } from '../../../account/files/files'
import { openContents } from '../../../account/files/open-contents'
import { drawPhoto } from '../../../account/photos/draw-photo'
import { openPhotos } from '../../../account/photos/photos'
import { type Database, inTransaction, openDatabase } from '../../../database/open-database'
import { type DemoPerson, demoPeople } from '../../../identity/users/demonstration/demo-people'
import { composeAlerts, type Told } from './compose-alerts'
import { composeReports } from './compose-reports'
import { composeRequests } from './compose-requests'
import { composeFavourites, composeReading, composeWishes, openLiving, type Row, type Rows } from './compose-rows'
import { describedLives } from './described-lives'
import { drawPortrait } from './draw-portrait'
import { type Life } from './life'
import { type Ground, readGround } from './read-ground'
import { registerPlaces } from './register-places'

type Query = Pick<Database, 'query'>
type Where = { databaseUrl: string; env: Parameters<typeof openContents>[0] }
type Given = { ground: Ground; photo: readonly NewFile[] | undefined }
type Who = { sub: string; person: DemoPerson; life: Life }

const withinMs = 120_000
const askAgainMs = 250

/**
 * Gives the people of a demonstration a life in it, once each: anyone who has said anything of themselves is left as they are. It
 * waits until the account service knows what was published.
 */
export async function ensureLives({ databaseUrl, env }: Where, calledOff: AbortSignal): Promise<string> {
  const database = openDatabase(databaseUrl)
  try {
    const moment = await findMoment(database)
    if (!moment) return 'nobody to give them to'
    const missing = await findMissing(database)
    if (missing.length === 0) return 'given already'
    const ground = await untilRead(database, moment, calledOff)
    if (!ground) return 'left for the next start: the publication log was not read yet'
    for (const who of missing) await giveLife(database, who, { ground, photo: await drawPhotoOf(database, who, env) })
    return `given to ${missing.length} of its people`
  } finally {
    await database.end()
  }
}

/** When the demonstration was loaded; undefined where there is none, or none of its content. */
async function findMoment(database: Query): Promise<Date | undefined> {
  const { rows } = await database.query<{ moment: Date }>(
    `select loaded_at as moment from platform.demonstration where content = 'complete'`,
  )
  return rows[0]?.moment
}

async function findMissing(database: Query): Promise<Who[]> {
  const { rows } = await database.query<{ sub: string; subject: string }>(
    `select l.user_id as sub, l.subject from identity.logins l
      where l.subject = any($1) and not exists (select from account.profiles p where p.sub = l.user_id)`,
    [demoPeople.map(({ subject }) => subject)],
  )
  return describedLives.flatMap((life) => {
    const person = demoPeople.find(({ role }) => role === life.role)
    const sub = rows.find(({ subject }) => subject === person?.subject)?.sub
    return person && sub !== undefined ? [{ sub, person, life }] : []
  })
}

async function untilRead(database: Database, moment: Date, signal: AbortSignal): Promise<Ground | undefined> {
  for (const end = Date.now() + withinMs; Date.now() < end;) {
    const ground = await readGround(database, moment)
    if (ground) return ground
    await sleep(askAgainMs, undefined, { signal })
  }
  return undefined
}

/** Stored before the row that names it: what no row names is collected by the account service. */
async function drawPhotoOf(
  database: Database,
  { person, life }: Who,
  env: Where['env'],
): Promise<readonly NewFile[] | undefined> {
  const drawn = life.hasPhoto ? await drawPhoto(await drawPortrait(person.name)) : undefined
  if (!Array.isArray(drawn)) return undefined
  const { blobs, close } = await openContents(env, database)
  try {
    return await openFiles(database, blobs).store(drawn)
  } finally {
    close()
  }
}

/** Its profile is what says that somebody has a life: it comes with all the rest, or not at all. */
async function giveLife(database: Database, who: Who, { ground, photo }: Given): Promise<void> {
  const { sub, person, life } = who
  await registerPlaces(database, who, ground)
  const living = openLiving(life, ground)
  const rows: Rows = {
    ...composeWishes(living),
    ...composeFavourites(living),
    ...composeReading(living),
    ...composeRequests(living, person.email),
    ...(await composeReports(living)),
  }
  const alerts = composeAlerts(living)
  await inTransaction(database, async (client) => {
    // Two starts at once give one life.
    await client.query('lock table account.profiles in share row exclusive mode')
    const { rowCount } = await client.query('select from account.profiles where sub = $1', [sub])
    if (rowCount !== 0) return
    for (const [table, given] of Object.entries({ ...rows, 'account.alerts': alerts }))
      await insertAll(
        client,
        table,
        given.map((row) => ({ ...row, sub })),
      )
    for (const alert of alerts) await tell(client, sub, alert)
    if (photo) await openPhotos(client).change(sub, { version: 0, key: randomUUID() }, photo)
  })
}

async function insertAll(client: Query, table: string, rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    const columns = Object.keys(row).join(', ')
    await client.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)
       on conflict do nothing`,
      [JSON.stringify(row)],
    )
  }
}

async function tell(client: Query, sub: string, { subject, number, shown_at: at }: Told): Promise<void> {
  const cause = `alert ${subject} ${number}`
  await addEvent(client, sub, { kind: 'alert', about: subject, cause })
  await client.query('update account.events set at = $3 where sub = $1 and cause = $2', [sub, cause, at])
}
