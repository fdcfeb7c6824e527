import { type BrowserContext, type Page } from 'playwright-core'
import { findFaults } from './faults'

export type Visit = {
  /** What axe finds, in the light and in the dark, and on a phone. */
  faults: string[]
  /** How far things moved while the page came: 0 where nothing did. */
  shift: number
  /** What moved, and by how much: for the message of a failure. */
  moved: string[]
  /** Paths, of everything that the page had the browser fetch. */
  requests: string[]
}

const phone = { width: 360, height: 740 }

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
    const { shift, moved } = await findShift(page)
    const fetched = [...requests]
    const faults = await findFaults(page, 'all')
    await page.emulateMedia({ colorScheme: 'dark' })
    faults.push(...(await findFaults(page, 'colours')), ...(await findSmall(page)))
    return { faults, shift, moved, requests: fetched }
  }
}

/** Pages that a script fills move, if they do, when the answer comes. */
const isFilled = (page: Page) => page.locator('#search_results:empty').waitFor({ state: 'detached' })

/** What is too small to touch on a phone. */
async function findSmall(page: Page): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 1440, height: 1000 }
  await page.setViewportSize(phone)
  const small = await findFaults(page, 'sizes')
  await page.setViewportSize(size)
  // The next page must not begin on a phone and grow while it is measured.
  await page.waitForFunction(`innerWidth === ${size.width}`)
  return small
}

/** How far things have moved on the page, when its letters are there and have been drawn. */
export const shiftOf = async (page: Page): Promise<number> => (await findShift(page)).shift

/** How far things have moved on the page that is open, and what. */
export const findShift = (page: Page) =>
  page.evaluate<Pick<Visit, 'shift' | 'moved'>>(`document.fonts.ready
    .then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    .then(() => new Promise((tell) => {
      let shift = 0
      const moved = []
      const boxOf = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')
      new PerformanceObserver((list) => list.getEntries().forEach(({ value, startTime, sources }) => {
        shift += value
        moved.push(...sources.map(({ node, previousRect, currentRect }) => [
          value.toFixed(4), 'at', Math.round(startTime), 'ms in', innerWidth, 'px:', node?.nodeName, node?.className,
          boxOf(previousRect), '->', boxOf(currentRect),
        ].join(' ')))
      })).observe({ type: 'layout-shift', buffered: true })
      // What was seen before is reported in a task of its own, and nothing is reported where nothing moved.
      setTimeout(() => tell({ shift, moved }), 50)
    }))`)
