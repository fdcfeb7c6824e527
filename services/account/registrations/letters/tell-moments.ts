import { type Database, inTransaction } from '../../../database/open-database'
import { occasionColumns, toOccasionNow } from '../lock-occasion'
import { type OccasionNow, type Registration, registrationColumns } from '../registration'
import { letterOnMoment } from './letters-on-moments'
import { type PlaceLetters } from './letters-on-places'
import { type Moment, moments } from './moments'

type Parts = { database: Database; letters: PlaceLetters }
type Row = { event: number; facts: unknown; changedAt: Date; sequence: number }
type Due = { moment: Moment; now: Date }

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** From when until when letters of it go, in milliseconds from the start, or from the end of what is over. */
const spans = {
  'day-before': { from: -dayMs, until: -hourMs },
  'hour-before': { from: -hourMs, until: 0 },
  'followed-up': { from: 3 * hourMs, until: 30 * dayMs },
} as const satisfies Record<Moment, { from: number; until: number }>

/** How long the letter after an event waits for its recording. */
const patienceMs = 3 * dayMs

/** Queues the letters that are due at a moment. Several services may do so at once: each event is done by one. */
export const tellMoments =
  ({ database, letters }: Parts) =>
  async (now: Date): Promise<void> => {
    const { rows } = await database.query<Row>(
      `select ${occasionColumns} from account.occasions where ends_at > $1::timestamptz - interval '30 days' order by event`,
      [now],
    )
    const due = rows.map(toOccasionNow).flatMap((at) => moments.map((moment) => ({ at, moment })))
    for (const { at, moment } of due) {
      if (isDue(at, { moment, now }))
        await inTransaction(database, (client) => tell(client, at.event, { moment, now, letters }))
    }
  }

function isDue({ facts }: OccasionNow, { moment, now }: Due): boolean {
  if (facts.isCancelled) return false
  const passed = now.getTime() - Date.parse(moment === 'followed-up' ? facts.endsAt : facts.startsAt)
  const { from, until } = spans[moment]
  if (passed < from || passed >= until) return false
  return moment !== 'followed-up' || facts.recording !== null || passed >= patienceMs
}

type Telling = Due & { letters: PlaceLetters }

/** The event is locked as for those who register, and read once more: what was decided before may be old. */
async function tell(client: Pick<Database, 'query'>, event: number, { moment, now, letters }: Telling): Promise<void> {
  const { rows } = await client.query<Row>(
    `select ${occasionColumns} from account.occasions where event = $1 for update`,
    [event],
  )
  const at = rows[0] && toOccasionNow(rows[0])
  if (!at || !isDue(at, { moment, now })) return
  const { rowCount } = await client.query(
    `insert into account.event_moments (event, moment, starts_at, told_at) values ($1, $2, $3, $4) on conflict do nothing`,
    [event, moment, at.facts.startsAt, now],
  )
  if (rowCount === 0) return
  for (const to of await peopleOf(client, at, moment)) await letterOnMoment(client, { moment, to, at, letters, now })
}

/** Those who have a place since before the moment: a letter that they just had says the same. */
async function peopleOf(client: Pick<Database, 'query'>, at: OccasionNow, moment: Moment): Promise<Registration[]> {
  const before = new Date(Date.parse(at.facts.startsAt) + Math.min(spans[moment].from, 0))
  const { rows } = await client.query<Registration>(
    `select ${registrationColumns} from account.registrations r
      where r.event = $1 and r.state = 'registered' and ($3 or coalesce(r.given_at, r.made_at) < $2) order by r.turn`,
    [at.event, before, moment === 'followed-up'],
  )
  return rows
}
