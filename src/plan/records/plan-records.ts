import { type Locale } from '../../config/locales'
import { type SearchRecord } from '../../content/search-record'
import { type PlanOptions, type PlanProblem, type SitePlan } from '../plan-site'
import { type Content } from '../store/content'
import { type PlannedRecords } from './planned-records'
import { planRecordsOnPage } from './records-on-page'

export type RecordsPlan = { records: Map<string, PlannedRecords>; problems: PlanProblem[] }

/** Every search record, by the plan of the pages: nothing is found that has no page, or whose page is not to be listed. */
export function planRecords(content: Content, plan: SitePlan, options: PlanOptions): RecordsPlan {
  const whole: RecordsPlan = { records: new Map(), problems: [] }
  for (const page of plan.pages.values()) {
    const { planned, problems } = planRecordsOnPage(page, content, options)
    for (const records of planned) whole.records.set(records.key, records)
    whole.problems.push(...problems)
  }
  return whole
}

/** What the index of a language holds. */
export function recordsIn(locale: Locale, planned: Iterable<PlannedRecords>): SearchRecord[] {
  return [...planned].filter((one) => one.locale === locale).flatMap(({ records }) => records)
}
