import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Page } from 'playwright-core'
import { checkPage, tellFault } from '../../src/gates/check-pages'
import { describeSite } from '../../src/gates/describe-site'
import { type MadePage } from '../../src/gates/gate'
import { idsOf, readHtml } from '../../src/gates/read-html'
import { type PlannedPage } from '../../src/plan/plan-site'
import { launchBrowser } from '../../tests/support/browser/chromium'
import { oneOfEachTemplate } from '../../tests/support/content/one-of-each-template'
import { openServedSite } from './served-site'
import { findWeight } from './weigh-page'

// npm run audit: one page of each template and language; with --all every page. Its figures are written for the accessibility
// page, which says nothing that was not measured: how many pages, what was found, and when.
const figuresFile = join(__dirname, '../../src/plan/show/audit-figures.json')
const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')

type Found = { violations: { id: string; nodes: { html: string }[] }[] }

async function findViolations(view: Page): Promise<string[]> {
  // Through the debugger, as the pages' policy lets nothing else in.
  await view.evaluate(axeSource)
  const found = await view.evaluate<Found>(
    'axe.run(document, { resultTypes: ["violations"], rules: { "target-size": { enabled: true } } })',
  )
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160) ?? ''}`)
}

async function fetchAll(pages: readonly PlannedPage[], edge: string): Promise<Map<string, MadePage>> {
  const made = new Map<string, MadePage>()
  for (const page of pages) {
    const response = await fetch(edge + encodeURI(page.path))
    made.set(page.path, { ...page, html: readHtml(await response.text()) })
  }
  return made
}

async function audit(isWhole: boolean): Promise<void> {
  const { content, plan, planned, files, shells, edge, origin } = openServedSite()
  const pages = isWhole ? [...plan.pages.values()] : oneOfEachTemplate(plan.pages.values())
  const made = await fetchAll([...plan.pages.values()], edge)
  const site = describeSite({
    ...{ content, plan, files: planned, shells, origin, canaries: [] },
    assets: new Set([...files, ...(await findAssets(made, edge))]),
    idsAt: (path) => {
      const page = made.get(path)
      return page && new Set(idsOf(page.html))
    },
  })
  const problems = pages.flatMap(({ path }) => {
    const page = made.get(path)
    return page ? checkPage(page, { site, content }).map(tellFault) : []
  })
  for (const { path } of pages) {
    const page = made.get(path)
    if (page) problems.push(...(await findWeight(page, edge)))
  }
  const violations = await auditInBrowser(pages, edge)
  for (const line of [...problems, ...violations]) process.stdout.write(`${line}\n`)
  const figures = { date: new Date().toISOString().slice(0, 10), pages: pages.length, violations: violations.length }
  writeFileSync(figuresFile, `${JSON.stringify(figures, null, 2)}\n`)
  process.stdout.write(`RESULT ${JSON.stringify({ ...figures, problems: problems.length })}\n`)
  process.exitCode = problems.length + violations.length === 0 ? 0 : 1
}

/** The files of the program that pages ask for, where the server has them. */
async function findAssets(made: ReadonlyMap<string, MadePage>, edge: string): Promise<string[]> {
  const asked = new Set<string>()
  for (const { html } of made.values()) {
    for (const { name, attributes } of html.tags) {
      const address = name === 'script' ? attributes['src'] : name === 'link' ? attributes['href'] : undefined
      if (address?.startsWith('/') === true && !made.has(address)) asked.add(address)
    }
  }
  const answers = await Promise.all(
    [...asked].map(async (path) => ({ path, isThere: (await fetch(edge + path, { method: 'HEAD' })).ok })),
  )
  return answers.filter(({ isThere }) => isThere).map(({ path }) => path)
}

async function auditInBrowser(pages: readonly PlannedPage[], edge: string): Promise<string[]> {
  const browser = await launchBrowser({ isWhole: true })
  const view = await browser.newPage()
  const lines: string[] = []
  for (const { path } of pages) {
    await view.goto(edge + encodeURI(path), { waitUntil: 'load' })
    lines.push(...(await findViolations(view)).map((violation) => `axe: ${path}: ${violation}`))
  }
  await browser.close()
  return lines
}

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })
void audit(values.all)
