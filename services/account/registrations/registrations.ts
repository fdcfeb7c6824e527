import { type Database, inTransaction } from '../../database/open-database'
import { uuidV7 } from '../records/uuid-v7'
import { givePlaces, hasRoom } from './give-places'
import { openTurns } from './in-turn'
import { isMoved, lockOccasion } from './lock-occasion'
import { type AttendanceMode, type FindOccasion, modesOf, type Standing, standingAt } from './occasion'
import {
  type Happening,
  type OccasionNow,
  type Registration,
  registrationColumns,
  type RegistrationSaid,
} from './registration'

type Query = Pick<Database, 'query'>
export type Tell = (
  transaction: Query,
  happening: Happening,
  of: { to: Registration; at: OccasionNow },
) => Promise<void>

type Parts = {
  database: Database
  findOccasion: FindOccasion
  /** Puts down within the same transaction what people hear. */
  tell?: Tell
  clock?: () => Date
}

/** The signed-in person, with an address that was verified. */
export type Registrant = { sub: string | undefined; timeZone: string | undefined; key: string | undefined }

export type Registered =
  { registration: Registration; isNew: boolean } | { refused: Exclude<Standing, 'open'> | 'missing' | 'mode' }
export type Changed =
  { registration: Registration } | { refused: 'missing' | 'changed' | 'full' | Exclude<Standing, 'open'> }

export type Registrations = {
  /** The same address again is the same registration, as it was made first. */
  register: (event: number, said: RegistrationSaid, by: Registrant) => Promise<Registered>
  find: (id: string) => Promise<Registration | undefined>
  /** Gives a place back; the next in order has it. Once more, nothing more happens. */
  cancel: (id: string) => Promise<Changed>
  /** To the room or to the stream, where there is a place: nobody loses one by trying. */
  changeMode: (id: string, mode: AttendanceMode) => Promise<Changed>
  /** Takes in what the log says of an event: moves entries, tells of it, and gives out new places. */
  settle: (event: number) => Promise<void>
  /** Those events that people registered for and that are not long over: a recording may still come. */
  eventsToSettle: () => Promise<number[]>
}

type Work = Parts & { now: Date; client: Query; at: OccasionNow }

export const openRegistrations = (parts: Parts): Registrations => {
  const { database, findOccasion, clock = () => new Date() } = parts
  const inTurn = openTurns()
  const atEvent = <Result>(event: number, work: (given: Work) => Promise<Result>): Promise<Result | undefined> =>
    inTurn(event, () =>
      inTransaction(database, async (client) => {
        const locked = await lockOccasion(client, event, findOccasion(event))
        if (!locked) return undefined
        const given = { ...parts, client, now: clock(), at: locked.now }
        await takeIn(given, locked.before)
        return work(given)
      }),
    )
  const atRegistration = async (id: string, work: (given: Work, own: Registration) => Promise<Changed>) => {
    const { rows } = await database.query<{ event: number }>('select event from account.registrations where id = $1', [
      id,
    ])
    const changed = rows[0] && (await atEvent(rows[0].event, async (given) => work(given, await findOne(given, id))))
    return changed ?? { refused: 'missing' as const }
  }
  return {
    register: async (event, said, by) => {
      // What is withdrawn takes nobody any more, no matter who registered before.
      if (!findOccasion(event)) return { refused: 'missing' }
      return (await atEvent(event, (given) => register(given, said, by))) ?? { refused: 'missing' }
    },
    find: (id) => findBy(database, id),
    cancel: (id) => atRegistration(id, cancel),
    changeMode: (id, mode) => atRegistration(id, (given, own) => changeMode(given, own, mode)),
    settle: async (event) => {
      await atEvent(event, async () => Promise.resolve())
    },
    eventsToSettle: async () => {
      const { rows } = await database.query<{ event: number }>(
        `select event from account.occasions where ends_at > $1::timestamptz - interval '7 days' order by event`,
        [clock()],
      )
      return rows.map(({ event }) => event)
    },
  }
}

async function findBy(client: Query, id: string): Promise<Registration | undefined> {
  const { rows } = await client.query<Registration>(
    `select ${registrationColumns} from account.registrations r where r.id = $1`,
    [id],
  )
  return rows[0]
}

async function findOne({ client }: Pick<Work, 'client'>, id: string): Promise<Registration> {
  const found = await findBy(client, id)
  if (!found) throw new Error('A registration is gone that was there a moment ago.')
  return found
}

/** Tells of what the log changed, and gives out the places that it added. */
async function takeIn(given: Work, before: OccasionNow): Promise<void> {
  const { client, at, now, tell } = given
  if (before.changedAt === at.changedAt) return
  // That the record of a past event was corrected is news to nobody.
  if (isMoved(before, at) && at.facts.endsAt > now.toISOString()) {
    const { rows } = await client.query<Registration>(
      `select ${registrationColumns} from account.registrations r where r.event = $1 and r.state <> 'cancelled' order by r.turn`,
      [at.event],
    )
    const happening = at.facts.isCancelled ? 'called-off' : 'changed'
    for (const to of rows) await tell?.(client, happening, { to, at })
  }
  await giveOut(given)
}

async function giveOut({ client, at, now, tell }: Work): Promise<void> {
  for (const to of await givePlaces(client, at, now)) await tell?.(client, 'given', { to, at })
}

const byAddress = `select r.id, r.state, r.sub from account.registrations r where r.event = $1 and r.email_key = lower($2)`

async function register(given: Work, said: RegistrationSaid, by: Registrant): Promise<Registered> {
  const { client, at, now, tell } = given
  const { rows } = await client.query<Pick<Registration, 'id' | 'state' | 'sub'>>(byAddress, [at.event, said.email])
  const [known] = rows
  if (known && known.state !== 'cancelled') {
    await claim(client, known.id, by)
    return { registration: await findOne(given, known.id), isNew: false }
  }
  const standing = standingAt(at.facts, now)
  if (standing !== 'open') return { refused: standing }
  if (!modesOf(at.facts).includes(said.mode)) return { refused: 'mode' }
  const state = (await hasRoom(client, at, said.mode)) ? 'registered' : 'waiting'
  // Who gave a place back and comes again stands at the end.
  if (known) await client.query('delete from account.registrations where id = $1', [known.id])
  const id = await insert(client, { said, by, state, at })
  const registration = await findOne(given, id)
  await tell?.(client, state, { to: registration, at })
  return { registration, isNew: true }
}

/** Who registered as a guest and signs in with the same address, once it was verified, is one person. */
async function claim(client: Query, id: string, { sub, timeZone }: Registrant): Promise<void> {
  if (sub === undefined) return
  await client.query(
    `update account.registrations set sub = $2, time_zone = coalesce($3, time_zone) where id = $1 and sub is null`,
    [id, sub, timeZone],
  )
}

type New = { said: RegistrationSaid; by: Registrant; state: 'registered' | 'waiting'; at: OccasionNow }

async function insert(client: Query, { said, by, state, at }: New): Promise<string> {
  const id = uuidV7()
  const { name, organisation, jobTitle, country, mode, questions, consent, newsletters, locale } = said
  await client.query(
    `insert into account.registrations (id, event, sub, email, email_key, name, organisation, job_title, country, mode, state,
       questions, consent, newsletters, locale, time_zone, last_key)
     values ($1, $2, $3, $4, lower($4), $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      ...[id, at.event, by.sub, said.email, name, organisation, jobTitle, country, mode, state],
      ...[questions, consent, newsletters, locale, by.timeZone, by.key],
    ],
  )
  const { dietary, access } = said
  if (mode === 'in-person' && (dietary !== '' || access !== '')) {
    await client.query(
      'insert into account.registration_needs (registration, sub, dietary, access) values ($1, $2, $3, $4)',
      [id, by.sub, dietary, access],
    )
  }
  return id
}

async function cancel(given: Work, own: Registration): Promise<Changed> {
  const { client, at, now, tell } = given
  if (own.state === 'cancelled') return { registration: own }
  if (at.facts.endsAt <= now.toISOString()) return { refused: 'past' }
  await client.query(
    `update account.registrations set state = 'cancelled', cancelled_at = $2, version = version + 1 where id = $1`,
    [own.id, now],
  )
  await client.query('delete from account.registration_needs where registration = $1', [own.id])
  const registration = await findOne(given, own.id)
  await tell?.(client, own.state === 'waiting' ? 'left' : 'cancelled', { to: registration, at })
  await giveOut(given)
  return { registration }
}

async function changeMode(given: Work, own: Registration, mode: AttendanceMode): Promise<Changed> {
  const { client, at, now, tell } = given
  if (own.mode === mode && own.state !== 'cancelled') return { registration: own }
  const standing = standingAt(at.facts, now)
  if (standing !== 'open') return { refused: standing }
  if (own.state === 'cancelled' || !modesOf(at.facts).includes(mode)) return { refused: 'missing' }
  if (!(await hasRoom(client, at, mode))) return { refused: 'full' }
  await client.query(
    `update account.registrations set mode = $2, state = 'registered', version = version + 1 where id = $1`,
    [own.id, mode],
  )
  if (mode === 'online') await client.query('delete from account.registration_needs where registration = $1', [own.id])
  const registration = await findOne(given, own.id)
  await tell?.(client, 'moved-mode', { to: registration, at })
  await giveOut(given)
  return { registration }
}
