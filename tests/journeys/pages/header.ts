import { type Browser, type Page } from 'playwright-core'
import { locales, type Locale } from '../../../src/config/locales'
import { isIn } from '../../../src/routes/address'
import { href } from '../../../src/routes/href'
import { planned } from './planned'

const widths = [1024, 1280, 1440, 1920]
const homeOf = (locale: Locale): string =>
  isIn('home', locale) ? href('home', locale as 'en') : href('graduates', locale as 'de-de')
const homes = (Object.keys(locales) as Locale[]).map((locale) => ({ locale, path: homeOf(locale) }))

const missingIn = (path: string): number =>
  planned.pages.get(path)?.context.frame.languages.filter(({ leadsTo }) => leadsTo !== undefined).length ?? 0

/** The page of each language that is there in the fewest others: its switch says the most. */
const loneliest = homes.flatMap(({ locale }) => {
  const paths = [...planned.pages.values()].filter((page) => page.context.locale === locale).map(({ path }) => path)
  const [path] = paths.sort((one, other) => missingIn(other) - missingIn(one))
  return path === undefined || missingIn(path) === 0 ? [] : [{ locale, path }]
})

/** What stands in the header's items on more than one line, and what is cut off. */
const findBroken = `[...document.querySelectorAll('header :is(a, button)')].filter((item) => item.checkVisibility()).filter((item) => {
  const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    if (range.getClientRects().length > 1) return true
  }
  return item.scrollWidth > item.clientWidth + 1
}).map((item) => item.textContent)`

/** What is seen of the header's items at once, without opening anything. */
const countShown = `[...document.querySelectorAll('header nav a, header nav button')].filter((item) => item.checkVisibility()).length`

/** What makes the page wider than its window, where anything does. */
const findBeyond = `document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('body *')]
  .filter((part) => part.getBoundingClientRect().right > innerWidth).map((part) => part.outerHTML.slice(0, 90))`

/** The words of a header are the editors', and longest in French. */
export function describeHeader(where: () => { origin: string; browser: Browser }) {
  let page: Page
  beforeAll(async () => {
    page = await where().browser.newPage()
  })
  afterAll(() => page.close())

  it.each([...homes, ...loneliest])(
    'keeps each item of its header on one line at any desk: $path (CV-2, Q-1)',
    async ({ path }) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(where().origin + path)
        await page.evaluate('document.fonts.ready.then(() => 0)')

        expect({ width, broken: await page.evaluate(findBroken) }).toEqual({ width, broken: [] })
        expect(await page.evaluate<number>(countShown)).toBeGreaterThan(0)
        expect({ width, beyond: await page.evaluate(findBeyond) }).toEqual({ width, beyond: [] })
      }
    },
  )

  it.each(['/en', '/en/404', '/en/search', '/en/people'])(
    'offers nothing at %s that only a script would answer, and leads to the page that says so (CV-9)',
    async (path) => {
      const plain = await where().browser.newContext({ javaScriptEnabled: false })
      const still = await plain.newPage()
      await still.goto(where().origin + path)

      expect(await still.getByRole('searchbox').count()).toBe(0)
      const way = still.getByRole('banner').getByRole('link', { name: 'Search', exact: true })
      expect(await way.getAttribute('href')).toBe('/en/search')
      await plain.close()
    },
  )

  it('opens a part of its menu on a phone below that part’s entry, and closes it alone (Q-1)', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${where().origin}/en`)
    await page.locator('header button[popovertarget=menu]').click()
    const entry = page.locator('#menu nav button[popovertarget]').first()
    const opened = page.locator('header [popover]:popover-open')
    await entry.click()
    const below = page.locator('#menu nav > ul > li').last()
    const [own, panel] = [await entry.boundingBox(), await opened.last().boundingBox()]

    expect(panel?.y).toBeGreaterThanOrEqual((own?.y ?? Infinity) + (own?.height ?? 0) - 1)
    expect(await below.isVisible()).toBe(false)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    expect(await opened.evaluateAll((all) => all.map(({ id }) => id))).toEqual(['menu'])
    expect(await below.isVisible()).toBe(true)
    expect(await entry.evaluate((item) => item === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    expect(await opened.count()).toBe(0)
  })
}
