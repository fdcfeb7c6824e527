import { HtmlValidate } from 'html-validate'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Content } from '../../src/build/content'
import { type PlannedPage, planSite, type SitePlan } from '../../src/build/plan-site'
import { type ContentName } from '../../src/content/all-types'
import { type PageContext } from '../../src/shell/page'
import { type Row } from './feed-reader'
import { rowOf } from './log-rows'

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

type Template = { default: (given: { pageContext: { props: PageContext } }) => ReactElement }

/** The page as the build writes it: made of nothing but what survives JSON. */
export function render({ template, context }: PlannedPage): string {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- found by the route's name, as the build does
  const { default: Page } = require(`../../src/templates/${template}.tsx`) as Template
  const props = JSON.parse(JSON.stringify(context)) as PageContext
  return renderToStaticMarkup(createElement(Page, { pageContext: { props } }))
}

/** Between header and footer. */
export function renderMain(page: PlannedPage): string {
  const html = render(page)
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'no-redundant-role': 'off',
    'no-inline-style': ['error', { allowedProperties: ['background-color', 'object-position'] }],
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'tel-non-breaking': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
  },
})

/** What is wrong with a page's HTML, and with the links into itself. */
export function findFaults(page: PlannedPage): string[] {
  const html = render(page)
  const report = validator.validateStringSync(html)
  const messages = report.results.flatMap((result) => result.messages)
  const ids = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))
  const anchors = [...html.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id)
  return [
    ...messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
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
