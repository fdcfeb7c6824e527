import { type Locator, type Page } from 'playwright-core'

type Given = { page: Page; openBox: (locale: string) => Promise<Locator> }

const isSearch = (url: URL): boolean => url.pathname.endsWith('/queries')

/** What a box asks, and what it stops asking. */
export function testAsking(given: () => Given): void {
  it('calls off what was asked before, when somebody types on (C-3)', async () => {
    const { page, openBox } = given()
    const box = await openBox('en')
    const calledOff: string[] = []
    page.on('requestfailed', (request) => calledOff.push(request.postData() ?? ''))
    // The first question is never answered.
    await page.route(isSearch, () => undefined, { times: 1 })
    const asked = page.waitForRequest((request) => isSearch(new URL(request.url())))
    await box.pressSequentially('ba')
    await asked
    await box.press('n')
    await page.locator('main [role=option]').first().waitFor()

    expect(calledOff).toEqual([expect.stringContaining('"query":"ba"')])
    expect(await page.getByText('Search does not answer').count()).toBe(0)
  }, 60_000)

  it('is shown once when search has no time for more, and does not ask again by itself (C-3)', async () => {
    const { page, openBox } = given()
    const box = await openBox('en')
    let asked = 0
    await page.route(isSearch, (route) => {
      asked += 1
      return route.fulfill({ status: 429, json: { message: 'Too many requests', status: 429 } })
    })
    await box.pressSequentially('ba')
    await page.getByText('Search does not answer').first().waitFor()

    expect(asked).toBe(1)
    // Nobody has agreed that anything be kept.
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  }, 60_000)
}
