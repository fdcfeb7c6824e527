import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser } from 'playwright-core'
import { mainWords } from '../../../src/i18n/words'
import { launchBrowser } from '../browser/chromium'
import { greetAll, openBrowserAt } from '../identity/sign-in-site'
import { databaseIn } from '../place/database-process'
import { type Publishing, type Seen } from '../publishing/publishing'

const shell = '/en/auth'

/** Whatever is published, brought back or compiled: the pages that only the browser draws still sign people in. */
export function testSigningIn(given: () => { site: Publishing; first: number }): void {
  let browser: Browser
  let menu = 0
  let settings = 0

  beforeAll(async () => {
    browser = await launchBrowser()
    await greetAll(databaseIn(given().site.place).url)
  })
  afterAll(async () => {
    await browser.close()
    // There is one of each at a time, and anyone who comes next adds their own.
    for (const item of [`menus/${menu}`, `settings/${settings}`]) await given().site.admin.ask('DELETE', item)
  })

  const signIn = async (sessionKey = 'signed-in') => {
    const { place } = given().site
    const site = { origin: `http://localhost:${place.portBase}` }
    const at = await openBrowserAt(browser, site)
    await at.page.goto('/en/auth/sign-in')
    const words = mainWords('en')
    await at.page.getByRole('button', { name: words('sign-in.go-with', { way: words('sign-in.database') }) }).click()
    await at.page.locator('[name=role][value=reader]').click()
    const places = at.page.getByRole('navigation', { name: words('dashboard.sections') })
    await places.locator('[aria-current=page]').waitFor({ state: 'attached' })
    await at.page.getByRole('heading', { level: 1 }).waitFor()
    expect(await at.page.evaluate((key) => localStorage.getItem(key) !== null, sessionKey)).toBe(true)
    await at.context.close()
    expect(at.complaints).toEqual([])
  }
  const untilSeen = (words: string, path = shell): Promise<Seen> =>
    given().site.until(path, ({ text }) => text.includes(words))
  const act = async (path: string) => {
    const { edge, operator } = given().site
    const answer = await fetch(`${edge}/publisher/${path}`, { method: 'POST', headers: operator, redirect: 'manual' })
    expect(answer.status).toBe(303)
  }

  it('signs people in after a change of the menu, of a product and of the settings (R-AUT-00)', async () => {
    const { site, first } = given()
    const entries = [{ label: 'Newest news', target: { relationTo: 'news', value: first } }]
    menu = await site.add('menus', { name: 'Header', place: 'header', entries })
    await untilSeen('Newest news')
    await signIn()

    await site.add('products', { title: 'The Map', kind: 'tool', permissionKey: 'disclosure-map', ...launch })
    await untilSeen('The Map', '/page-data/en/dashboard/page-data.json')
    await signIn()

    const consent = { consentVersion: '1', consentText: 'We count visits.' }
    settings = await site.add('settings', {
      firmName: 'Alder and Vane',
      scope: 'whole-site',
      notice: 'A new notice.',
      ...consent,
    })
    await untilSeen('A new notice.')
    await signIn()
  })

  it('signs people in after an earlier release is brought back, and after publishing goes on (R-AUT-00, ED-5)', async () => {
    const { site, first } = given()
    const before = Number((await site.read(shell)).headers.get('x-release'))
    const entries = [{ label: 'Another label', target: { relationTo: 'news', value: first } }]
    await site.change('menus', menu, { entries })
    await untilSeen('Another label')
    await act(`releases/${before}`)
    await untilSeen('Newest news')
    await signIn()

    await act('resume')
    await untilSeen('Another label')
    await signIn()
  })

  it('builds once and serves two environments, and signs people in after an edit under the other (32.2, R-AUT-00)', async () => {
    const { site } = given()
    const compiled = () => statsOf(join(site.place.dataDir, 'bundles'))
    const before = compiled()
    const one = (await site.read(shell)).text
    await site.restart({ GATSBY_SESSION_KEY: 'signed-in-here', GATSBY_SIGN_IN_RECAPTCHA: 'true' })
    const other = await untilSeen('"SESSION_KEY":"signed-in-here"')
    const page = await untilSeen('"SESSION_KEY":"signed-in-here"', '/en')

    // The same code, each page with the settings of its environment, and the policies that follow from them.
    expect(compiled()).toEqual(before)
    expect(one).not.toContain('signed-in-here')
    expect([scriptsOf(other.text), scriptsOf(page.text).length > 0]).toEqual([scriptsOf(one), true])
    expect(page.text).not.toContain('SIGN_IN_RECAPTCHA')
    expect(/<script id="settings".*?<\/script>/.exec(page.text)?.[0].length).toBeLessThanOrEqual(300)
    const challenge = await site.read('/en/auth/challenge')
    expect(challenge.headers.get('content-security-policy')).toContain('https://www.recaptcha.net/recaptcha/')
    await signIn('signed-in-here')

    const entries = [{ label: 'After other settings', target: { relationTo: 'news', value: given().first } }]
    await site.change('menus', menu, { entries })
    await untilSeen('After other settings')
    await signIn('signed-in-here')
  }, 300_000)
}

/** When each bundle was compiled. */
const statsOf = (folder: string): Record<string, number> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, statSync(join(folder, name, '.complete')).mtimeMs]))

const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script[^>]* src="([^"]*)"/g)].map(([, src = '']) => src)

const launch = { launchUrl: 'https://tools.example.com/map' }
