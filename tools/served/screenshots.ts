import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type Page } from 'playwright-core'
import { type PlannedPage } from '../../src/plan/plan-site'
import { launchBrowser } from '../../tests/support/browser/chromium'
import { oneOfEachTemplate } from '../../tests/support/content/one-of-each-template'
import { openServedSite } from './served-site'

// npm run tool -- screenshots [word …]: one page of every template and language at three widths, light and dark. Words choose
// among them: `npm run tool -- screenshots zh-cn article 360 dark`.
const widths = [360, 768, 1440] as const
const themes = ['light', 'dark'] as const
const height = 1000

type Shot = { pages: readonly PlannedPage[]; width: number; colorScheme: (typeof themes)[number] }

async function takeAll(words: readonly string[]): Promise<void> {
  const { plan, edge, dataDir } = openServedSite()
  const pages = oneOfEachTemplate(plan.pages.values())
  const folder = join(dataDir, 'screenshots')
  const browser = await launchBrowser({ isWhole: true })
  let taken = 0
  for (const width of widths) {
    for (const colorScheme of themes) {
      const wanted = pages.filter(({ template, context: { locale } }) =>
        words.every((word) => [locale, template, String(width), colorScheme].includes(word)),
      )
      await take(browser, { pages: wanted, width, colorScheme }, { edge, folder })
      taken += wanted.length
    }
  }
  await browser.close()
  process.stdout.write(`${taken} pictures of ${pages.length} pages in ${folder}\n`)
}

async function take(browser: Browser, shot: Shot, { edge, folder }: { edge: string; folder: string }): Promise<void> {
  const { pages, width, colorScheme } = shot
  const context = await browser.newContext({ viewport: { width, height }, colorScheme })
  const view = await context.newPage()
  for (const { path, template, context: planned } of pages) {
    const own = join(folder, planned.locale, template)
    mkdirSync(own, { recursive: true })
    await view.goto(edge + encodeURI(path), { waitUntil: 'load' })
    await settle(view)
    await view.screenshot({ path: join(own, `${width}-${colorScheme}.png`), fullPage: true })
  }
  await context.close()
}

/** As a reader has it who answered the question once, and who has seen the page to its end: pictures load when they are near. */
async function settle(view: Page): Promise<void> {
  const answer = view.locator('[data-decide="none"]')
  if (await answer.isVisible()) await answer.click()
  await view.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([document.fonts.ready, ...[...document.images].map((picture) => picture.decode())])
  })
}

void takeAll(process.argv.slice(2))
