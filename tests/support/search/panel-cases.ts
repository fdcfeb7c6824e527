import { type Page } from 'playwright-core'
import { type SearchingSite } from './searching-site'

type Given = { page: Page; site: SearchingSite }

/** The panel of the header, with a box that takes the keys. */
export function testPanel(given: () => Given): void {
  it('of the header is closed by the second Escape, and by leaving it with the keyboard (Q-1)', async () => {
    const { page, site } = given()
    await page.goto(`${site.origin}/en/search`)
    const opener = page.locator('header button[popovertarget]').filter({ visible: true }).last()
    const panel = page.locator('header [popover]:popover-open')
    await opener.click()
    await page.locator('#search_header').focus()
    const box = page.locator('#search_header[role=combobox]')
    await box.pressSequentially('banking')
    await page.locator('header [role=option]').first().waitFor()
    await page.keyboard.press('Escape')
    expect([await panel.count(), await box.getAttribute('aria-expanded')]).toEqual([1, 'false'])
    await page.keyboard.press('Escape')
    const isBack = await opener.evaluate((button) => button.matches(':focus'))
    expect([await panel.count(), isBack]).toEqual([0, true])

    await opener.click()
    await page.locator('#search_header').focus()
    await page.locator('main a').first().focus()
    expect(await panel.count()).toBe(0)
  }, 60_000)
}
