import { type Address } from '../../routes/address'
import { soonestOf } from '../parts/soonest-of'
import { planPage, type PlannedPage, type PlanOptions, type PlanProblem, type ShownPage } from '../plan-site'
import { type Content } from '../store/content'
import { type Readings } from '../store/readings'
import { type PlannedRecords } from './planned-records'
import { planRecordsOnPage } from './records-on-page'

/** What search finds at a path; a page that is not to be found has none. */
export type FoundRecords = Omit<PlannedRecords, 'readings'>

/** A page with what search is to say of it, and what of that could not be made. */
export type FoundPage = PlannedPage & { found: FoundRecords; unfound: readonly PlanProblem[] }

/** Plans a page and its records together, so that both are planned again when anything changes that either was made of. */
export function planFoundPage(
  address: Address,
  content: Content,
  options: PlanOptions,
): Omit<ShownPage, 'made'> & { made?: FoundPage } {
  const { made, ...shown } = planPage(address, content, options)
  if (!made) return shown
  const { planned, problems } = planRecordsOnPage(made, content, options)
  for (const { readings } of planned) join(shown.readings, readings)
  const found = {
    key: made.path,
    locale: made.context.locale,
    records: planned.flatMap(({ records }) => records),
  }
  return { ...shown, made: { ...made, found, unfound: problems } }
}

function join(readings: Readings, others: Readings): void {
  for (const key of others.keys) readings.keys.add(key)
  readings.until = soonestOf([readings.until, others.until])
}
