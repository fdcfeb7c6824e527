import { type Database, inTransaction } from '../../database/open-database'
import {
  type Attendee,
  type AttendeeState,
  type DeskReaders,
  eventDeskLimits,
  type EventList,
  type Marked,
  type Written,
} from '../../shared/office/event-desk'
import { queueLetter } from '../outbox/queue-letter'
import { describePlace, personOf } from './letters/letters-on-places'
import { occasionColumns, toOccasionNow } from './lock-occasion'
import { type Came, markAttendance, type Marking } from './mark-attendance'
import { type OccasionNow, type Registration, registrationColumns } from './registration'

export type Wanted = { search: string; state: AttendeeState | undefined }
export type FromDesk = { to: DeskReaders; message: string; key: string }

/** What colleagues see and do at the desk of an event. */
export type EventDesk = {
  list: (event: number, wanted: Wanted) => Promise<EventList>
  mark: (event: number, came: Came) => Promise<Marked | 'too-early'>
  /** The same key again writes to nobody twice. */
  write: (event: number, letter: FromDesk) => Promise<Written>
}

type Parts = Pick<Marking, 'letters' | 'numbersOf'> & { database: Database; clock?: () => Date }

// The doors open before an event begins.
const doorsMs = 12 * 3_600_000

export const openEventDesk = ({ database, clock = () => new Date(), ...parts }: Parts): EventDesk => ({
  list: async (event, wanted) => ({
    people: await listPeople(database, event, wanted),
    counts: await countPeople(database, event),
  }),
  mark: (event, came) =>
    inTransaction(database, async (client) => {
      const [at, now] = [await findOccasion(client, event), clock()]
      if (!at || Date.parse(at.facts.startsAt) - doorsMs > now.getTime()) return 'too-early'
      return markAttendance(client, { ...parts, ...came, at, now })
    }),
  write: (event, letter) => inTransaction(database, (client) => writeTo(client, event, letter)),
})

type Query = Pick<Database, 'query'>

async function findOccasion(client: Query, event: number): Promise<OccasionNow | undefined> {
  const { rows } = await client.query<Parameters<typeof toOccasionNow>[0]>(
    `select ${occasionColumns} from account.occasions where event = $1`,
    [event],
  )
  return rows[0] && toOccasionNow(rows[0])
}

async function listPeople(database: Query, event: number, { search, state }: Wanted): Promise<Attendee[]> {
  const { rows } = await database.query<Attendee>(
    `select ${registrationColumns}, n.dietary, n.access
       from account.registrations r left join account.registration_needs n on n.registration = r.id
      where r.event = $1 and ($2::text is null or r.state = $2)
        and position(lower($3) in lower(concat_ws(' ', r.name, r.email, r.organisation))) > 0
      order by r.state = 'cancelled', r.state, r.turn limit $4`,
    [event, state, search, eventDeskLimits.listed],
  )
  return rows.map(toAttendee)
}

/** Only what the desk needs: whose account it is, for one, is not. */
const toAttendee = (row: Attendee): Attendee => {
  const { id, name, email, organisation, jobTitle, country, mode, state, position } = row
  const { questions, madeAt, attendedAt, dietary, access } = row
  return {
    ...{ id, name, email, organisation, jobTitle, country, mode, state, position },
    ...{ questions, madeAt, attendedAt, dietary, access },
  }
}

async function countPeople(database: Query, event: number): Promise<EventList['counts']> {
  const { rows } = await database.query<EventList['counts']>(
    `select count(*) filter (where state = 'registered')::int as registered,
            count(*) filter (where state = 'waiting')::int as waiting,
            count(*) filter (where state = 'cancelled')::int as cancelled,
            count(attended_at)::int as came
       from account.registrations where event = $1`,
    [event],
  )
  return rows[0] ?? { registered: 0, waiting: 0, cancelled: 0, came: 0 }
}

async function writeTo(client: Query, event: number, { to, message, key }: FromDesk): Promise<Written> {
  const at = await findOccasion(client, event)
  if (!at) return { written: 0 }
  const { rows } = await client.query<Registration>(
    `select ${registrationColumns} from account.registrations r
      where r.event = $1 and r.state <> 'cancelled' and ($2 = 'all' or r.state = $2) order by r.turn`,
    [event, to],
  )
  for (const person of rows) {
    const { locale, id } = person
    await queueLetter(client, {
      ...{ to: personOf(person), cause: `place ${id} from-desk ${key}`, locale, kind: 'place-from-desk' },
      data: { ...describePlace(at, person, locale), message },
    })
  }
  return { written: rows.length }
}
