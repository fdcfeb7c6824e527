import { launchBrowser } from '../browser/chromium'
import { openAdmin } from '../cms/admin-page'
import { type Publishing } from '../publishing/publishing'

/** What an editor sees in a browser, signed in to the CMS and to nothing else. First: a news item that is live. */
export function testBesideForm(given: () => { site: Publishing; first: number }): void {
  it('shows beside the form the page as it is typed, and after the press that it is live (ED-2, ED-4, N1)', async () => {
    const { site, first } = given()
    const browser = await launchBrowser()
    try {
      const { page, origin, press, complaints } = await openAdmin(browser, site.place, 'editor')
      await page.goto(`${origin}/admin/collections/news/${first}?locale=en`)
      const state = page.getByRole('status', { name: 'On the site' })
      await state.getByText('Live.').waitFor()

      const title = page.locator('#field-title:not([disabled])')
      const shown = page.frameLocator('.live-preview-window iframe').locator('h1')
      await page.locator('#live-preview-toggler').click()
      await shown.getByText(await title.inputValue()).waitFor()
      await title.fill('A move to Bergen')
      await shown.getByText('A move to Bergen').waitFor()
      await page.locator('#live-preview-toggler').click()

      const before = (await state.getByRole('link').getAttribute('href')) ?? ''
      await press('Publish in English')
      const isNew = `a:not([href="${before}"])`
      await state.locator(`p:has(${isNew})`, { hasText: 's from click to live' }).waitFor()
      await page.getByRole('link', { name: 'View live page' }).waitFor()
      await state.locator(isNew).click()
      await page.getByText(`Published: news-item ${first}, en`).waitFor()
      expect((await site.read('/en/about-us/news/an-opening')).text).toContain('A move to Bergen')
      expect(complaints).toEqual([])
    } finally {
      await browser.close()
    }
  })

  it('shows readers an event by the clocks of its own city, which its editor typed it by (B3)', async () => {
    const { site } = given()
    const browser = await launchBrowser()
    try {
      const { page, origin, fill, choose, press, complaints } = await openAdmin(browser, site.place, 'editor')
      await page.goto(`${origin}/admin/collections/events/create?locale=en`)
      await fill('title', 'Dim sum on set-off')
      await choose('timeZone', 'Hong Kong (Asia/Hong_Kong)')
      await page.getByText('On the clocks of Hong Kong.').first().waitFor()
      await page.getByLabel('Starts').fill('2031-07-10T08:30')
      await page.getByLabel('Ends').fill('2031-07-10T10:00')
      await choose('mode', 'Online')
      await press('Publish in English')
      const address = await page.getByRole('link', { name: 'View live page' }).getAttribute('href')
      const { text } = await site.until(new URL(address ?? '', origin).pathname, ({ status }) => status === 200)

      expect(text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toMatch(/08:30 to 10:00 (HKT|GMT\+8)/)
      expect(text).toContain('2031-07-10T00:30:00.000Z')
      expect(complaints).toEqual([])
    } finally {
      await browser.close()
    }
  })

  it('takes the cookie of an editor from no other site and from no program (Q-6)', async () => {
    const { site } = given()
    const cookie = `payload-token=${site.admin.token}`
    const status = async (from: Record<string, string>) =>
      (await fetch(`${site.edge}/publisher/status.json`, { headers: { cookie, ...from } })).status

    expect(await status({ origin: `http://localhost:${site.place.portBase}` })).toBe(200)
    expect(await status({ 'sec-fetch-site': 'same-origin' })).toBe(200)
    expect(await status({ origin: 'https://elsewhere.example' })).toBe(401)
    expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(401)
    expect(await status({})).toBe(401)
  })
}
