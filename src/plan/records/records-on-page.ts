import { isInSet } from '../../config/locales'
import { href } from '../../routes/href'
import { type PlannedPage, type PlanOptions, type PlanProblem, reasonOf } from '../plan-site'
import { type Content } from '../store/content'
import { openReader } from '../store/reader'
import { type PlannedRecords } from './planned-records'
import { keyOfDeal, planRecordsOfDeal } from './records-of-deal'
import { planRecordsOfPage } from './records-of-page'

export type RecordsOnPage = { planned: PlannedRecords[]; problems: PlanProblem[] }

/** All that is found at a page: itself, and the matters that stand on the list of them. */
export function planRecordsOnPage(page: PlannedPage, content: Content, options: PlanOptions): RecordsOnPage {
  const found: RecordsOnPage = { planned: [], problems: [] }
  const keep = (key: string, make: () => PlannedRecords | undefined) => {
    try {
      const records = make()
      if (records) found.planned.push(records)
    } catch (error) {
      found.problems.push({ path: key, ...reasonOf(error) })
    }
  }
  keep(page.path, () => planRecordsOfPage(page, content, options))
  const { locale } = page.context
  if (page.template !== 'deals' || !isInSet('main', locale) || page.path !== href('deals', locale)) return found
  for (const deal of openReader(content, options, locale).read.all('deal')) {
    keep(keyOfDeal(deal), () => planRecordsOfDeal(deal, content, options))
  }
  return found
}
