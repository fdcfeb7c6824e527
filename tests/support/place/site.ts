import { renderToStaticMarkup } from 'react-dom/server'
import { type ContentName } from '../../../src/content/all-types'
import { findMarkupProblems } from '../../../src/gates/find-markup-problems'
import { type PlannedPage, planSite, type SitePlan } from '../../../src/plan/plan-site'
import { Content } from '../../../src/plan/store/content'
import { toElement } from '../browser/to-element'
import { rowOf } from '../content/log-rows'
import { type Row } from '../publishing/feed-reader'

type Values = Record<string, unknown>

export const now = '2026-05-15T09:00:00.000Z'
export const origin = 'https://firm.example'

/** An item that is live in English, as a row of the log. */
export const item = (type: ContentName, id: number, own: Values = {}): Row => ({
  ...rowOf(type, { slug: `item-${id}`, ...own }),
  id,
})

export const planOf = (rows: readonly Row[], at = now): SitePlan => planSite(new Content(rows), { now: at, origin })

export function pageAt(plan: SitePlan, path: string): PlannedPage {
  const page = plan.pages.get(path)
  if (page) return page
  throw new Error(
    `No page at ${path}; problems: ${JSON.stringify(plan.problems)}; pages: ${[...plan.pages.keys()].join(' ')}`,
  )
}

/** The page as the build writes it: made of nothing but what survives JSON. */
export const render = (page: PlannedPage): string => renderToStaticMarkup(toElement(page))

/** Between header and footer. */
export function renderMain(page: PlannedPage): string {
  const html = render(page)
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

/** What is wrong with a page's HTML, and with the links into itself. */
export function findFaults(page: PlannedPage): string[] {
  const html = render(page)
  const ids = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))
  const anchors = [...html.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id)
  return [
    ...findMarkupProblems(html),
    ...anchors.filter((id) => !ids.has(id)).map((id) => `#${id ?? ''} leads nowhere`),
    ...(html.match(/<h1/g)?.length === 1 ? [] : ['not one h1']),
    ...(/undefined|\[object Object\]|\{[a-z]+\}/.exec(html) ? ['an unfilled blank'] : []),
  ]
}

/** The text of a page's main part, tags away. */
export const textOf = (page: PlannedPage): string =>
  renderMain(page)
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
