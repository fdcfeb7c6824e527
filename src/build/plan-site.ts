import { hasPage } from '../content/all-types'
import { type Address, localesOf, type RouteId } from '../routes/address'
import { hrefOf } from '../routes/href'
import { match } from '../routes/match'
import { type PageContext } from '../shell/page'
import { type Content } from './content'
import { planPageHead } from './head'
import { planFrame } from './plan-frame'
import { type Clock, openReader, type Readings } from './reader'
import { type View } from './view'
import { findView, views } from './views/all-views'

export type PlannedPage = {
  path: string
  template: RouteId
  context: PageContext
  changedAt: string | undefined
  /** What it was made of; it is planned anew when any of it changes. */
  readings: Readings
}

/** What could not be shown, in words for whoever can change it. */
export type PlanProblem = { path: string; message: string }

export type SitePlan = { pages: Map<string, PlannedPage>; problems: PlanProblem[] }

export type PlanOptions = Clock & { origin: string }

/** Every page of the site: a function of the content and of the clock, and of nothing else. */
export function planSite(content: Content, options: PlanOptions): SitePlan {
  const plan: SitePlan = { pages: new Map(), problems: tellHeldBack(content) }
  for (const address of findAddresses(content, options)) {
    try {
      const page = planPage(address, content, options)
      if (page) plan.pages.set(page.path, page)
    } catch (error) {
      plan.problems.push({ path: hrefOf(address), message: error instanceof Error ? error.message : String(error) })
    }
  }
  return plan
}

const tellHeldBack = ({ problems }: Content): PlanProblem[] =>
  [...problems].map(([path, { message }]) => ({ path, message }))

/** The pages of items, and those that are there whatever the items. */
function* findAddresses(content: Content, clock: Clock): Generator<Address> {
  const paths = new Set<string>()
  for (const view of views) {
    for (const locale of localesOf(view.route)) {
      for (const address of (view as View).find?.(openReader(content, clock, locale).read) ?? []) {
        paths.add(hrefOf(address))
        yield address
      }
    }
  }
  for (const path of pathsOfItems(content)) {
    const address = paths.has(path) ? undefined : match(path)
    if (address && findView(address.route)) yield address
  }
}

function* pathsOfItems(content: Content): Generator<string> {
  for (const document of content.everything()) if (hasPage(document)) yield document.path
}

export function planPage(address: Address, content: Content, options: PlanOptions): PlannedPage | undefined {
  const { locale } = address
  const view = findView(address.route)
  if (!view || locale === undefined) return undefined
  const { read, readings } = openReader(content, options, locale)
  const path = hrefOf(address)
  const shown = view.show({ address, document: read.at(path) }, read)
  if (!shown) return undefined
  const { title, above, props, changedAt } = shown
  const frame = planFrame({ address, editions: shown.editions }, read)
  const head = planPageHead({ address, shown }, read, options.origin)
  const context: PageContext = { locale, path, head, frame, title, above, props }
  return { path, template: address.route, context, changedAt, readings }
}
