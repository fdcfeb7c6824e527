import { readFileSync } from 'node:fs'
import { type Browser, type BrowserContext, type Page } from 'playwright-core'
import { type Locale } from '../../src/config/locales'
import { openSearch } from '../../src/indexing/open-search'
import { preparePush } from '../../src/indexing/prepare-push'
import { pushDelta } from '../../src/indexing/push-delta'
import { planSite } from '../../src/plan/plan-site'
import { planRecords } from '../../src/plan/records/plan-records'
import { recordsIn } from '../../src/plan/records/plan-records'
import { planDelta } from '../../src/plan/search/plan-delta'
import { Content } from '../../src/plan/store/content'
import { launchBrowser } from '../support/browser/chromium'
import { options } from '../support/content/planned-pages'
import { testAsking } from '../support/search/asking-cases'
import { testConsent } from '../support/search/consent-cases'
import { testElsewhere } from '../support/search/elsewhere-cases'
import { testLists } from '../support/search/list-cases'
import { testLost } from '../support/search/lost-cases'
import { testPanel } from '../support/search/panel-cases'
import { readers, testReader } from '../support/search/reader-cases'
import { type SearchProcess, startSearch } from '../support/search/search-process'
import { type SearchingSite, startSearchingSite } from '../support/search/searching-site'
import { siteRows } from '../support/search/site-rows'

let search: SearchProcess
let site: SearchingSite
let browser: Browser
let context: BrowserContext
let page: Page
let faults: string[]

beforeAll(async () => {
  search = await startSearch()
  browser = await launchBrowser()
  const content = new Content(siteRows)
  const plan = planSite(content, options)
  const records = planRecords(content, plan, options).records
  const target = { appId: search.applicationId, writeKey: search.adminKey, url: search.origin, prefix: 'site' }
  const wanted = new Map(
    (['en', 'fr-fr', 'zh-cn', 'nl-nl'] as Locale[]).map((locale) => [locale, recordsIn(locale, records.values())]),
  )
  await preparePush({ client: openSearch(target), prefix: 'site', wanted, cursor: 1 }, false)
  await pushDelta(planDelta([], records.values()), { ...target, cursor: 1 })
  site = await startSearchingSite(plan, search)
})

afterAll(async () => {
  site.close()
  await browser.close()
  await search.remove()
})

beforeEach(async () => {
  site.setDown(false)
  faults = []
  context = await browser.newContext()
  page = await context.newPage()
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) faults.push(message.text())
  })
})

afterEach(async () => {
  await context.close()
  expect(faults).toEqual([])
})

const open = (path: string) => page.goto(`${site.origin}${path}`)

/** The box of the page for lost readers: the header's is the same in a panel. */
async function openBox(locale: string) {
  await open(`/${locale}/404`)
  await page.locator('#search_lost').focus()
  const box = page.locator('#search_lost[role=combobox]')
  await box.waitFor()
  return box
}

const answers = () => page.locator('main [role=option]')

describe('a reader who types (C-3, CV-8)', () => {
  it('finds, with a typo, and goes there by the keyboard', async () => {
    const box = await openBox('en')
    await box.pressSequentially('arbitraton')
    await answers().first().waitFor()
    expect(await answers().first().textContent()).toContain('Arbitration <b>& costs</b>')
    // The answers to the letters before the last may have stood there first.
    await answers().first().locator('mark', { hasText: 'Arbitration' }).waitFor()
    await box.press('ArrowDown')
    expect(await box.getAttribute('aria-activedescendant')).toBe(await answers().first().getAttribute('id'))
    await box.press('Enter')
    await page.waitForURL('**/en/articles/1/a0')
  })

  it('asks once for a letter, and not before there is something to ask', async () => {
    const before = site.asked()
    const box = await openBox('en')
    await box.press('b')
    expect(site.asked()).toBe(before)
    await box.press('a')
    await answers().first().waitFor()
    expect(site.asked()).toBe(before + 1)
  })

  it.each([
    ['zh-cn', '周沛', '周沛文 Zhou Peiwen'],
    ['zh-cn', 'zhoupeiwen', '周沛文 Zhou Peiwen'],
    ['fr-fr', 'societe', 'Société et responsabilité'],
  ])('in %s finds %s', async (locale, query, wanted) => {
    const box = await openBox(locale)
    await box.pressSequentially(query)
    await page.locator('main [role=option]', { hasText: wanted }).first().waitFor()
  })

  it('goes nowhere by leaving the field (Q-1)', async () => {
    const box = await openBox('en')
    await box.pressSequentially('banking')
    await answers().first().waitFor()
    await box.press('ArrowDown')
    await box.press('Tab')
    await page.locator('main form button:focus').waitFor()

    expect(await answers().first().isVisible()).toBe(false)
    expect(new URL(page.url()).pathname).toBe('/en/404')
  })

  it('learns when search is down, and still gets a page', async () => {
    const box = await openBox('en')
    site.setDown(true)
    await box.pressSequentially('bank')
    await page.getByText('Search does not answer').first().waitFor()
    await box.press('Enter')
    await page.waitForURL('**/en/search?q=bank')
    await page.locator('#search_results').getByText('Search does not answer').waitFor()
    expect(await page.locator('main li a').count()).toBeGreaterThan(3)
  })
})

describe('a box that asks (C-3)', () => {
  testAsking(() => ({ page, openBox }))
})

describe('the page of results (R-GEN-06)', () => {
  it('says that the search could not be loaded, and lists everything, where its script does not come', async () => {
    await page.route(/search-page/, (route) => route.abort())
    const failed = page.waitForEvent('pageerror')
    await open('/en/search?q=banking')

    expect((await failed).message).toContain('dynamically imported module')
    expect(await page.getByText('The search could not be loaded').isVisible()).toBe(true)
    expect(await page.locator('main li a').count()).toBeGreaterThan(3)
    faults = []
  })

  it('shows the last page where an address names one beyond it, and says so in the address', async () => {
    await open('/en/search?q=banking&page=40')
    await page.locator('#search_results ol[start="21"] > li').first().waitFor()
    await page.waitForURL('**/en/search?q=banking&page=2')
  })

  it('shows what its address says, and goes back exactly', async () => {
    await open('/en/search?q=banking')
    await page.getByText('29 results').waitFor()
    await page.getByRole('link', { name: 'Next page' }).click()
    await page.waitForURL('**/en/search?q=banking&page=2')
    await page.locator('#search_results ol[start="21"] > li').nth(8).waitFor()
    expect(await page.locator('#search_results ol[start="21"] > li').count()).toBe(9)
    expect(await page.locator('#search_results [role=status]:focus').count()).toBe(1)
    await page.goBack()
    await page.locator('#search_results ol[start="1"] > li').nth(19).waitFor()
    await page.locator('#search_results').getByRole('link', { name: '2012' }).click()
    await page.waitForURL('**/en/search?q=banking&years=2012')
    await page.getByText('2 results').waitFor()
  })

  it('answers in its own form, which no box takes over (R-GEN-06)', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await open('/en/search?q=banking')
    await page.getByText('29 results').waitFor()
    await page.locator('#search_page').fill('arbitration')
    await page.getByText('1 result', { exact: true }).waitFor()

    expect(asked.filter((url) => url.includes('search-box'))).toEqual([])
    expect(await page.locator('#search_page').getAttribute('role')).toBeNull()
    expect(new URL(page.url()).searchParams.get('q')).toBe('arbitration')
  })

  it('narrows to days, and brings all days back (R-GEN-06)', async () => {
    await open('/en/search?q=banking&from=2012-02-01')
    await page.getByText('26 results').waitFor()
    expect(await page.getByLabel('From', { exact: true }).inputValue()).toBe('2012-02-01')
    await page.getByLabel('To', { exact: true }).fill('2011-01-01')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.waitForURL('**/en/search?q=banking&from=2011-01-01&until=2012-02-01')
    await page.getByText('4 results').waitFor()
    await page.getByRole('link', { name: 'Any date' }).click()
    await page.getByText('29 results').waitFor()
  })

  it('folds its filters on a phone, above the answers, and says when they are at work (R-GEN-06)', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open('/en/search?q=banking&years=2012')
    await page.getByText('2 results').waitFor()
    const year = page.locator('#search_results [aria-labelledby=in_years]').getByRole('link', { name: '2012' })
    expect(await year.isVisible()).toBe(false)
    await page.getByText('Filters (1 chosen)').click()
    await year.click()
    await page.getByText('29 results').waitFor()

    await page.setViewportSize({ width: 1440, height: 900 })
    await page.locator('#search_results details').waitFor({ state: 'detached' })
    const boxes = await Promise.all(
      ['ol', '[aria-labelledby=in_group]'].map((part) => page.locator(`#search_results ${part}`).first().boundingBox()),
    )
    expect(boxes[1]?.x ?? 0).toBeGreaterThanOrEqual((boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 0))
  })

  it('quotes no words where none were typed and nothing fits what is chosen (CV-7)', async () => {
    await open('/en/search?years=1900')
    await page.getByRole('heading', { name: 'Nothing fits all that is chosen.' }).waitFor()
    await page.getByRole('link', { name: 'Take all filters away' }).click()
    await page.locator('#search_results ol > li').first().waitFor()
  })

  it('has no violation that axe knows of (Q-1)', async () => {
    await open('/en/search?q=banking')
    await page.getByText('29 results').waitFor()
    // The policy of the page lets nobody add a script, and this is done from outside of it.
    const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
    const violations = await page.evaluate(
      `${source}; axe.run('#search_results', { rules: { 'color-contrast': { enabled: false } } }).then((r) => r.violations.map((v) => v.id))`,
    )
    expect(violations).toEqual([])
  })

  it('without a script says so, and lists pages (CV-9)', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const still = await plain.newPage()
    await still.goto(`${site.origin}/en/search?q=banking`)
    expect(await still.locator('main').textContent()).toContain('Searching needs JavaScript')
    expect(await still.locator('main li a').count()).toBeGreaterThan(3)
    await plain.close()
  })
})

describe('the page of results in another language', () => {
  testElsewhere(() => ({ page, site }))
})

describe('a list', () => {
  testLists(() => ({ page, site }))
})

describe('what is kept and counted of searches', () => {
  testConsent(() => ({ page, site }))
})

describe('the box', () => {
  testPanel(() => ({ page, site }))
})

describe('an address that leads nowhere (CV-8)', () => {
  testLost(() => ({ page, site }))
})

describe.each(readers)('a reader in $locale (C-3, R-GEN-06)', (reader) => {
  testReader(reader, () => ({ page, site, browser }))
})
