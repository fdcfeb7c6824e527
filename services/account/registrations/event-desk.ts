import { type Database, inTransaction } from '../../database/open-database'
import {
  type Attendee,
  type AttendeeState,
  type DeskReaders,
  eventDeskLimits,
  type EventList,
  type Marked,
  type Written,
} from '../../shared/event-desk'
import { queueLetter } from '../outbox/queue-letter'
import { describePlace, personOf } from './letters-on-places'
import { occasionColumns, toOccasionNow } from './lock-occasion'
import { type Registration, registrationColumns } from './registration'

export type Wanted = { search: string; state: AttendeeState | undefined }
export type Came = { ids: readonly string[]; emails: readonly string[]; came: boolean }
export type FromDesk = { to: DeskReaders; message: string; key: string }

/** What colleagues see and do at the desk of an event. */
export type EventDesk = {
  list: (event: number, wanted: Wanted) => Promise<EventList>
  mark: (event: number, came: Came) => Promise<Marked | 'too-early'>
  /** The same key again writes to nobody twice. */
  write: (event: number, letter: FromDesk) => Promise<Written>
}

type Parts = { database: Database; clock?: () => Date }

// The doors open before an event begins.
const doorsMs = 12 * 3_600_000

export const openEventDesk = ({ database, clock = () => new Date() }: Parts): EventDesk => ({
  list: async (event, wanted) => ({
    people: await listPeople(database, event, wanted),
    counts: await countPeople(database, event),
  }),
  mark: async (event, came) => {
    const { rows } = await database.query<{ startsAt: string }>(
      `select facts ->> 'startsAt' as "startsAt" from account.occasions where event = $1`,
      [event],
    )
    const now = clock()
    if (!rows[0] || Date.parse(rows[0].startsAt) - doorsMs > now.getTime()) return 'too-early'
    return markPeople(database, { event, now, ...came })
  },
  write: (event, letter) => inTransaction(database, (client) => writeTo(client, event, letter)),
})

type Query = Pick<Database, 'query'>

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

type Marking = Came & { event: number; now: Date }

async function markPeople(database: Query, { event, now, ids, emails, came }: Marking): Promise<Marked> {
  const keys = emails.map((email) => email.trim().toLowerCase()).filter((email) => email !== '')
  // Who came keeps the moment at which that was first noted.
  const { rows } = await database.query<{ key: string }>(
    `update account.registrations
        set attended_at = case when $5 then coalesce(attended_at, $4::timestamptz) end
      where event = $1 and state = 'registered' and (id = any($2::uuid[]) or email_key = any($3::text[]))
      returning email_key as key`,
    [event, ids, keys, now, came],
  )
  const found = new Set(rows.map(({ key }) => key))
  return { marked: rows.length, unknown: [...new Set(keys)].filter((key) => !found.has(key)) }
}

async function writeTo(client: Query, event: number, { to, message, key }: FromDesk): Promise<Written> {
  const { rows: known } = await client.query<Parameters<typeof toOccasionNow>[0]>(
    `select ${occasionColumns} from account.occasions where event = $1`,
    [event],
  )
  const at = known[0] && toOccasionNow(known[0])
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
