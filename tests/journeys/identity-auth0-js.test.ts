import { type Browser, type BrowserContext, type Page } from 'playwright-core'
import { launchBrowser, patienceMs } from '../support/browser/chromium'
import { type IdentityProcess, personOf, startIdentity } from '../support/identity/identity-process'
import { startSite } from '../support/identity/identity-site'
import { letterTo } from '../support/letters/outbox'

const reader = personOf('reader')

// Runs in the page. auth0-js calls back; a test waits.
const toolbox = (root: string, siteOrigin: string) => `
  window.webAuth = new auth0.WebAuth({
    domain: ${JSON.stringify(root)}, clientID: 'site-client', redirectUri: ${JSON.stringify(`${siteOrigin}/auth`)},
    responseType: 'token id_token', scope: 'openid email profile read:current_user', state: 'page-state',
    overrides: { __token_issuer: ${JSON.stringify(`${root}/`)}, __jwks_uri: ${JSON.stringify(`${root}/.well-known/jwks.json`)} },
  })
  window.wait = (call) => new Promise((resolve) => call((error, result) => resolve({ error, result })))
`

type Outcome = {
  error?: { error?: string; code?: string; errorDescription?: string; description?: string } | null
  result?: Record<string, unknown>
}

describe.each([
  ["at the website's own origin", true],
  ['at another origin', false],
])('auth0-js with the provider %s', (_, sameOrigin) => {
  let identity: IdentityProcess
  let site: { stop: () => Promise<void> }
  let browser: Browser
  let context: BrowserContext
  let page: Page

  beforeAll(async () => {
    identity = await startIdentity({ sameOrigin })
    site = await startSite(identity, '/auth0.js')
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await site.stop()
    await identity.stop()
  })
  beforeEach(async () => {
    context = await browser.newContext()
    context.setDefaultTimeout(patienceMs)
    page = await context.newPage()
    await open('/')
  })
  afterEach(() => context.close())

  const open = async (path: string) => {
    await page.goto(`${identity.siteOrigin}${path}`)
    await page.evaluate(toolbox(identity.root, identity.siteOrigin))
  }
  const call = (expression: string) =>
    page.evaluate<Outcome>(
      `wait((done) => webAuth.${expression.replace('done', '(error, result) => done(error, result)')})`,
    )
  const returned = async () => {
    await page.waitForURL(`${identity.siteOrigin}/auth**`)
    await page.evaluate(toolbox(identity.root, identity.siteOrigin))
    return call('parseHash({}, done)')
  }
  const signIn = async () => {
    await page.evaluate(
      "webAuth.authorize({ state: 'abcdefghijklmnopqrstuvwxyz1234', appState: { redirectUrl: '/here' } })",
    )
    await page.getByLabel('Email').fill(reader.email)
    await page.getByLabel('Password').fill(reader.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    return returned()
  }

  it('signs in by redirect, checks silently, and signs out (C-4)', async () => {
    const before = await call('checkSession({}, done)')
    const { result } = await signIn()
    const during = await call('checkSession({}, done)')
    await Promise.all([
      page.waitForURL(`${identity.siteOrigin}/`),
      page.evaluate(`webAuth.logout({ returnTo: ${JSON.stringify(`${identity.siteOrigin}/`)} })`),
    ])
    await open('/')
    const after = await call('checkSession({}, done)')

    expect(before.error?.code).toBe('login_required')
    expect(result).toMatchObject({
      state: 'abcdefghijklmnopqrstuvwxyz1234',
      appState: { redirectUrl: '/here' },
      expiresIn: 1800,
      tokenType: 'Bearer',
      idTokenPayload: { sub: reader.id, email: reader.email },
    })
    expect(during.result?.idTokenPayload).toMatchObject({ sub: reader.id })
    expect(after.error?.code).toBe('login_required')
  })

  it('reads userinfo, signs up, and asks for a new password', async () => {
    const { result } = await signIn()
    const token = JSON.stringify(result?.accessToken)
    const info = await call(`client.userInfo(${token}, done)`)
    const database = "connection: 'Username-Password-Authentication'"
    const email = `page-${String(sameOrigin)}@example.com`
    const made = await call(`signup({ ${database}, email: '${email}', password: 'ferns grow by the weir' }, done)`)
    const asked = await call(`changePassword({ ${database}, email: '${email}' }, done)`)

    expect(info.result).toMatchObject({ sub: reader.id, email: reader.email })
    expect(made.result).toMatchObject({ email, emailVerified: false })
    expect(asked.result).toBe("We've just sent you an email to reset your password.")
  })

  it("signs in with the application's own form (C-4)", async () => {
    const credentials = JSON.stringify({
      realm: 'Username-Password-Authentication',
      email: reader.email,
      password: reader.password,
    })
    await page.evaluate(`webAuth.login(${credentials}, () => undefined)`)
    const { result } = await returned()
    const { error } = await call(
      "login({ realm: 'Username-Password-Authentication', email: 'nobody@example.com', password: 'x' }, done)",
    )

    expect(result?.idTokenPayload).toMatchObject({ sub: reader.id })
    expect(error).toMatchObject({ code: 'access_denied', description: 'Wrong email or password.' })
  })

  it('signs in without a password (C-4)', async () => {
    const email = `light-${String(sameOrigin)}@example.com`
    await call(`passwordlessStart({ connection: 'email', send: 'code', email: '${email}' }, done)`)
    const code = (await letterTo(identity, email)).subject.slice(0, 6)
    await page.evaluate(
      `webAuth.passwordlessVerify({ connection: 'email', email: '${email}', verificationCode: '${code}' }, () => undefined)`,
    )

    expect((await returned()).result?.idTokenPayload).toMatchObject({ email, email_verified: true })
  })

  it('signs in in a window of its own (S-7)', async () => {
    const [popup] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate('void (window.outcome = wait((done) => webAuth.popup.authorize({}, done)))'),
    ])
    await popup.getByLabel('Email').fill(reader.email)
    await popup.getByLabel('Password').fill(reader.password)
    await popup.getByRole('button', { name: 'Sign in', exact: true }).click()
    await popup.waitForURL(`${identity.siteOrigin}/auth**`)
    await popup.evaluate(toolbox(identity.root, identity.siteOrigin))
    await popup.evaluate('void setTimeout(() => webAuth.popup.callback({ hash: location.hash }))')
    const outcome = await page.evaluate<Outcome>('window.outcome')

    expect(outcome.result).toMatchObject({ idTokenPayload: { sub: reader.id } })
  })

  describe('by functions of the site', () => {
    const state = 'abcdefghijklmnopqrstuvwxyz1234'
    const load = async (on: Page) => {
      await on.addScriptTag({ url: '/ways.js' })
      const settings = {
        root: identity.root,
        issuer: `${identity.root}/`,
        keysUrl: `${identity.root}/.well-known/jwks.json`,
        clientId: 'site-client',
        redirectUri: `${identity.siteOrigin}/auth`,
        origin: identity.siteOrigin,
      }
      await on.evaluate(`window.ways = openWays(${JSON.stringify(settings)})`)
    }
    const ask = (asked: string) => page.evaluate<unknown>(`ways.${asked}.catch(({ error }) => error)`)
    beforeEach(() => load(page))

    it('sends a link to an address, and a code to a telephone (S-7, V-3)', async () => {
      const email = `ways-${String(sameOrigin)}@example.com`
      const phoneNumber = sameOrigin ? '+442079460001' : '+442079460002'
      const link = `startPasswordless({ connection: 'email', send: 'link', email: '${email}', state: '${state}' })`
      expect(await ask(link)).toBeUndefined()
      expect((await letterTo(identity, email)).link).toContain(`state=${state}`)
      const sms = JSON.stringify({ connection: 'sms', send: 'code', phoneNumber, state })
      await ask(`startPasswordless(${sms})`)
      const { body } = await letterTo(identity, `${phoneNumber.slice(1)}@sms.example.com`)
      const verificationCode = /\b\d{6}\b/.exec(body)?.[0] ?? ''
      const code = JSON.stringify({ connection: 'sms', phoneNumber, verificationCode, state })
      await page.evaluate(`void ways.signInWithCode(${code})`)

      expect((await returned()).result?.state).toBe(state)
    })

    it('lets a form sign in, and tells it what was wrong (S-7)', async () => {
      const wrong = await ask(`signInWithPassword({ email: 'nobody@example.com', password: 'x', state: '${state}' })`)
      const right = JSON.stringify({ email: reader.email, password: reader.password, state })
      await page.evaluate(`void ways.signInWithPassword(${right})`)

      expect(wrong).toEqual({ code: 'access_denied', description: 'Wrong email or password.' })
      expect((await returned()).result).toMatchObject({ state, idTokenPayload: { sub: reader.id } })
    })

    it('opens a window for it, and hears when that is closed (S-7, X-11)', async () => {
      const openWindow = async () => {
        const opened = context.waitForEvent('page')
        await page.evaluate("void (window.outcome = ways.signInByWindow({ locale: 'en' }).catch(({ error }) => error))")
        return opened
      }
      await (await openWindow()).close()
      expect(await page.evaluate('window.outcome')).toEqual({
        code: 'popup_closed',
        description: 'User closed the popup window',
      })
      const popup = await openWindow()
      await popup.locator('[name=role][value=reader]').click()
      await popup.waitForURL(`${identity.siteOrigin}/auth**`)
      await load(popup)
      await popup.evaluate('void setTimeout(() => ways.answerOpener(location.hash))')

      expect(await page.evaluate('window.outcome')).toMatchObject({ idTokenPayload: { sub: reader.id } })
    })

    it('asks a question for people where one is due (S-7, E-6)', async () => {
      for (let time = 0; time < 3; time += 1) {
        await ask(`signInWithPassword({ email: 'nobody@example.com', password: 'x', state: '${state}' })`)
      }

      expect(await ask(`loadChallenge('password', '${state}')`)).toMatchObject({
        required: true,
        provider: 'auth0',
        image: expect.stringMatching(/^data:image\/svg/) as string,
      })
    })
  })

  // Last, for it makes the provider suspicious of everybody here.
  it('shows a question for people where one is due (E-6)', async () => {
    for (let time = 0; time < 3; time += 1) {
      await call(
        "login({ realm: 'Username-Password-Authentication', email: 'nobody@example.com', password: 'x' }, done)",
      )
    }
    await page.evaluate(`(() => {
      const place = document.createElement('form')
      document.body.append(place)
      window.captcha = webAuth.renderCaptcha(place)
    })()`)

    await page.waitForSelector('form img[src^="data:image/svg+xml"]', { state: 'attached' })
    expect(await page.locator('input[name=captcha]').count()).toBe(1)
  })
})
