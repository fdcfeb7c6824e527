import { type Database } from '../../database/open-database'
import { type Occasion, occasionFacts } from './occasion'
import { type OccasionNow } from './registration'

type Query = Pick<Database, 'query'>
type Row = { event: number; facts: unknown; changedAt: Date; sequence: number }

export const toOccasionNow = ({ event, facts, changedAt, sequence }: Row): OccasionNow => ({
  ...{ event, sequence, changedAt: changedAt.toISOString() },
  facts: occasionFacts.parse(facts),
})

export const occasionColumns = 'event, facts, changed_at as "changedAt", sequence'

type Locked = { now: OccasionNow; before: OccasionNow }

/**
 * Holds an event until the transaction ends: one after the other gives its places away. It is as the replica that read the log furthest
 * knows it. Answers undefined where nobody has registered for it yet and the log does not tell of it.
 */
export async function lockOccasion(
  client: Query,
  event: number,
  told: Occasion | undefined,
): Promise<Locked | undefined> {
  if (told) {
    await client.query(
      `insert into account.occasions (event, facts, changed_at, ends_at) values ($1, $2, $3, $4) on conflict do nothing`,
      [event, told.facts, told.changedAt, told.facts.endsAt],
    )
  }
  const { rows } = await client.query<Row>(
    `select ${occasionColumns} from account.occasions where event = $1 for update`,
    [event],
  )
  if (!rows[0]) return undefined
  const before = toOccasionNow(rows[0])
  if (!told || told.changedAt <= before.changedAt) return { now: before, before }
  const sequence = before.sequence + (isMoved(before, told) ? 1 : 0)
  await client.query(
    'update account.occasions set facts = $2, changed_at = $3, ends_at = $4, sequence = $5 where event = $1',
    [event, told.facts, told.changedAt, told.facts.endsAt, sequence],
  )
  return { now: { ...told, sequence }, before }
}

/** Whether people's calendars say something else now. */
export function isMoved({ facts: before }: Pick<Occasion, 'facts'>, { facts }: Pick<Occasion, 'facts'>): boolean {
  const entryOf = ({ startsAt, endsAt, timeZone, mode, isCancelled, editions }: typeof facts) =>
    JSON.stringify([
      ...[startsAt, endsAt, timeZone, mode, isCancelled],
      Object.entries(editions)
        .map(([locale, { venue }]) => [locale, venue])
        .sort(),
    ])
  return entryOf(before) !== entryOf(facts)
}
