import { type Locale } from '../../../src/config/locales'
import { type ContentName } from '../../../src/content/all-types'
import { type PlannedPage, planSite, type SitePlan } from '../../../src/plan/plan-site'
import { Content } from '../../../src/plan/store/content'
import { type Row } from '../publishing/feed-reader'
import { rowOf } from './log-rows'

type Values = Record<string, unknown>

/** An edition as the feed would give it. */
export const edition = (type: ContentName, id: number, own: Values = {}): Row => {
  const { locale = 'en', ...values } = own as Values & { locale?: Locale }
  return { ...rowOf(type, values), id, locale }
}

export const options = { now: '2026-05-12T12:00:00.000Z', origin: 'https://example.com' }

const planned = new WeakMap<readonly Row[], Map<string, SitePlan>>()

/** Made once for the same rows and moment. */
export function planFrom(rows: readonly Row[], now = options.now): SitePlan {
  const plans = planned.get(rows) ?? new Map<string, SitePlan>()
  const plan = plans.get(now) ?? planSite(new Content(rows), { ...options, now })
  planned.set(rows, plans.set(now, plan))
  return plan
}

export function pageAt(plan: SitePlan, path: string): PlannedPage {
  const page = plan.pages.get(path)
  if (page) return page
  throw new Error(`No page is planned at ${path}; there are ${[...plan.pages.keys()].join(', ')}`)
}
