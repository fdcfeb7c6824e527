import { statSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext } from 'playwright-core'
import { root } from '../../../src/config/root'
import { readHtml } from '../../../src/gates/read-html'
import { routeOf } from '../../../src/routes/address'
import { findWeight, weighFile } from '../../../tools/served/weigh-page'
import { openVisitor, type Visit, type Visitor } from '../../support/browser/visit-page'
import { oneOfEachTemplate } from '../../support/content/one-of-each-template'
import { planned } from './planned'

const kilobyte = 1024
/** Where the alphabet of a language is not enough for the names on the page. */
const mostFonts = 80 * kilobyte
const mostRequests = { interaction: 12, never: 12, load: 16 }
const mostScript = 4 * kilobyte
/**
 * Two paragraphs that wrap at other words, when letters come that are not quite as wide as those that stood in for them: 0.0074 on
 * contact-us where all letters come at once, and more where a busy machine brings each by itself. From 0.1 on a page is unsteady.
 */
const mostShift = 0.02

const samples = oneOfEachTemplate(planned.pages.values())
const templates = [...new Set(samples.map(({ template }) => template))]
/** Each template once, in one language after the other: a page costs a browser two seconds. `npm run audit` sees the rest. */
const pages = templates.flatMap((template, number) => {
  const inEach = samples.filter((page) => page.template === template)
  const page = inEach[number % inEach.length]
  return page ? [{ ...page, locale: page.context.locale }] : []
})

const sumOf = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0)
const sizeOf = (font: string): number => statSync(join(root, 'static', font)).size

/** A page of every template, as a browser meets it. */
export function describeTemplates(where: () => { origin: string; browser: Browser }) {
  let context: BrowserContext
  let visit: Visitor
  const visits = new Map<string, Promise<Visit>>()

  beforeAll(async () => {
    const viewport = { width: 1440, height: 1000 }
    context = await where().browser.newContext({ viewport, reducedMotion: 'reduce' })
    visit = await openVisitor(context)
  })
  afterAll(() => context.close())

  /** Each page is opened once, whatever is then asked about it. */
  const see = ({ path }: (typeof pages)[number]): Promise<Visit> => {
    const seen = visits.get(path) ?? visit(where().origin + encodeURI(path))
    visits.set(path, seen)
    return seen
  }

  it.each(pages)('$template in $locale has no fault that axe can find, light or dark (Q-1)', async (page) => {
    expect((await see(page)).faults).toEqual([])
  })

  it.each(pages)('$template in $locale moves nothing and stays within its budgets (Q-2)', async (page) => {
    const { shift, moved, requests } = await see(page)
    const { hydrate } = routeOf(page.template)
    const fonts = requests.filter((path) => path.endsWith('.woff2')).map(sizeOf)
    const html = readHtml(await (await fetch(where().origin + encodeURI(page.path))).text())

    expect(await findWeight({ ...page, html }, where().origin)).toEqual([])
    expect(sumOf(fonts)).toBeLessThanOrEqual(mostFonts)
    expect(requests.length).toBeLessThanOrEqual(mostRequests[hydrate])
    expect(shift < mostShift ? [] : moved).toEqual([])
    if (hydrate === 'load') return
    const scripts = await Promise.all(
      requests.filter((path) => path.endsWith('.js')).map((path) => weighFile(where().origin + path)),
    )
    expect(sumOf(scripts)).toBeLessThanOrEqual(mostScript)
  })
}
