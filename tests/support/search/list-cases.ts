import { type Page } from 'playwright-core'
import { href } from '../../../src/routes/href'
import { redirectOf } from '../../../src/routes/redirects'
import { type SearchingSite } from './searching-site'

type Given = { page: Page; site: SearchingSite }

/** What filters do on the lists of a site, and what is left of a list when nobody answers. */
export function testLists(given: () => Given): void {
  const open = (path: string) => given().page.goto(`${given().site.origin}${path}`)
  const whole = () => given().page.locator('#list_whole')
  const answers = () => given().page.locator('#list_answers li h2')

  it('of people is narrowed by a name without accents and by a role at once, and leads on (R-PPL-01, CV-7)', async () => {
    const { page } = given()
    await open('/en/people')
    expect(await page.locator('#find_in_list').isVisible()).toBe(true)
    await page.getByText('Filter', { exact: true }).click()
    const partner = page.locator('#list_answers [aria-labelledby=in_kind]').getByRole('link', { name: 'Partner' })
    await partner.press('Enter')
    await page.getByText('1 result', { exact: true }).waitFor()
    expect(new URL(page.url()).search).toBe('?kind=Partner')
    expect(await whole().isVisible()).toBe(false)
    // Who chose by the keyboard goes on from there, and nothing says any more how many there are in all.
    expect(await partner.evaluate((link) => link.matches(':focus'))).toBe(true)
    expect(await page.locator('[data-of-whole]').filter({ visible: true }).count()).toBe(0)

    await page.locator('#find_in_list').fill('zhou')
    await page.getByText('0 results').waitFor()
    const further = page.locator('#list_answers').getByRole('link', { name: 'Search the whole site' })
    expect(await further.getAttribute('href')).toBe('/en/search?q=zhou')
    await page.locator('#find_in_list').fill('benoit')
    await page.getByText('1 result', { exact: true }).waitFor()
    expect(await answers().allTextContents()).toEqual(['Benoît Martin'])
    expect(new URL(page.url()).search).toBe('?q=benoit&kind=Partner')
    // Names of roles are others in another language; what was typed goes with its reader.
    const inFrench = page.locator('header a[hreflang=fr-fr]').first()
    expect(await inFrench.getAttribute('href')).toBe('/fr-fr/people?q=benoit')

    await partner.click()
    await page.waitForURL('**/en/people?q=benoit')
    await page.locator('#find_in_list').fill('')
    await whole().waitFor({ state: 'visible' })
  }, 60_000)

  it('says above the answers what is chosen, and takes it away there (R-PPL-01, Q-1)', async () => {
    const { page } = given()
    await page.setViewportSize({ width: 390, height: 800 })
    await open('/en/people?kind=Partner')
    const chosen = page.getByRole('list', { name: 'Chosen filters' })
    await chosen.getByRole('link', { name: 'Take all filters away' }).waitFor()
    await chosen.getByRole('link', { name: 'Take away: Partner' }).press('Enter')
    await whole().waitFor({ state: 'visible' })
    expect(await page.locator('#list_filter summary').evaluate((summary) => summary.matches(':focus'))).toBe(true)
  }, 60_000)

  it('of insights keeps its filters in an address that can be sent on (R-INS-01)', async () => {
    const { page } = given()
    let answer = (): void => undefined
    const isLetGo = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/queries*', async (route) => {
      await isLetGo
      await route.continue()
    })
    await open('/en/insights?q=banking&years=2012')
    // What is asked for is seen first, and no list that then moves away.
    await page.locator('#list_whole[data-shown=later]').waitFor({ state: 'attached' })
    answer()
    await page.getByText('2 results').waitFor()
    await page.unroute('**/queries*')
    expect(await answers().count()).toBe(2)
    await page.locator('#list_answers').getByRole('link', { name: '2013' }).click()
    await page.getByText('4 results').waitFor()
    await page.goBack()
    await page.getByText('2 results').waitFor()
  }, 60_000)

  it('of events, to which an older address leads, is narrowed by a word and a year (R-INS-02, R-INS-01)', async () => {
    const { page } = given()
    await open(redirectOf('/en/events') ?? '')
    await page.getByText('Filter', { exact: true }).click()
    await page.locator('#find_in_list').fill('megers')
    await page.getByText('2 results').waitFor()
    await page.locator('#list_answers').getByRole('link', { name: '2027', exact: true }).click()
    await page.getByText('1 result', { exact: true }).waitFor()

    expect(await answers().allTextContents()).toEqual(['Seminar on mergers 2027'])
    expect(new URL(page.url()).search).toBe('?q=megers&years=2027')
  }, 60_000)

  it('of matters is narrowed by a sector and by days, and says so in its address (R-GEN-04)', async () => {
    const { page } = given()
    await open(href('deals', 'en'))
    await page.getByText('Filter', { exact: true }).click()
    await page.locator('#list_answers').getByRole('link', { name: 'Energy' }).click()
    await page.getByText('2 results').waitFor()
    await page.getByLabel('From', { exact: true }).fill('2025-01-01')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.getByText('1 result', { exact: true }).waitFor()

    expect(await answers().allTextContents()).toEqual(['Sale of a wind farm'])
    expect(new URL(page.url()).search).toBe('?sectors=Energy&from=2025-01-01')
    await page.getByRole('link', { name: 'Any date' }).click()
    await page.getByText('2 results').waitFor()
    expect(await page.getByLabel('From', { exact: true }).inputValue()).toBe('')
  }, 60_000)

  it('of vacancies is narrowed by the day until which one can apply, and says so in its address (R-ABT-02)', async () => {
    const { page } = given()
    await open(href('careers', 'en'))
    await page.getByText('Filter', { exact: true }).click()
    const closing = page.getByRole('form', { name: 'Closing date' })
    await closing.getByLabel('To', { exact: true }).fill('2026-07-01')
    await closing.getByRole('button', { name: 'Show', exact: true }).click()
    await page.getByText('1 result', { exact: true }).waitFor()

    expect(await answers().allTextContents()).toEqual(['Associate for ports'])
    expect(await page.locator('#list_answers').textContent()).toContain('Closes on 10 June 2026')
    expect(new URL(page.url()).search).toBe('?until=2026-07-01')
  }, 60_000)

  it('of expertise shows all trees, and what fits while one types (R-EXP-01)', async () => {
    const { page } = given()
    await open('/en/expertise')
    expect(await whole().textContent()).toMatch(/Mergers and acquisitions.*Energy/)
    await page.locator('#find_in_list').pressSequentially('aquis')
    await page.getByText('1 result', { exact: true }).waitFor()
    expect(await answers().allTextContents()).toEqual(['Mergers and acquisitions'])
    expect(await whole().isVisible()).toBe(false)

    await page.locator('#find_in_list').fill('')
    await whole().waitFor({ state: 'visible' })
  }, 60_000)

  it('asks for what was typed while its script was on its way (R-EXP-01)', async () => {
    const { page } = given()
    let letGo: () => void = () => undefined
    const typed = new Promise<void>((done) => (letGo = done))
    await page.route('**/list-page.js', async (route) => {
      await typed
      await route.continue()
    })
    await open('/en/expertise')
    await page.locator('#find_in_list').fill('shipping')
    letGo()
    await page.getByText('1 result', { exact: true }).waitFor()

    expect(new URL(page.url()).search).toBe('?q=shipping')
  }, 60_000)

  it('stays as it was built when search is down, and says so quietly (C-3)', async () => {
    const { page, site } = given()
    site.setDown(true)
    await open('/en/people?kind=Partner')
    await page.getByText('The whole list is below.').waitFor()

    expect(await whole().isVisible()).toBe(true)
    expect(await whole().textContent()).toContain('Zhou Peiwen')
    expect(await page.locator('[data-of-whole]').first().isVisible()).toBe(true)
  }, 60_000)
}
