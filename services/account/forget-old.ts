import { keptRecords } from '../../src/config/kept-records'
import { favouriteLimits } from '../../src/forms/account-favourites'
import { followLimits } from '../../src/forms/account-follows'
import { reportLimits } from '../../src/forms/account-report'
import { messageOf } from '../shared/log'
import { daysKnown } from './graphql/known-operations'

/** For how many days each is kept, as the page on data privacy says, or for as long as a removal can be undone. */
const daysOf = {
  enquiries: keptRecords.enquiries.keptFor.days,
  registrations: keptRecords.registrations.keptFor.days,
  needs: keptRecords['registration-needs'].keptFor.days,
  favourites: favouriteLimits.undoDays,
  follows: followLimits.undoDays,
  reports: reportLimits.undoDays,
  openings: keptRecords['report-openings'].keptFor.days,
  requests: keptRecords.requests.keptFor.days,
  launches: keptRecords.requests.keptFor.days,
  letters: keptRecords.letters.keptFor.days,
  alerts: keptRecords.alerts.keptFor.days,
  optIns: keptRecords['opt-ins'].keptFor.days,
  events: keptRecords.events.keptFor.days,
  // An export is made for its person to take away.
  exports: 7,
  sessions: keptRecords.sessions.keptFor.days,
  visits: keptRecords.visits.keptFor.days,
  searches: keptRecords.visits.keptFor.days,
  identified: keptRecords.identified.keptFor.days,
  operations: daysKnown,
} as const

type Name = keyof typeof daysOf
type Kept = Readonly<Record<Name, { forgetOlderThan: (days: number) => Promise<void> }>>

const everyMs = 3_600_000

/** Deletes what has been kept long enough, now and then. */
export function forgetOld(kept: Kept, report: (line: string) => void): () => void {
  const forget = async () => {
    for (const name of Object.keys(daysOf) as Name[]) await kept[name].forgetOlderThan(daysOf[name])
  }
  const turn = () =>
    forget().catch((error: unknown) => {
      report(`What is old was not deleted: ${messageOf(error)}`)
    })
  void turn()
  const timer = setInterval(() => void turn(), everyMs)
  return () => clearInterval(timer)
}
