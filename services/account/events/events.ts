import { type Database } from '../../database/open-database'

export const eventKinds = [
  'own-changed',
  'request-made',
  'request-answered',
  'grant-begun',
  'grant-ended',
  'space-changed',
  'alert',
  'alerts-read',
] as const
export type EventKind = (typeof eventKinds)[number]

/** What happened, and to what; the cause makes it one event, whichever service writes it. */
export type NewEvent = { kind: EventKind; about: string; cause: string; page?: string | undefined }
export type KeptEvent = { sub: string; number: number; kind: EventKind; about: string; page: string | null; at: Date }

/** The channel that notifies services of a person with new events. */
export const eventsChannel = 'account_events'

const lockPerson = `
  insert into account.event_numbers (sub, last) values ($1, 0)
  on conflict (sub) do update set last = account.event_numbers.last`
const insert = `
  with kept as (
    insert into account.events (sub, number, kind, about, cause, page)
    select $1, last + 1, $2, $3, $4, $5 from account.event_numbers where sub = $1
    on conflict (sub, cause) do nothing returning number
  ), counted as (
    update account.event_numbers set last = kept.number from kept where sub = $1 returning last
  )
  select pg_notify('${eventsChannel}', $1) from counted`

/** Writes an event down within the transaction of its cause: it happened with it, or not at all. */
export async function addEvent(
  transaction: Pick<Database, 'query'>,
  sub: string,
  { kind, about, cause, page }: NewEvent,
): Promise<void> {
  await transaction.query(lockPerson, [sub])
  await transaction.query(insert, [sub, kind, about, cause, page])
}

const lockPeople = `
  insert into account.event_numbers (sub, last) select sub, 0 from unnest($1::text[]) as sub order by sub
  on conflict (sub) do update set last = account.event_numbers.last`
const insertMany = `
  with kept as (
    insert into account.events (sub, number, kind, about, cause)
    select sub, last + 1, $2, $3, $4 from account.event_numbers where sub = any($1::text[])
    on conflict (sub, cause) do nothing returning sub, number
  ), counted as (
    update account.event_numbers n set last = kept.number from kept where n.sub = kept.sub returning n.sub
  )
  select pg_notify('${eventsChannel}', sub) from counted`

/** The same for many people, each of whom is named once. */
export async function addEvents(
  transaction: Pick<Database, 'query'>,
  subs: readonly string[],
  { kind, about, cause }: NewEvent,
): Promise<void> {
  if (subs.length === 0) return
  await transaction.query(lockPeople, [subs])
  await transaction.query(insertMany, [subs, kind, about, cause])
}

type Page = { after: number | undefined; most: number }

export type Events = {
  /** Those after a number, in their order; without one, the newest, in their order. */
  listOf: (sub: string, page: Page) => Promise<KeptEvent[]>
  forgetOlderThan: (days: number) => Promise<void>
}

const columns = 'sub, number, kind, about, page, at'

// A page that was away for longer is opened again, and asks for everything.
const daysOfChanges = 7

export function openEvents(database: Pick<Database, 'query'>): Events {
  return {
    listOf: async (sub, { after, most }) => {
      const isAfter = after !== undefined
      const { rows } = await database.query<KeptEvent>({
        name: isAfter ? 'events-after' : 'newest-events',
        text: isAfter
          ? `select ${columns} from account.events where sub = $1 and number > $3 order by number limit $2`
          : `select ${columns} from account.events where sub = $1 order by number desc limit $2`,
        values: [sub, most, ...(isAfter ? [after] : [])],
      })
      return isAfter ? rows : rows.reverse()
    },
    forgetOlderThan: async (days) => {
      await database.query(
        `delete from account.events where at < now() - make_interval(days => $1)
            or (kind = 'own-changed' and at < now() - make_interval(days => $2))`,
        [days, daysOfChanges],
      )
    },
  }
}
