import { type Browser } from 'playwright-core'
import { launchBrowser } from '../support/browser/chromium'
import { findFaults } from '../support/browser/faults'
import { type EdgeProcess, startEdge } from '../support/edge/edge-process'

const widths = [320, 360, 768, 1440]
const schemes = ['light', 'dark'] as const

describe('the status page in a browser', () => {
  let browser: Browser
  let edge: EdgeProcess

  beforeAll(async () => {
    edge = await startEdge(['edge', 'cms'])
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await edge.stop()
  })

  async function open(path: string, look: { width: number; colorScheme: 'light' | 'dark' }) {
    const page = await browser.newPage({ viewport: { width: look.width, height: 900 }, colorScheme: look.colorScheme })
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('requestfailed', (request) => complaints.push(`${request.url()} failed`))
    page.on('response', (response) => {
      if (response.status() >= 400 && response.url() !== `${edge.origin}${path}`) complaints.push(response.url())
    })
    await page.goto(`${edge.origin}${path}`)
    return { page, complaints }
  }

  const looks = schemes.flatMap((colorScheme) => widths.map((width) => ({ width, colorScheme })))

  it.each(looks)(
    'has no fault, no complaint and no sideways scrolling at $width px, $colorScheme (Q-1)',
    async (look) => {
      for (const path of ['/', '/nowhere', '/admin']) {
        const { page, complaints } = await open(path, look)

        expect(await findFaults(page)).toEqual([])
        expect(complaints.filter((text) => !/status of (404|503)/.test(text))).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true)
        await page.close()
      }
    },
  )

  it('says which service answers and which does not, in words', async () => {
    const { page } = await open('/', { width: 1440, colorScheme: 'light' })
    const rows = await page.getByRole('row').allInnerTexts()

    expect(rows.map((row) => row.split(/\s*\t\s*/).slice(0, 2))).toEqual([
      ['Service', 'State'],
      ['Website', 'Answers'],
      ['Content management', 'Does not answer'],
    ])
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Something is not running.')
  })

  it.each([360, 1440])('is a table for a screen reader, at %i px too', async (width) => {
    const { page } = await open('/', { width, colorScheme: 'light' })
    const row = page.getByRole('table', { name: 'Services' }).getByRole('row').filter({ hasText: 'Website' })

    expect(await row.getByRole('rowheader').innerText()).toBe('Website')
    expect(await row.getByRole('cell').count()).toBe(3)
    expect(await page.getByRole('columnheader').count()).toBe(4)
    await page.close()
  })

  it('has its two faces, and no other', async () => {
    const { page } = await open('/', { width: 1440, colorScheme: 'light' })
    const faces = await page.evaluate<string[]>(
      "document.fonts.ready.then((fonts) => [...fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))",
    )

    // A slow moment shows the machine's own face first; it is fitted to ours and fetched from nowhere.
    expect(faces.filter((face) => !face.endsWith('Fallback'))).toEqual(['AV Display', 'AV Sans'])
    await page.close()
  })

  it('leads a keyboard past its header, and shows where it is', async () => {
    const { page } = await open('/', { width: 1440, colorScheme: 'light' })
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')

    expect(await focused.innerText()).toBe('Skip to content')
    expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
    expect((await focused.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  })
})
