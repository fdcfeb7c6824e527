import { type Browser, type BrowserContext, type Page } from 'playwright-core'
import { launchBrowser, patienceMs } from '../support/browser/chromium'
import { findFaults } from '../support/browser/faults'
import { type IdentityProcess, personOf, startIdentity } from '../support/identity/identity-process'
import { startOwnWaysSite } from '../support/identity/own-ways-site'
import { letterTo } from '../support/letters/outbox'
import { answerTo } from '../support/records/answer-question'

const reader = personOf('reader')

describe('a site whose own pages sign people in, as its settings say', () => {
  let identity: IdentityProcess
  let site: { stop: () => Promise<void> }
  let browser: Browser
  let context: BrowserContext
  let page: Page

  beforeAll(async () => {
    identity = await startIdentity()
    site = await startOwnWaysSite(identity)
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await site.stop()
    await identity.stop()
  })
  beforeEach(async () => {
    context = await browser.newContext({ baseURL: identity.siteOrigin })
    context.setDefaultTimeout(patienceMs)
    page = await context.newPage()
    await page.goto('/en/auth/sign-in?return=/en/people')
  })
  afterEach(() => context.close())

  const isSignedIn = async () => {
    await page.waitForURL(`${identity.siteOrigin}/en/people`)
    return page.evaluate(() => localStorage.getItem('apollo-token') !== null)
  }
  const passwordForm = () => page.getByRole('form', { name: 'Sign in with your email and password' })
  const tryPassword = async (password: string) => {
    await page.getByLabel('Email', { exact: true }).fill(reader.email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await passwordForm().getByRole('button', { name: 'Sign in' }).click()
  }
  const send = async (recipient: string) => {
    await page.getByLabel('Email or mobile number').fill(recipient)
    await page.getByRole('button', { name: 'Send' }).click()
  }
  const openWindow = async () => {
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Continue with email and password' }).click(),
    ])
    return opened
  }

  it('signs in in a window of its own, which closes (S-7)', async () => {
    const opened = await openWindow()
    const closed = opened.waitForEvent('close')
    await opened.locator('[name=role][value=reader]').click()

    expect(await isSignedIn()).toBe(true)
    await closed
  })

  it('says that the window was closed, and goes on without one (X-11, S-7)', async () => {
    await (await openWindow()).close()
    await page.getByRole('heading', { name: 'The window was closed' }).waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.waitForURL(`${identity.root}/**`)
    await page.locator('[name=role][value=reader]').click()
    await page.waitForURL(`${identity.siteOrigin}/**`)

    expect(await isSignedIn()).toBe(true)
  })

  it('sends a link to an address, which signs in (S-7, V-3)', async () => {
    await send('linked@example.com')
    await page.getByRole('status').getByText('linked@example.com').waitFor()
    await page.goto((await letterTo(identity, 'linked@example.com')).link)

    expect(await isSignedIn()).toBe(true)
  })

  it('sends a code to a telephone, refuses a wrong one and takes the right one (S-7, V-3)', async () => {
    await send('+44 20 7946 0003')
    const enter = async (code: string) => {
      await page.getByLabel('Code', { exact: true }).fill(code)
      await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
    }
    await page.getByLabel('Code', { exact: true }).waitFor()
    await enter('nothing')
    await page.getByRole('alert').getByText('does not match an account').waitFor()
    const { body } = await letterTo(identity, '442079460003@sms.example.com')
    await enter(/\b\d{6}\b/.exec(body)?.[0] ?? '')

    expect(await isSignedIn()).toBe(true)
  })

  it('asks for a password here and has no fault that a program finds (S-7)', async () => {
    await tryPassword('wrong')
    const alert = page.getByRole('alert')
    await alert.getByText('does not match an account').waitFor()
    const isFocused = await alert.evaluate((element) => element === document.activeElement)
    const violations = await findFaults(page)
    await tryPassword(reader.password)

    expect([isFocused, violations]).toEqual([true, []])
    expect(await isSignedIn()).toBe(true)
  })

  it('says in the words of the specification that no question could be had, and asks again (X-15)', async () => {
    await page.route('**/challenge', (route) => route.abort())
    await page.reload()
    await page
      .getByText('Error getting the bot detection challenge. Please contact the system administrator.')
      .waitFor()
    expect(await page.getByRole('link', { name: 'Contact' }).count()).toBe(1)
    await page.unroute('**/challenge')
    await page.getByRole('button', { name: 'Load the question again' }).click()

    await passwordForm().waitFor()
  })

  // From here on the provider asks everybody at this address.
  it('asks a question for people, shows another on request, and takes an answer in words (E-6, S-7)', async () => {
    for (let time = 0; time < 3; time += 1) {
      await tryPassword('wrong')
      await page.getByRole('alert').waitFor()
      await page.waitForTimeout(300)
    }
    const picture = passwordForm().getByRole('img', { name: 'Picture of five letters' })
    const answer = passwordForm().getByLabel('The letters in the picture')
    const image = await picture.getAttribute('src')
    await answer.fill('0')
    await tryPassword(reader.password)
    await page.getByRole('alert').getByText('not the answer').waitFor()
    await passwordForm().getByRole('button', { name: 'Another question' }).click()
    await page.waitForFunction((before) => document.querySelector('form img')?.getAttribute('src') !== before, image)
    const violations = await findFaults(page)
    await answer.fill(answerTo(await passwordForm().innerText()))
    await tryPassword(reader.password)

    expect(violations).toEqual([])
    expect(await isSignedIn()).toBe(true)
  })

  it.each(['recaptcha_v2', 'recaptcha_enterprise'])(
    'shows a question of %s, on the one page whose policy lets it in (E-6)',
    async (provider) => {
      const policies: string[] = []
      page.on('response', (response) => {
        if (!response.url().startsWith(`${identity.siteOrigin}/en/auth/`)) return
        policies.push(`${new URL(response.url()).pathname} ${response.headers()['content-security-policy'] ?? ''}`)
      })
      // A tenant that asks by reCAPTCHA: its site key is the answer here, which the widget hands on.
      await page.route('**/challenge', async (route) => {
        if (route.request().method() !== 'POST') return route.continue()
        const response = await route.fetch()
        const { question } = (await response.json()) as { question: string }
        await route.fulfill({ response, json: { required: true, provider, siteKey: answerTo(question) } })
      })
      await page.route('https://www.recaptcha.net/**', (route) => {
        const url = new URL(route.request().url())
        const isEnterprise = url.pathname.endsWith('/enterprise.js')
        const drawn = `{ render: (place, { sitekey, callback }) => {
          const box = document.createElement('button'); box.type = 'button'; box.textContent = 'I am not a robot'
          box.onclick = () => callback(sitekey); place.append(box) } }`
        const body = `window.grecaptcha = ${isEnterprise ? `{ enterprise: ${drawn} }` : drawn}; window[${JSON.stringify(url.searchParams.get('onload'))}]()`
        return route.fulfill({ contentType: 'text/javascript', body })
      })
      await page.reload()
      await page.waitForURL('**/en/auth/challenge?return=%2Fen%2Fpeople')
      await passwordForm().getByRole('button', { name: 'I am not a robot' }).click()
      await tryPassword(reader.password)

      expect(await isSignedIn()).toBe(true)
      const [closed, open] = policies
      expect(closed).toMatch(/^\/en\/auth\/sign-in (?!.*recaptcha)/)
      expect(open).toMatch(/^\/en\/auth\/challenge .*script-src [^;]*https:\/\/www\.recaptcha\.net\/recaptcha\//)
    },
  )
})
