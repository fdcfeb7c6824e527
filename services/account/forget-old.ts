import { keptRecords } from '../../src/config/kept-records'
import { favouriteLimits } from '../../src/forms/account-favourites'
import { messageOf } from '../shared/log'
import { daysKnown } from './graphql/known-operations'

type Forgetting = { forgetOlderThan: (days: number) => Promise<void> }
type Kept = Record<
  | 'enquiries'
  | 'registrations'
  | 'needs'
  | 'favourites'
  | 'requests'
  | 'launches'
  | 'letters'
  | 'events'
  | 'sessions'
  | 'visits'
  | 'searches'
  | 'operations',
  Forgetting
>

const everyMs = 3_600_000

/** Deletes what has been kept as long as the page on data privacy says, now and then. */
export function forgetOld(
  { enquiries, favourites, requests, launches, letters, events, sessions, visits, searches, operations }: Kept,
  {
    enquiries,
    registrations,
    needs,
    favourites,
    requests,
    launches,
    letters,
    events,
    visits,
    searches,
    operations,
  }: Kept,
  report: (line: string) => void,
): () => void {
  const forget = async () => {
    await enquiries.forgetOlderThan(keptRecords.enquiries.keptFor.days)
    await favourites.forgetOlderThan(favouriteLimits.undoDays)
    for (const asked of [requests, launches]) await asked.forgetOlderThan(keptRecords.requests.keptFor.days)
    await registrations.forgetOlderThan(keptRecords.registrations.keptFor.days)
    await needs.forgetOlderThan(keptRecords['registration-needs'].keptFor.days)
    await letters.forgetOlderThan(keptRecords.letters.keptFor.days)
    await events.forgetOlderThan(keptRecords.events.keptFor.days)
    await sessions.forgetOlderThan(keptRecords.sessions.keptFor.days)
    for (const counts of [visits, searches]) await counts.forgetOlderThan(keptRecords.visits.keptFor.days)
    await operations.forgetOlderThan(daysKnown)
  }
  const turn = () =>
    forget().catch((error: unknown) => {
      report(`What is old was not deleted: ${messageOf(error)}`)
    })
  void turn()
  const timer = setInterval(() => void turn(), everyMs)
  return () => clearInterval(timer)
}
