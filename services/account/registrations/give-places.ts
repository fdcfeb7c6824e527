import { type Database } from '../../database/open-database'
import { type AttendanceMode, modesOf, placesOf } from './occasion'
import { type OccasionNow, type Registration, registrationColumns } from './registration'

type Query = Pick<Database, 'query'>

/** How many have a place, and how many wait for one. */
export async function countMode(client: Query, event: number, mode: AttendanceMode) {
  const { rows } = await client.query<{ registered: number; waiting: number }>(
    `select count(*) filter (where state = 'registered')::int as registered,
            count(*) filter (where state = 'waiting')::int as waiting
       from account.registrations where event = $1 and mode = $2`,
    [event, mode],
  )
  return rows[0] ?? { registered: 0, waiting: 0 }
}

/** Whether somebody who comes now has a place at once: nobody who waits is passed over. */
export async function hasRoom(client: Query, { event, facts }: OccasionNow, mode: AttendanceMode): Promise<boolean> {
  const places = placesOf(facts, mode)
  if (places === undefined) return true
  const { registered, waiting } = await countMode(client, event, mode)
  return registered < places && waiting === 0
}

/** Gives free places to those who wait, in the order in which they came. The event is locked. */
export async function givePlaces(client: Query, { event, facts }: OccasionNow, now: Date): Promise<Registration[]> {
  if (facts.isCancelled || facts.endsAt <= now.toISOString()) return []
  const given: Registration[] = []
  for (const mode of modesOf(facts)) {
    const places = placesOf(facts, mode)
    const { registered, waiting } = await countMode(client, event, mode)
    const free = places === undefined ? waiting : Math.min(waiting, places - registered)
    if (free > 0) given.push(...(await giveNext(client, { event, mode, free, now })))
  }
  return given
}

type Free = { event: number; mode: AttendanceMode; free: number; now: Date }

async function giveNext(client: Query, { event, mode, free, now }: Free): Promise<Registration[]> {
  const { rows } = await client.query<Registration>(
    `with next as (
       select id from account.registrations where event = $1 and mode = $2 and state = 'waiting' order by turn limit $3)
     update account.registrations r set state = 'registered', given_at = $4, version = version + 1
       from next where r.id = next.id returning ${registrationColumns}`,
    [event, mode, free, now],
  )
  return rows.map((row) => ({ ...row, position: null }))
}
