import { type Page } from 'playwright-core'
import { type SearchingSite } from './searching-site'

type Given = { page: Page; site: SearchingSite }

/** What filters do on the lists of a site, and what is left of a list when nobody answers. */
export function testLists(given: () => Given): void {
  const open = (path: string) => given().page.goto(`${given().site.origin}${path}`)
  const whole = () => given().page.locator('#list_whole')
  const answers = () => given().page.locator('#list_answers li h2')

  it('of people is narrowed by a name without accents and by a role at once (R-PPL-01)', async () => {
    const { page } = given()
    await open('/en/people')
    await page.getByText('Filter', { exact: true }).click()
    const partner = page.locator('#list_answers').getByRole('link', { name: 'Partner' })
    await partner.click()
    await page.getByText('1 result', { exact: true }).waitFor()
    expect(new URL(page.url()).search).toBe('?kind=Partner')
    expect(await whole().isVisible()).toBe(false)

    await page.locator('#find_in_list').fill('zhou')
    await page.getByText('0 results').waitFor()
    await page.locator('#find_in_list').fill('benoit')
    await page.getByText('1 result', { exact: true }).waitFor()
    expect(await answers().allTextContents()).toEqual(['Benoît Martin'])
    expect(new URL(page.url()).search).toBe('?q=benoit&kind=Partner')

    await partner.click()
    await page.waitForURL('**/en/people?q=benoit')
    await page.locator('#find_in_list').fill('')
    await whole().waitFor({ state: 'visible' })
  }, 60_000)

  it('of insights keeps its filters in an address that can be sent on (R-INS-01)', async () => {
    const { page } = given()
    await open('/en/insights?q=banking&years=2012')
    await page.getByText('2 results').waitFor()
    expect(await answers().count()).toBe(2)
    await page.locator('#list_answers').getByRole('link', { name: '2013' }).click()
    await page.getByText('4 results').waitFor()
    await page.goBack()
    await page.getByText('2 results').waitFor()
  }, 60_000)

  it('stays as it was built when search is down, and says so quietly (C-3)', async () => {
    const { page, site } = given()
    site.setDown(true)
    await open('/en/people?kind=Partner')
    await page.getByText('The whole list is below.').waitFor()

    expect(await whole().isVisible()).toBe(true)
    expect(await whole().textContent()).toContain('Zhou Peiwen')
  }, 60_000)
}
