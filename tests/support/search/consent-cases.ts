import { type Page } from 'playwright-core'
import { type SearchingSite } from './searching-site'

type Given = { page: Page; site: SearchingSite }

/** What a reader allows to be remembered on their device, and what to be counted. */
export function testConsent(given: () => Given): void {
  const options = () => given().page.locator('main [role=option]')
  const status = () => given().page.locator('main form [role=status]')
  const stored = () => given().page.evaluate(() => Object.keys(localStorage).sort())
  const counted = (from: number) =>
    given()
      .site.counted()
      .slice(from)
      .filter(({ kind }) => kind === 'search')

  async function openBox() {
    const { page, site } = given()
    await page.goto(`${site.origin}/en/404`)
    await page.locator('#search_lost').focus()
    const box = page.locator('#search_lost[role=combobox]')
    await box.waitFor()
    return box
  }

  async function searchFor(query: string) {
    const box = await openBox()
    await box.fill(query)
    await box.press('Enter')
    await given().page.waitForURL('**/en/search?**')
    await given().page.locator('#search_results [role=status]').waitFor()
  }

  async function allow(category: 'statistics' | 'convenience') {
    const { page, site } = given()
    await page.goto(`${site.origin}/en/404`)
    await page.getByText('Choose', { exact: true }).click()
    await page.locator(`[data-consent] input[value=${category}]`).check()
    await page.getByRole('button', { name: 'Save my choice' }).click()
  }

  it('remembers no search until that is allowed, and then offers it before anything is typed (N17, C-3)', async () => {
    const { page } = given()
    await searchFor('banking')
    expect(await stored()).toEqual([])

    await allow('convenience')
    await searchFor('banking')
    const box = await openBox()
    await page.getByText('Recent searches', { exact: true }).waitFor()
    expect(await options().allTextContents()).toEqual(['banking', 'Clear recent searches'])
    await box.press('ArrowDown')
    await box.press('Enter')
    await page.waitForURL('**/en/search?q=banking')
    expect(await stored()).toEqual(['consent', 'recent-searches'])
  }, 60_000)

  it('forgets searches by a click in their list, and when they are no longer allowed (N17)', async () => {
    const { page } = given()
    await allow('convenience')
    await searchFor('banking')
    await openBox()
    await options().last().click()
    await page.waitForFunction(() => localStorage.getItem('recent-searches') === null)
    expect(await options().count()).toBe(0)
    expect(await status().textContent()).toBe('Recent searches cleared.')

    await searchFor('reform')
    expect(await stored()).toContain('recent-searches')
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-consent]')?.removeAttribute('hidden'))
    await page.getByRole('button', { name: 'Allow neither' }).click()
    expect(await stored()).toEqual(['consent'])
    await openBox()
    expect(await options().count()).toBe(0)
  }, 60_000)

  it('counts searches only once that is allowed, and never their words (C-3, Q-4)', async () => {
    const { page, site } = given()
    const before = site.counted().length
    await searchFor('banking')
    await allow('statistics')
    await searchFor('qqqqqq')
    await expectSoon(() => counted(before).some(({ what }) => what === 'nothing-found'))

    const box = await openBox()
    await box.fill('arbitration')
    await options().first().waitFor()
    await expectSoon(() => counted(before).some(({ what }) => what === 'made'))
    await options().first().click()
    await page.waitForURL('**/en/articles/1/a0')
    await expectSoon(() => counted(before).some(({ what }) => what === 'chosen'))

    expect(counted(before)).toMatchObject([
      { what: 'nothing-found', place: 'page', lang: 'en' },
      { what: 'made', place: 'box', total: 1 },
      { what: 'chosen', place: 'box', group: 'insights', position: 1 },
    ])
    expect(JSON.stringify(site.counted().slice(before))).not.toMatch(/banking|qqqqqq|arbitration/)
  }, 60_000)

  const expectSoon = async (holds: () => boolean) => {
    while (!holds()) await given().page.waitForTimeout(50)
  }
}
