import { type BrowserContext, type Page } from 'playwright-core'
import { findFaults } from './faults'

export type Visit = {
  /** What axe finds, in the light and in the dark. */
  faults: string[]
  /** How far things moved while the page came: 0 where nothing did. */
  shift: number
  /** Paths, of everything that the page had the browser fetch. */
  requests: string[]
}

export type Visitor = (url: string) => Promise<Visit>

/** Somebody who opens page after page, and has answered no question yet. */
export async function openVisitor(context: BrowserContext): Promise<Visitor> {
  const page = await context.newPage()
  let requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  return async (url) => {
    requests = []
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(url, { waitUntil: 'load' })
    await isFilled(page)
    const shift = await shiftOf(page)
    const fetched = [...requests]
    const faults = await findFaults(page, 'all')
    await page.emulateMedia({ colorScheme: 'dark' })
    return { faults: [...faults, ...(await findFaults(page, 'colours'))], shift, requests: fetched }
  }
}

/** Pages that a script fills move, if they do, when the answer comes. */
const isFilled = (page: Page) => page.locator('#search_results:empty').waitFor({ state: 'detached' })

/** How far things have moved on the page, when its letters are there and have been drawn. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate<number>(`document.fonts.ready
    .then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    .then(() => new Promise((tell) => {
      let shift = 0
      new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (shift += value)))
        .observe({ type: 'layout-shift', buffered: true })
      // What was seen before is told in a task of its own, and nothing is told where nothing moved.
      setTimeout(() => tell(shift), 50)
    }))`)
