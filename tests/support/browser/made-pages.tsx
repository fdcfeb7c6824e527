import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { withoutRouter } from '../../../plugins/gatsby-plugin-script-on-demand/without-scripts'
import { checkPage } from '../../../src/gates/check-pages'
import { describeSite } from '../../../src/gates/describe-site'
import { type Fault, type Gate, type MadePage, type Site } from '../../../src/gates/gate'
import { idsOf, readHtml } from '../../../src/gates/read-html'
import { iconPaths } from '../../../src/gatsby/icons/draw-icons'
import { planFiles } from '../../../src/plan/plan-files'
import { planShells } from '../../../src/plan/plan-shells'
import { type PlannedPage, planSite } from '../../../src/plan/plan-site'
import { Content } from '../../../src/plan/store/content'
import { type LogRow } from '../../../src/plan/store/log-row'
import { HeadTags } from '../../../src/shell/head/head'
import { toElement } from './to-element'

/** The whole document, as Gatsby puts it together. */
export function renderDocument(page: Pick<PlannedPage, 'template' | 'context'>): string {
  const head = renderToStaticMarkup(<HeadTags head={page.context.head} />)
  const [root = '<html>'] = /^<html[^>]*>/.exec(head) ?? []
  return `<!DOCTYPE html>${root}<head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>${head.replace(/^<html[^>]*><\/html>/, '')}</head><body>${withoutRouter(renderToStaticMarkup(toElement(page)))}</body></html>`
}

type Around = { now: string; origin: string; canaries?: readonly string[] }

const folder = join(__dirname, '../../../static')
const kept = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => ['', ...relative(folder, join(parentPath, name)).split(sep)].join('/'))
const assets = new Set([...kept, ...iconPaths])

/** Every page of the content, made, and what all of them are measured against. */
export function makeSite(rows: Iterable<LogRow>, { now, origin, canaries = [] }: Around) {
  const content = new Content(rows)
  const options = { now, origin }
  const plan = planSite(content, options)
  const made = new Map<string, MadePage>()
  const site: Site = describeSite({
    content,
    plan,
    files: planFiles(content, options),
    shells: planShells(content, options),
    assets,
    idsAt: (path) => {
      const page = made.get(path)
      return page && new Set(idsOf(page.html))
    },
    origin,
    canaries,
  })
  for (const page of plan.pages.values()) made.set(page.path, { ...page, html: readHtml(renderDocument(page)) })
  return {
    content,
    plan,
    site,
    made,
    check: (page: MadePage, only?: readonly Gate[]): Fault[] =>
      checkPage(page, { site, content, ...(only ? { only } : {}) }),
  }
}
