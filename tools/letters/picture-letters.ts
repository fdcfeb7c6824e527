import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type Page } from 'playwright-core'
import { launchBrowser } from '../../tests/support/browser/chromium'
import { sampleLetters, sampleLocales } from '../../tests/support/letters/sample-letters'

const folder = join(__dirname, '../../.data/pictures-of-letters')
const widths = [320, 600, 1200]
const ways = ['light', 'dark', 'plain'] as const

// npm run tool -- letters: pictures of letters in each language at three widths: light, dark, and as a program that drops the style
// sheet shows them on a dark screen.
async function pictureAll(browser: Browser): Promise<void> {
  for (const way of ways) {
    const context = await browser.newContext({ colorScheme: way === 'light' ? 'light' : 'dark' })
    const page = await context.newPage()
    for (const locale of sampleLocales) {
      for (const { name, html } of sampleLetters(locale)) {
        await page.setContent(way === 'plain' ? html.replace(/<style>[^]*?<\/style>/, '') : html)
        await pictureAt(page, `${name}-${locale}-${way}`)
      }
    }
    await context.close()
  }
}

async function pictureAt(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true })
  }
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const browser = await launchBrowser({ isWhole: true })
  await pictureAll(browser).finally(() => browser.close())
  process.stdout.write(`${folder}\n`)
}

void main()
