import { type Browser, type Page } from 'playwright-core'
import { loadResultMessages } from '../../../src/i18n/load/load-search-messages'
import { resultWords } from '../../../src/i18n/search-words'
import { type SearchingSite } from './searching-site'

type Given = { page: Page; site: SearchingSite; browser: Browser }

export const readers = [
  {
    locale: 'en',
    query: 'arbitraton',
    isMistyped: true,
    first: 'Arbitration',
    nothing: /Search does not answer/,
    still: /needs JavaScript/,
  },
  {
    locale: 'fr-fr',
    query: 'societe',
    isMistyped: false,
    first: 'Société',
    nothing: /ne répond pas/,
    still: /utilise JavaScript/,
  },
  {
    locale: 'nl-nl',
    query: 'soliciteren',
    isMistyped: true,
    first: 'Solliciteren',
    nothing: /reageert op dit moment niet/,
    still: /werkt met JavaScript/,
  },
  {
    locale: 'zh-cn',
    query: '周沛',
    isMistyped: false,
    first: '周沛文',
    nothing: /没有响应/,
    still: /需启用JavaScript/,
  },
] as const

type Reader = (typeof readers)[number]

/** From the header to the page of results: with a script, without one, and when search fails in each of its ways. */
export function testReader({ locale, query, isMistyped, first, nothing, still }: Reader, given: () => Given): void {
  const results = () => given().page.locator('#search_results')
  const open = (path: string) => given().page.goto(`${given().site.origin}${path}`)

  it('types in the box of the header, sends it, and sees the same on the page of results', async () => {
    const { page } = given()
    await open(`/${locale}/search`)
    await page.locator('header button[popovertarget]').filter({ visible: true }).last().click()
    const box = page.locator('#search_header')
    await box.focus()
    await page.locator('#search_header[role=combobox]').waitFor()
    await box.pressSequentially(query)
    await page.locator('header [role=option]', { hasText: first }).first().waitFor()
    await box.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('q') === query)
    await results().locator('ol > li', { hasText: first }).first().waitFor()
  }, 60_000)

  it('learns whether what is shown says just what was asked (C-3, R-GEN-06)', async () => {
    await open(`/${locale}/search?q=${encodeURIComponent(query)}`)
    const told = results().getByRole('status').first()
    await told.waitFor()
    const similar = resultWords(locale, await loadResultMessages(locale))('search.similar', { query })
    // Accents are no other spelling; a letter that is missing is.
    expect((await told.textContent())?.includes(similar)).toBe(isMistyped)
  }, 60_000)

  it('asks the same in another language by the switch of the page (CV-2, R-GEN-06)', async () => {
    const { page } = given()
    await open(`/${locale}/search?q=${encodeURIComponent(query)}`)
    await results().locator('ol > li', { hasText: first }).first().waitFor()
    const other = locale === 'en' ? 'fr-fr' : 'en'
    await page.locator('#search_page').fill('merger')
    await page.waitForURL((url) => url.searchParams.get('q') === 'merger')
    const link = page.locator(`header a[hreflang=${other}][href$="q=merger"]`).first()
    await link.waitFor({ state: 'attached' })
    expect(await link.getAttribute('href')).toBe(`/${other}/search?q=merger`)
  }, 60_000)

  it('is led to a page that helps, without a script (CV-9)', async () => {
    const { browser, site } = given()
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const there = await plain.newPage()
    await there.goto(`${site.origin}/${locale}/404`)
    await there.locator(`header a[href="/${locale}/search"]`).click()
    await there.waitForURL(`**/${locale}/search`)

    expect(await there.locator('main').textContent()).toMatch(still)
    expect(await there.locator('main li a').count()).toBeGreaterThan(3)
    await plain.close()
  }, 60_000)

  it.each(['gone', 'quota', 'torn', 'too few'] as const)(
    'learns so when search is %s, and has pages to go to',
    async (how) => {
      const { page, site } = given()
      site.setDown(true, how)
      await open(`/${locale}/search?q=${encodeURIComponent(query)}`)
      await results().getByText(nothing).waitFor()
      expect(await page.locator('main li a').count()).toBeGreaterThan(3)
      site.setDown(false)
      await results().getByRole('button').click()
      await results().locator('ol > li', { hasText: first }).first().waitFor()
    },
    60_000,
  )
}
