import { keptRecords } from '../../src/config/kept-records'
import { favouriteLimits } from '../../src/forms/account-favourites'
import { reportLimits } from '../../src/forms/account-report'
import { messageOf } from '../shared/log'
import { daysKnown } from './graphql/known-operations'

type Forgetting = { forgetOlderThan: (days: number) => Promise<void> }
type Kept = Record<
  | 'enquiries'
  | 'registrations'
  | 'needs'
  | 'favourites'
  | 'favourites'
  | 'reports'
  | 'requests'
  | 'launches'
  | 'letters'
  | 'events'
  | 'exports'
  | 'sessions'
  | 'visits'
  | 'searches'
  | 'identified'
  | 'visits'
  | 'searches'
  | 'operations',
  Forgetting
>

/** An export is made for its person to take away. */
const daysOfExports = 7
const everyMs = 3_600_000

/** Deletes what has been kept as long as the page on data privacy says, now and then. */
export function forgetOld(kept: Kept, report: (line: string) => void): () => void {
  const forget = async () => {
    await kept.enquiries.forgetOlderThan(keptRecords.enquiries.keptFor.days)
    await kept.favourites.forgetOlderThan(favouriteLimits.undoDays)
    for (const asked of [kept.requests, kept.launches]) await asked.forgetOlderThan(keptRecords.requests.keptFor.days)
    await kept.registrations.forgetOlderThan(keptRecords.registrations.keptFor.days)
    await kept.needs.forgetOlderThan(keptRecords['registration-needs'].keptFor.days)
    await kept.letters.forgetOlderThan(keptRecords.letters.keptFor.days)
    await kept.events.forgetOlderThan(keptRecords.events.keptFor.days)
    await kept.exports.forgetOlderThan(daysOfExports)
    await kept.sessions.forgetOlderThan(keptRecords.sessions.keptFor.days)
    for (const counts of [kept.visits, kept.searches]) await counts.forgetOlderThan(keptRecords.visits.keptFor.days)
    await kept.identified.forgetOlderThan(keptRecords.identified.keptFor.days)
    await kept.operations.forgetOlderThan(daysKnown)
export function forgetOld(
  { enquiries, favourites, reports, requests, launches, letters, events, visits, searches, operations }: Kept,
  report: (line: string) => void,
): () => void {
  const forget = async () => {
    await enquiries.forgetOlderThan(keptRecords.enquiries.keptFor.days)
    await favourites.forgetOlderThan(favouriteLimits.undoDays)
    await reports.forgetOlderThan(reportLimits.undoDays)
    for (const asked of [requests, launches]) await asked.forgetOlderThan(keptRecords.requests.keptFor.days)
    await letters.forgetOlderThan(keptRecords.letters.keptFor.days)
    await events.forgetOlderThan(keptRecords.events.keptFor.days)
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
