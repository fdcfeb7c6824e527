import { type Database } from '../../database/open-database'
import { toOccasionNow } from './lock-occasion'
import { type OccasionNow, type Registration, registrationColumns } from './registration'

export type OwnRegistration = Registration & { at: OccasionNow }

type Row = Registration & { facts: unknown; changedAt: Date; sequence: number }

/** Registrations, each with what is known of its event, by a condition on `r`; the last to end comes first. */
export async function findPlaces(
  database: Pick<Database, 'query'>,
  condition: string,
  values: readonly unknown[],
): Promise<OwnRegistration[]> {
  const { rows } = await database.query<Row>(
    `select ${registrationColumns}, o.facts, o.changed_at as "changedAt", o.sequence
      from account.registrations r join account.occasions o on o.event = r.event
      where ${condition} order by o.ends_at desc limit ${most}`,
    [...values],
  )
  return rows.map(({ facts, changedAt, sequence, ...own }) => ({
    ...own,
    at: toOccasionNow({ event: own.event, facts, changedAt, sequence }),
  }))
}

/** One, for those who have its letter. */
export const findPlaceIn =
  (database: Pick<Database, 'query'>) =>
  async (id: string): Promise<OwnRegistration | undefined> =>
    (await findPlaces(database, 'r.id::text = $1', [id]))[0]

// More than anybody attends; a list without an end would be read whole.
const most = 200
