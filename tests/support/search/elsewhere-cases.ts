import { type Page } from 'playwright-core'
import { type SearchingSite } from './searching-site'

type Given = { page: Page; site: SearchingSite }

/** What is said of other languages where there is nothing in the reader's own. */
export function testElsewhere(given: () => Given): void {
  const open = (path: string) => given().page.goto(`${given().site.origin}${path}`)

  it('counts in other languages what choosing them shows: the same kind of thing, and other choices left behind (N15)', async () => {
    const { page } = given()
    await open('/fr-fr/search?q=arbitration&in=people&years=2012')
    await page.getByText('0 résultat', { exact: true }).waitFor()
    expect(await page.getByRole('link', { name: /en anglais/ }).count()).toBe(0)
    await open('/fr-fr/search?q=arbitration&in=insights&years=2012')
    await page.getByRole('link', { name: /1 résultat en anglais/ }).click()
    await page.waitForURL('**/en/search?q=arbitration&in=insights')
    await page.getByText('1 result', { exact: true }).waitFor()
  }, 60_000)

  it('admits that there is nothing, and says where there is something (N15, CV-7)', async () => {
    const { page } = given()
    await open('/fr-fr/search?q=arbitration')
    const other = page.getByRole('link', { name: /1 résultat en anglais/ })
    await other.click()
    await page.waitForURL('**/en/search?q=arbitration')
    await page.getByText('1 result', { exact: true }).waitFor()
  }, 60_000)

  it('leads graduates of other countries to what the firm says in English (N15)', async () => {
    const { page } = given()
    await open('/nl-nl/search?q=arbitration')
    await page.getByText('0 resultaten', { exact: true }).waitFor()
    expect(await page.getByRole('link', { name: 'Starters en studenten' }).first().getAttribute('href')).toBe(
      '/nl-nl/graduates',
    )
    await page.getByRole('link', { name: '1 resultaat in het Engels' }).click()
    await page.waitForURL('**/en/search?q=arbitration')
    await page.getByText('1 result', { exact: true }).waitFor()
  }, 60_000)
}
