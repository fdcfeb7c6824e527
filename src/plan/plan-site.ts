import { defaultLocale, type Locale } from '../config/locales'
import { hasPage, type PageDocument } from '../content/all-types'
import { KnownFault, type ToldFault } from '../content/faults'
import { type Address, localesOf, type RouteId } from '../routes/address'
import { hrefOf } from '../routes/href'
import { match } from '../routes/match'
import { type PageContext } from '../shell/page'
import { planPageHead } from './head'
import { planFrame } from './plan-frame'
import { type Content } from './store/content'
import { openReader, type Reader } from './store/reader'
import { type Clock, type Readings } from './store/readings'
import { findView, views } from './views/all-views'

export type PlannedPage = {
  path: string
  template: RouteId
  context: PageContext
  changedAt: string | undefined
  /** What it was made of; it is planned again when any of it changes. */
  readings: Readings
}

/** What could not be shown, in words for the person who can change it. */
export type PlanProblem = { path: string; message: string; told?: readonly ToldFault[] | undefined }

/** Why something could not be shown; by its kind, where that is known. */
export type Reason = Omit<PlanProblem, 'path'>

export const reasonOf = (error: unknown): Reason => ({
  message: error instanceof Error ? error.message : String(error),
  ...(error instanceof KnownFault ? { told: error.told } : {}),
})

export type SitePlan = { pages: Map<string, PlannedPage>; problems: PlanProblem[] }

export type PlanOptions = Clock & { origin: string }

/** What came of an address: a page, why there is none, or nothing at all; and in each case what that depends on. */
export type ShownPage = { path: string; readings: Readings; made?: PlannedPage; problem?: Reason }

/** Every page of the site: a function of the content and of the clock, and of nothing else. */
export function planSite(content: Content, options: PlanOptions): SitePlan {
  const plan: SitePlan = { pages: new Map(), problems: tellHeldBack(content) }
  for (const address of findAddresses(content, options)) {
    const { path, made, problem } = planPage(address, content, options)
    if (made) plan.pages.set(path, made)
    if (problem !== undefined) plan.problems.push({ path, ...problem })
  }
  return plan
}

export const tellHeldBack = ({ problems }: Content): PlanProblem[] =>
  [...problems].map(([path, { message, told }]) => ({ path, message, told }))

/** The pages of items, and those that are there whatever the items. */
function* findAddresses(content: Content, clock: Clock): Generator<Address> {
  const paths = new Set<string>()
  for (const finder of pageFinders) {
    for (const address of finder.find(openReader(content, clock, finder.locale).read)) {
      paths.add(hrefOf(address))
      yield address
    }
  }
  for (const { path } of itemsOf(content)) {
    const address = paths.has(path) ? undefined : findItemPage(path)
    if (address) yield address
  }
}

/** Asks a view, in one language, which pages there are beside those of items. */
export type Finder = { locale: Locale; find: (read: Reader) => readonly Address[] }

export const pageFinders: readonly Finder[] = views.flatMap(({ route, find }) =>
  find ? localesOf(route).map((locale) => ({ locale, find })) : [],
)

function* itemsOf(content: Content): Generator<PageDocument> {
  for (const document of content.everything()) if (hasPage(document)) yield document
}

/** The address of an item's page, where a view can show it. */
export function findItemPage(path: string): Address | undefined {
  const address = match(path)
  return address && findView(address.route) ? address : undefined
}

export function planPage(address: Address, content: Content, options: PlanOptions): ShownPage {
  const path = hrefOf(address)
  const { read, readings } = openReader(content, options, address.locale ?? defaultLocale)
  try {
    const made = showPage({ address, path, readings }, read, options.origin)
    return { path, readings, ...(made ? { made } : {}) }
  } catch (error) {
    return { path, readings, problem: reasonOf(error) }
  }
}

type Asked = { address: Address; path: string; readings: Readings }

function showPage({ address, path, readings }: Asked, read: Reader, origin: string): PlannedPage | undefined {
  const { locale } = address
  const view = findView(address.route)
  if (!view || locale === undefined) return undefined
  const shown = view.show({ address, document: read.at(path) }, read)
  if (!shown) return undefined
  const { title, above, props, changedAt } = shown
  const frame = planFrame({ address, above, editions: shown.editions }, read)
  const head = planPageHead({ address, shown }, read, origin)
  const context: PageContext = { locale, path, head, frame, title, above, props }
  return { path, template: address.route, context, changedAt, readings }
}
