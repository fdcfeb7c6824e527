import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, type Page } from 'playwright-core'
import { renderCatalogue } from '../../tools/catalogue/render-catalogue'
import { launchBrowser } from '../support/browser/chromium'
import { findFaults } from '../support/browser/faults'
import { describeTables } from './catalogue/tables'

const fonts = join(__dirname, '../../static')
const schemes = ['light', 'dark'] as const
const kilobyte = 1024

describe('the components in a browser', () => {
  let browser: Browser
  let server: Server
  let origin: string
  const pages = renderCatalogue('/fonts')

  beforeAll(async () => {
    server = createServer((request, response) => {
      const name = (request.url ?? '').slice(1)
      const isFont = name.startsWith('fonts/')
      response.setHeader('content-type', isFont ? 'font/woff2' : 'text/html')
      response.end(isFont ? readFileSync(join(fonts, name)) : pages.get(name))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    browser = await launchBrowser({ isWhole: true })
  })
  afterAll(async () => {
    await browser.close()
    server.close()
  })

  async function open(name: string, width: number, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    })
    await page.goto(`${origin}/${name}`)
    await page.evaluate('document.fonts.ready.then(() => 0)')
    return page
  }

  const wholePages = [...pages.keys()].filter((name) => name !== 'index.html')

  it.each(wholePages.flatMap((name) => schemes.map((scheme) => ({ name, scheme }))))(
    'have no fault that axe can find on $name, $scheme (Q-1)',
    async ({ name, scheme }) => {
      const page = await open(name, 1440, scheme)

      expect(await findFaults(page)).toEqual([])
      await page.close()
    },
  )

  it.each(['index.html', ...wholePages])('need no sideways scrolling at any width: %s (Q-1)', async (name) => {
    const page = await open(name, 320)
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const beyond = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')
      expect({ width, beyond }).toEqual({ width, beyond: 0 })
    }
    await page.close()
  })

  it.each(wholePages)('ask what may be stored on an eighth of a screen at most: %s (R-GEN-07, Q-4)', async (name) => {
    const page = await open(name, 360)
    for (const [width, height] of [
      [360, 640],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      const taken = await page.evaluate(`(() => {
        const question = document.querySelector('[data-consent]')
        question.hidden = false
        return question.getBoundingClientRect().height
      })()`)
      expect([width, Number(taken) <= height / 8, taken]).toEqual([width, true, taken])
    }
    await page.close()
  })

  it.each([360, 1440])('are never smaller to touch than 24 px at %i px (Q-1)', async (width) => {
    const page = await open('index.html', width)

    // Links within running text are exempt: WCAG 2.5.8. Those with nothing beside them are not, wherever they stand.
    const small = await page.evaluate(`[...document.querySelectorAll('a, button, summary, input, select, textarea')]
      .filter((e) => e.offsetParent !== null && !e.closest('p, cite, figcaption') && !e.closest('h1, h2, h3'))
      .filter((e) => getComputedStyle(e).display !== 'inline' || e.parentElement.textContent === e.textContent)
      .filter((e) => !['checkbox', 'radio'].includes(e.type))
      .map((e) => ({ text: e.outerHTML.slice(0, 80), box: e.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 23.5).map(({ text, box }) => text + ' ' + box.height)`)

    expect(small).toEqual([])
    await page.close()
  })

  describeTables((width) => open('index.html', width))

  it('put what leads a list beside its rows where there is room, at the left and the right in turn (R-GEN-07)', async () => {
    const page = await open('index.html', 1440)
    const at = (name: string) => page.locator(`li:has(> article a[href="#${name}"])`).boundingBox()
    const [lead, row, other, otherRow] = await Promise.all(['a0', 'a1', 'b0', 'b1'].map(at))
    expect([(lead?.x ?? 9) < (row?.x ?? 0), (otherRow?.x ?? 9) < (other?.x ?? 0)]).toEqual([true, true])
    await page.setViewportSize({ width: 768, height: 900 })
    // What a lead says beside its picture ends before the next row begins.
    expect(
      await page.evaluate(`[...document.querySelectorAll('li:has(> div + article)')]
      .every((one) => one.scrollHeight <= one.clientHeight)`),
    ).toBe(true)
    await page.close()
  })

  it('keep rows between leads, and matters that are not opened, to a few lines on a phone (R-GEN-07)', async () => {
    const page = await open('index.html', 360)
    const row = await page.locator('li:has(> article a[href="#a1"])').boundingBox()
    const [lead, other] = await Promise.all(
      ['a0', 'b0'].map((name) => page.locator(`li:has(> article a[href="#${name}"])`).boundingBox()),
    )
    const matter = page.locator('#interim_measures')
    const note = matter.getByText('Competition, Brussels')
    expect(await note.isVisible()).toBe(false)
    await matter.locator('summary').click()

    expect(row?.height).toBeLessThan(130)
    expect(other?.height).toBeLessThan(0.8 * (lead?.height ?? 0))
    expect(await note.isVisible()).toBe(true)
    await page.close()
  })

  it('keep what stands beside the places of an account in one line, also where those take two (Q-1)', async () => {
    const page = await open('index.html', 1440)
    const way = page.getByRole('button', { name: 'Se déconnecter' })
    const bell = page.getByRole('button', { name: /^Nouveautés/ })
    for (const width of [1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 })
      const [button, other] = await Promise.all([way, bell].map((one) => one.boundingBox()))
      expect([width, button?.y]).toEqual([width, other?.y])
    }
    await page.close()
  })

  it('show what is new whole beside the edges of a phone (R-DAS-01, Q-1)', async () => {
    const page = await open('index.html', 360)
    await page.locator('[popovertarget=account_news]').click()
    const panel = await page.locator('#account_news').boundingBox()

    expect(panel?.x).toBeGreaterThan(0)
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThan(360)
    await page.close()
  })

  it('open and close the menu without a script (CV-9)', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } })
    const page = await context.newPage()
    await page.goto(`${origin}/home-en.html`)
    const people = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'People' })

    expect(await people.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Menu' }).click()
    expect(await people.isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Expertise' }).click()
    expect(await page.getByRole('link', { name: 'Tax' }).first().isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    expect(await people.isVisible()).toBe(false)
    await context.close()
  })

  it.each([
    ['article-en.html', 60],
    ['article-fr-fr.html', 60],
    ['people-en.html', 80],
    ['article-zh-cn.html', 60],
  ])('are light: %s with its style within 35 kB, its fonts within %i kB (Q-2)', async (name, most) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) fetched.push(new URL(request.url()).pathname)
    })
    await page.goto(`${origin}/${name}`, { waitUntil: 'networkidle' })
    const sizes = fetched.map((path) => readFileSync(join(fonts, path)).length)

    expect(brotliCompressSync(pages.get(name) ?? '').length).toBeLessThan(35 * kilobyte)
    expect(sizes.length).toBeGreaterThan(0)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(most * kilobyte)
    await page.close()
  })

  it.each([
    ['AV Display', 'AV Display Fallback', 'Liberation Serif'],
    ['AV Sans', 'AV Sans Fallback', 'Liberation Sans'],
  ])('move nothing when %s arrives (Q-2)', async (face, standIn) => {
    const page = await open('article-en.html', 1440)

    const widths = await page.evaluate<[number, number]>(`(async () => {
      const text = 'Interim measures under the DMA: what the first orders ask of gatekeepers'
      await document.fonts.load('40px "${face}"', text)
      return ['${face}', '${standIn}'].map((family) => {
        const line = document.createElement('span')
        line.style.cssText = 'position: absolute; white-space: nowrap; font: 40px "' + family + '", monospace'
        line.textContent = text
        document.body.append(line)
        return line.getBoundingClientRect().width
      })
    })()`)

    expect(widths[1] / widths[0]).toBeGreaterThan(0.98)
    expect(widths[1] / widths[0]).toBeLessThan(1.02)
    await page.close()
  })
})
