import { type Page } from 'playwright-core'
import { type SearchingSite } from './searching-site'

type Given = { page: Page; site: SearchingSite }

/** What search does for readers whose address leads nowhere, and how its box there hears Chinese. */
export function testLost(given: () => Given): void {
  const open = (path: string) => given().page.goto(`${given().site.origin}${path}`)

  it('is answered with the likeliest pages before anybody types, and its box holds its words', async () => {
    const { page } = given()
    const answer = await open('/en/people/99/benoit-martn')
    const likeliest = page.locator('#lost_pages')
    await likeliest.getByRole('link', { name: 'Benoît Martin' }).click()
    await page.waitForURL('**/en/people/6/martin')

    expect(answer?.status()).toBe(404)
  }, 60_000)

  it('is answered with no page where the words are of none, or only some of them are (CV-8)', async () => {
    const { page, site } = given()
    for (const words of ['banking-holiday-photographs', 'partner', 'ban']) {
      const before = site.asked()
      await open(`/en/nowhere/${words}`)
      await page.waitForLoadState('networkidle')
      expect(site.asked()).toBe(before + 1)
      expect({ words, isShown: await page.locator('#lost_pages').isVisible() }).toEqual({ words, isShown: false })
    }
  }, 60_000)

  it('shows its links alone when search is down, and asks nothing where the address has no words', async () => {
    const { page, site } = given()
    site.setDown(true)
    await open('/en/people/99/benoit-martn')
    await page.waitForLoadState('networkidle')
    expect(await page.locator('#lost_pages').isVisible()).toBe(false)
    expect(await page.locator('main nav li a').count()).toBeGreaterThan(2)

    const before = site.asked()
    await open('/en/12345')
    await page.waitForLoadState('networkidle')
    expect(site.asked()).toBe(before)
  }, 60_000)

  it('asks for Chinese characters, and not for the letters of a word that is being composed', async () => {
    const { page, site } = given()
    await open('/zh-cn/404')
    await page.locator('#search_lost').focus()
    await page.locator('#search_lost[role=combobox]').waitFor()
    const before = site.asked()
    const input = await page.context().newCDPSession(page)
    for (const text of ["zh'", "zhou'p", "zhou'pei"]) {
      await input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    }
    expect(site.asked()).toBe(before)
    await input.send('Input.insertText', { text: '周沛' })
    await page.locator('main [role=option]', { hasText: '周沛文' }).first().waitFor()
    expect(site.asked()).toBe(before + 1)
  }, 60_000)
}
