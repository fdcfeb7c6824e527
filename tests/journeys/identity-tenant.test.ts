import { createServer, type Server } from 'node:http'
import { type Browser, type BrowserContext, type Page } from 'playwright-core'
import { planStack } from '../../services/start/stack'
import { parseServerEnv } from '../../src/config/env-server'
import { type OpenedSession } from '../../src/services/identity/session/open-session'
import { startAccount } from '../support/account/account-process'
import { launchBrowser, patienceMs } from '../support/browser/chromium'
import { findFirefox, launchFirefox } from '../support/browser/firefox'
import { closeAll, listen } from '../support/edge/servers'
import { type IdentityProcess, personOf, startIdentity } from '../support/identity/identity-process'
import { startTenantSite } from '../support/identity/tenant-site'
import { findPortBase } from '../support/place/free-ports'

const reader = personOf('reader')
const clientId = 'Kf8sWq3TzYb1'
const audience = 'https://api.firm.example/online-services'

// In the page, which has nothing but its session.
declare const opened: OpenedSession

/** What the content management would tell the account service of one grant. */
async function serveGrant(record: object): Promise<{ url: string; server: Server }> {
  const port = await findPortBase()
  const told = { changes: [{ collection: 'grants', id: 1, record }], cursor: 1, hasMore: false }
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(told))
  })
  await listen(server, port)
  return { url: `http://127.0.0.1:${port}/api/access-changes`, server }
}

/** What `npm start` would tell the account service of the provider. */
function planAccount({ place, databaseUrl }: IdentityProcess, values: Record<string, string>): Record<string, string> {
  const { dataDir: DATA_DIR, portBase } = place
  const env = parseServerEnv({ DATA_DIR, PORT_BASE: String(portBase), DATABASE_URL: databaseUrl, ...values })
  const entry = planStack(env, { demo: false }).find(({ name }) => name === 'account')
  const named = Object.entries(entry?.kind === 'service' ? entry.env : {})
  return Object.fromEntries(named.filter(([name]) => name.startsWith('IDENTITY_')))
}

describe('a site that was given three other values: address, client id and audience of a tenant', () => {
  const stops: (() => Promise<void>)[] = []
  let identity: IdentityProcess
  let browser: Browser
  let context: BrowserContext
  let page: Page

  beforeAll(async () => {
    identity = await startIdentity({ tenant: { clientId, audience } })
    const values = {
      GATSBY_IDENTITY_URL: identity.root,
      GATSBY_IDENTITY_CLIENT_ID: clientId,
      GATSBY_IDENTITY_AUDIENCE: audience,
    }
    const { place } = identity
    const { url, server } = await serveGrant({ sub: reader.id, productPermissions: ['disclosure-map'] })
    const settings = { ...planAccount(identity, values), DATABASE_URL: identity.databaseUrl }
    const account = await startAccount({ place, accessChangesUrl: url, settings })
    const site = await startTenantSite({ portBase: place.portBase, api: `${account.origin}/online-services`, values })
    stops.push(site.stop, account.stop, () => closeAll(server), identity.stop)
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser.close()
    for (const stop of stops) await stop()
  })
  beforeEach(async () => {
    context = await browser.newContext({ baseURL: identity.siteOrigin })
    context.setDefaultTimeout(patienceMs)
    page = await context.newPage()
  })
  afterEach(() => context.close())

  const signIn = async () => {
    await page.goto('/en')
    await page.evaluate(() => void opened.session.signIn({ returnTo: '/en/dashboard', locale: 'en' }))
    await page.waitForURL(`${identity.root}/**`)
    await page.locator('[name=role][value=reader]').click()
    await page.waitForURL(`${identity.siteOrigin}/auth**`)
    await page.evaluate(() => void opened.session.finishSignIn(location.hash, 'en'))
    await page.waitForURL(`${identity.siteOrigin}/en/dashboard`)
  }
  const restore = () =>
    page.evaluate(async () => {
      await opened.session.restore()
      const { auth } = opened.session.read()
      return { status: auth.status, sub: auth.user?.objectId, connection: auth.user?.connection }
    })

  it('signs in there, keeps the session up, and opens what is granted, across origins (S-3, S-4, C-1, C-4)', async () => {
    await signIn()
    const restored = await restore()
    const [permissions, payload] = await page.evaluate(async () => {
      await opened.session.loadPermissions()
      const [, claims = ''] = opened.session.requireToken().split('.')
      return [
        opened.session.read().permissions,
        JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))) as object,
      ]
    })

    expect(new URL(identity.root).origin).not.toBe(identity.siteOrigin)
    expect(restored).toEqual({
      status: 'authenticated',
      sub: reader.id,
      connection: 'Username-Password-Authentication',
    })
    expect(payload).toMatchObject({
      iss: `${identity.root}/`,
      azp: clientId,
      aud: [audience, `${identity.root}/userinfo`],
    })
    expect(permissions).toMatchObject({ status: 'ready', lists: { productPermissions: ['disclosure-map'] } })
  })

  const firefox = findFirefox()
  const inFirefox = firefox === undefined ? it.skip : it
  const why = firefox === undefined ? ': skipped, for no Firefox is installed (firefox-esr of Debian)' : ''
  inFirefox(`signs in there by Firefox, and keeps the session up in a frame (S-3, S-4)${why}`, async () => {
    const own = await launchFirefox(firefox ?? '')
    try {
      await own.open(`${identity.siteOrigin}/en`)
      await own.evaluate("void opened.session.signIn({ returnTo: '/en/dashboard', locale: 'en' })")
      await own.untilAt(identity.root)
      await own.evaluate("document.querySelector('[name=role][value=reader]').click()")
      await own.untilAt(`${identity.siteOrigin}/auth`)
      await own.evaluate("void opened.session.finishSignIn(location.hash, 'en')")
      await own.untilAt(`${identity.siteOrigin}/en/dashboard`)
      const before = await own.evaluate("localStorage.getItem('apollo-token')")
      const restored = await own.evaluate(
        'opened.session.restore().then(() => JSON.stringify(opened.session.read().auth))',
      )

      const auth = JSON.parse(restored) as { status: string; token: string; user: { objectId: string } }
      expect([auth.status, auth.user.objectId]).toEqual(['authenticated', reader.id])
      expect(auth.token).not.toBe(before)
    } finally {
      await own.close()
    }
  })

  it('signs out there, so that nobody is signed in again without being asked (S-5)', async () => {
    await signIn()
    await restore()
    await page.evaluate(() => void opened.session.signOut())
    await page.waitForURL(`${identity.siteOrigin}/en`)
    expect(await page.evaluate('Object.keys(localStorage)')).toEqual([])
    await page.evaluate(() => void opened.session.signIn({ returnTo: '/en/dashboard', locale: 'en' }))
    await page.waitForURL(`${identity.root}/**`)

    await page.locator('[name=role][value=reader]').waitFor()
  })
})
