import { type Locale } from '../../config/locales'
import { type SearchRecord } from '../../content/search-record'
import { localesOf } from '../../routes/address'
import { href } from '../../routes/href'
import { type Content } from '../content'
import { type PlanOptions, type PlanProblem, type SitePlan } from '../plan-site'
import { openReader } from '../reader'
import { type PlannedRecords } from './planned-records'
import { keyOfDeal, planRecordsOfDeal } from './records-of-deal'
import { planRecordsOfPage } from './records-of-page'

export type RecordsPlan = { records: Map<string, PlannedRecords>; problems: PlanProblem[] }

/** Every search record, by the plan of the pages: nothing is found that has no page, or whose page is not to be listed. */
export function planRecords(content: Content, plan: SitePlan, options: PlanOptions): RecordsPlan {
  const planned: RecordsPlan = { records: new Map(), problems: [] }
  const keep = (key: string, make: () => PlannedRecords | undefined) => {
    try {
      const records = make()
      if (records) planned.records.set(key, records)
    } catch (error) {
      planned.problems.push({ path: key, message: error instanceof Error ? error.message : String(error) })
    }
  }
  for (const page of plan.pages.values()) keep(page.path, () => planRecordsOfPage(page, content, options))
  for (const locale of localesOf('deals')) {
    if (!plan.pages.has(href('deals', locale))) continue
    for (const deal of openReader(content, options, locale).read.all('deal')) {
      keep(keyOfDeal(deal), () => planRecordsOfDeal(deal, content, options))
    }
  }
  return planned
}

/** What the index of a language holds. */
export function recordsIn(locale: Locale, planned: Iterable<PlannedRecords>): SearchRecord[] {
  return [...planned].filter((one) => one.locale === locale).flatMap(({ records }) => records)
}
