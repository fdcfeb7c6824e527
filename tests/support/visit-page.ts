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

const watchShifts = `
  window.shift = 0
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (window.shift += value)))
    .observe({ type: 'layout-shift', buffered: true })`

export type Visitor = (url: string) => Promise<Visit>

/** Somebody who opens page after page, and has answered no question yet. */
export async function openVisitor(context: BrowserContext): Promise<Visitor> {
  const page = await context.newPage()
  await page.addInitScript(watchShifts)
  let requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  return async (url) => {
    requests = []
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(url, { waitUntil: 'load' })
    const shift = await settle(page)
    const fetched = [...requests]
    const faults = await findFaults(page, 'all')
    await page.emulateMedia({ colorScheme: 'dark' })
    return { faults: [...faults, ...(await findFaults(page, 'colours'))], shift, requests: fetched }
  }
}

/** When its letters are there and have been drawn. */
const settle = (page: Page): Promise<number> =>
  page.evaluate<number>(`document.fonts.ready
    .then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    .then(() => window.shift)`)
