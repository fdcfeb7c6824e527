import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Browser } from 'playwright-core'
import { type Brochure, listBrochures, planBrochure } from '../../../services/demo/brochures/plan-brochure'
import { fileOf, keepMade, readBrochureWords } from '../../../services/demo/brochures/read-brochures'
import { readFirm } from '../../../services/demo/read-firm'
import { readWords } from '../../../services/demo/words/read-words'
import { launchBrowser } from '../../../tests/support/browser/chromium'
import { composeBrochure, digestOf } from './print/compose-brochure'
import { readPages } from './read-pages'

// npm run tool -- brochures [locale …]: prints the brochures of the demonstration, or those that are named. What it leaves in
// `services/demo/brochures/made` is committed, so that nobody who loads the demonstration needs a browser. It stands here
// because only tests have one.
const fonts = join(__dirname, '../../../static/fonts')

async function makeAll(named: readonly string[]): Promise<void> {
  const written = { firm: readFirm(), words: readWords(), wordsIn: readBrochureWords() }
  const locales = listBrochures(written.firm)
  const browser = await launchBrowser({ isWhole: true })
  for (const locale of locales) {
    if (named.length > 0 && !named.includes(locale)) continue
    const brochure = planBrochure(written, locale)
    const file = fileOf(locale)
    const pdf = await make(browser, brochure)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, pdf)
    keepMade(locales, { [locale]: digestOf(brochure) })
    process.stdout.write(`${locale} ${Math.round(pdf.length / 1024)} KB\n`)
  }
  await browser.close()
}

/** Printed again and again: only a print tells which chapters are too long, and on which page everything is then. */
async function make(browser: Browser, brochure: Brochure): Promise<Buffer> {
  const first = readPages(await print(browser, composeBrochure(brochure)))
  const long = findLong(brochure, first)
  const { places: pages } =
    long.size === 0 ? first : readPages(await print(browser, composeBrochure(brochure, { pages: new Map(), long })))
  return withoutMoment(await print(browser, composeBrochure(brochure, { pages, long })), brochure.firm)
}

function findLong({ chapters }: Brochure, { count, places }: ReturnType<typeof readPages>): Set<string> {
  const starts = [...chapters.map(({ id }) => places.get(id) ?? 0), count + 1]
  return new Set(
    chapters.flatMap(({ id }, position) => ((starts[position + 1] ?? 0) > (starts[position] ?? 0) + 1 ? [id] : [])),
  )
}

async function print(browser: Browser, html: string): Promise<Buffer> {
  // Chromium numbers what it tags: in a context of its own a brochure gets the same numbers, whatever was printed before.
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.setContent(html.replace(/\/fonts\/([a-z-]+\.woff2)/g, (_, name: string) => toData(name)))
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const pdf = await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true, printBackground: true })
  await context.close()
  return pdf
}

const toData = (font: string): string => `data:font/woff2;base64,${readFileSync(join(fonts, font)).toString('base64')}`

const moment = "D:20260901000000+00'00'"

/**
 * The same texts make the same file: nothing in it says when it was printed, or in which browser. What is put in is as
 * long as what it replaces, since a PDF counts its bytes.
 */
const withoutMoment = (pdf: Buffer, firm: string): Buffer =>
  Buffer.from(
    pdf
      .toString('latin1')
      .replace(/D:\d{14}\+00'00'/g, moment)
      .replace(/^\/Creator \(Mozilla.*\)$/m, (creator) => `/Author (${firm})`.padEnd(creator.length)),
    'latin1',
  )

void makeAll(process.argv.slice(2))
