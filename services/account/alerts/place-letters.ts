import { defaultLocale } from '../../../src/config/locales'
import { type Database, inTransaction } from '../../database/open-database'
import { queueLetter } from '../outbox/queue-letter'
import { uuidV7 } from '../records/uuid-v7'
import { startOfDay } from './next-due'

type Client = Pick<Database, 'query'>

const mostAtOnce = 200

const duePeople = `
  select distinct sub from (select sub from account.alerts where letter is null and mail_at <= $1 order by mail_at limit ${mostAtOnce}) as due`
const lockPerson = `
  select a.address, coalesce(a.refused_at, a.ended_at) is not null as "isClosed", coalesce(f.locale, a.locale) as locale, f.time_zone as zone, n.paused_until::text as "pausedUntil",
         exists (select from account.deletions d where d.sub = a.sub) as "isLeaving"
    from account.addresses a left join account.profiles f using (sub) left join account.notices n using (sub)
   where a.sub = $1 for update of a`

type Person = {
  address: string
  isClosed: boolean
  isLeaving: boolean
  locale: string | null
  zone: string | null
  pausedUntil: string | null
}

/**
 * Puts one letter in the outbox for each person of whom something is due, over all that is. It names the alerts; what it says of
 * them is found when it leaves, by what its reader may read then. Answers for how many people something was due.
 */
export async function placeLetters(database: Database, now: Date): Promise<number> {
  const { rows } = await database.query<{ sub: string }>(duePeople, [now])
  for (const { sub } of rows) await inTransaction(database, (client) => placeLetter(client, sub, now))
  return rows.length
}

async function placeLetter(client: Client, sub: string, now: Date): Promise<void> {
  // Of several services, each waits here for the one that has this person.
  const [person] = (await client.query<Person>(lockPerson, [sub])).rows
  const move = async (to: Date | null) => {
    await client.query('update account.alerts set mail_at = $3 where sub = $1 and letter is null and mail_at <= $2', [
      sub,
      now,
      to,
    ])
  }
  if (!person || person.isClosed || person.isLeaving) return move(null)
  const resumed = person.pausedUntil === null ? undefined : startOfDay(person.pausedUntil, person.zone)
  if (resumed && resumed > now) return move(resumed)
  const letter = uuidV7()
  const { rowCount } = await client.query(
    'update account.alerts set letter = $3 where sub = $1 and letter is null and mail_at <= $2',
    [sub, now, letter],
  )
  if (rowCount === 0) return
  const to = { person: sub, address: person.address }
  const locale = person.locale ?? defaultLocale
  await queueLetter(client, {
    to,
    cause: `alerts ${letter}`,
    locale,
    kind: 'alerts',
    data: { letter, entries: [], links: undefined },
    dueAt: now,
  })
}
