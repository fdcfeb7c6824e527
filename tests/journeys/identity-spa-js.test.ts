import { type Browser, type Page } from 'playwright-core'
import { launchBrowser } from '../support/browser/chromium'
import { type IdentityProcess, personOf, startIdentity } from '../support/identity/identity-process'
import { startSite } from '../support/identity/identity-site'

const reader = personOf('reader')

describe('auth0-spa-js, as it is', () => {
  let identity: IdentityProcess
  let site: { stop: () => Promise<void> }
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    identity = await startIdentity()
    site = await startSite(identity, '/spa.js')
    browser = await launchBrowser()
    page = await browser.newPage()
  })
  afterAll(async () => {
    await browser.close()
    await site.stop()
    await identity.stop()
  })

  const prepare = () =>
    page.evaluate(`void (window.client = new auth0.Auth0Client({
      domain: ${JSON.stringify(identity.root)}, clientId: 'site-client',
      authorizationParams: { redirect_uri: location.origin + '/auth', scope: 'openid profile email' },
    }))`)

  it('signs in with a code, and renews silently', async () => {
    await page.goto(`${identity.siteOrigin}/`)
    await prepare()
    await page.evaluate('void client.loginWithRedirect()')
    await page.getByLabel('Email').fill(reader.email)
    await page.getByLabel('Password').fill(reader.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(`${identity.siteOrigin}/auth?**`)
    await prepare()
    const user = await page.evaluate('client.handleRedirectCallback().then(() => client.getUser())')
    const tokens = await page.evaluate<string[]>(
      "Promise.all(['cache-only', 'off'].map((cacheMode) => client.getTokenSilently({ cacheMode })))",
    )

    expect(user).toMatchObject({ sub: reader.id, email: reader.email })
    expect(new Set(tokens).size).toBe(2)
  })
})
