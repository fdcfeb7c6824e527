import { loadavg } from 'node:os'
import { type Page } from 'playwright-core'
import { href } from '../../src/routes/href'
import { launchBrowser } from '../../tests/support/browser/chromium'
import { openServedSite } from '../served/served-site'

// What readers of each language type, with a mistake in some.
const typed = {
  en: ['arbitraton award', 'merger control', 'stablecoin reserves', 'data protection'],
  'fr-fr': ['arbitrage international', 'societe cotee', 'protection des donnees'],
  'zh-cn': ['并购', '数据保护', '仲裁'],
} as const

/** Somebody who watches, and somebody who types as fast as people can. */
const paces = { watching: 300, fast: 60 } as const

type Pace = keyof typeof paces
type Measured = { paints: number[]; interactions: number[] }
type Watched = { typingFigures: Measured }

const round = (number: number) => Math.round(number * 10) / 10
const percentile = (times: readonly number[], share: number) => {
  const sorted = [...times].sort((one, other) => one - other)
  return round(sorted[Math.ceil(sorted.length * share) - 1] ?? NaN)
}

/**
 * On the site that `npm start` serves now: from a letter to its answers on the screen, and how long the page keeps one waiting
 * for what one types (Interaction to Next Paint). Letters that change no answer are not counted among the first.
 */
export async function benchTyping(): Promise<object> {
  const { edge } = openServedSite()
  const browser = await launchBrowser({ isWhole: true })
  try {
    const page = await browser.newPage()
    // What compiles this file gives functions their names by a helper that a page does not have.
    await page.addInitScript('globalThis.__name = (named) => named')
    const watching = await measure(page, edge, 'watching')
    const fast = await measure(page, edge, 'fast')
    return {
      load: `one Chromium beside the whole installation; load average ${round(loadavg()[0] ?? 0)}`,
      keystrokeToPaint: figuresOf(watching.paints),
      // INP is nearly the worst interaction of a page; over all pages, their 98th percentile.
      inp: { watching: figuresOf(watching.interactions), fast: figuresOf(fast.interactions) },
    }
  } finally {
    await browser.close()
  }
}

async function measure(page: Page, edge: string, pace: Pace): Promise<Measured> {
  const all: Measured = { paints: [], interactions: [] }
  for (const [locale, queries] of Object.entries(typed)) {
    const url = edge + href('not-found', locale as keyof typeof typed)
    for (const query of queries) {
      const { paints, interactions } = await type(page, { url, query, delay: paces[pace] })
      all.paints.push(...paints)
      all.interactions.push(...interactions)
    }
  }
  return all
}

const figuresOf = (times: readonly number[]) => ({
  count: times.length,
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  p98: percentile(times, 0.98),
  worst: percentile(times, 1),
})

type Typing = { url: string; query: string; delay: number }

async function type(page: Page, { url, query, delay }: Typing): Promise<Measured> {
  await page.goto(url)
  const field = page.locator('#search_lost')
  await field.focus()
  await page.locator('#search_lost[role=combobox]').waitFor()
  await page.evaluate(watch)
  await field.pressSequentially(query, { delay })
  await page.waitForTimeout(paces.watching)
  return await page.evaluate(() => (window as unknown as Watched).typingFigures)
}

/** In the page: keeps when a letter came, and when the answers that it brought had been painted. */
function watch(): void {
  const figures: Measured = { paints: [], interactions: [] }
  ;(window as unknown as Watched).typingFigures = figures
  let since: number | undefined
  document.addEventListener('input', ({ timeStamp }) => (since = timeStamp), true)
  const list = document.querySelector('main [role=listbox]')
  const paint = new MessageChannel()
  const waiting: number[] = []
  paint.port1.onmessage = () => {
    const letter = waiting.shift()
    if (letter !== undefined) figures.paints.push(performance.now() - letter)
  }
  const answered = () => {
    if (since === undefined) return
    waiting.push(since)
    since = undefined
    // The message is delivered after the frame that this callback is part of.
    requestAnimationFrame(() => paint.port2.postMessage(undefined))
  }
  if (list) new MutationObserver(answered).observe(list, { childList: true, subtree: true, characterData: true })
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId) figures.interactions.push(entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
