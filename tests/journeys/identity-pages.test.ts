import { type Browser, type BrowserContext, type Page } from 'playwright-core'
import { pageLocales, wordsOf } from '../../services/identity/words/choose-words'
import { launchBrowser, patienceMs } from '../support/browser/chromium'
import { findFaults } from '../support/browser/faults'
import { toAuthorize } from '../support/browser/visitor'
import { type IdentityProcess, personOf, startIdentity } from '../support/identity/identity-process'
import { startSite } from '../support/identity/identity-site'
import { letterTo } from '../support/letters/outbox'

const password = 'ferns grow by the weir'
// One look for each language: what differs between languages is words, and between looks is style.
const looks = {
  en: { width: 1440, colorScheme: 'light' },
  'fr-fr': { width: 360, colorScheme: 'dark' },
  'zh-cn': { width: 768, colorScheme: 'light' },
} as const

describe('the pages of the sign-in provider', () => {
  let identity: IdentityProcess
  let site: { stop: () => Promise<void> }
  let browser: Browser
  let visitors = 0

  beforeAll(async () => {
    identity = await startIdentity({ sameOrigin: true })
    site = await startSite(identity, '/auth0.js')
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await site.stop()
    await identity.stop()
  })

  const open = async (
    options: Parameters<Browser['newContext']>[0] = {},
  ): Promise<[BrowserContext, Page, string[]]> => {
    // Each visitor has an address of their own, so that the mistakes of one do not count for another.
    const extraHTTPHeaders = { 'x-forwarded-for': `10.2.0.${(visitors += 1)}` }
    const context = await browser.newContext({ ...options, extraHTTPHeaders })
    context.setDefaultTimeout(patienceMs)
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 40\d|\/favicon|\/fonts/.test(message.text()))
        complaints.push(message.text())
    })
    return [context, page, complaints]
  }
  const authorize = (own: Record<string, string> = {}) => `${identity.root}${toAuthorize(identity, own)}`

  /** Each page of every kind, in one language, as a visitor of this width comes upon it. */
  async function* walk(page: Page, ui_locales: string, width: number): AsyncGenerator<string> {
    const lang = `lang=${ui_locales}`
    await page.goto(authorize({ ui_locales }))
    const base = page.url().replace(/\?.*$/, '')
    yield 'sign-in'
    for (const path of ['sign-up', 'code', 'forgot-password', 'upstream/google-oauth2', 'upstream/client-sign-on']) {
      await page.goto(`${base}/${path}?${lang}`)
      yield path
    }
    await page.goto(`${base}/sign-up?${lang}`)
    await page.locator('.form .btn').click()
    yield 'sign-up with problems'
    await page.goto(`${base}/code?${lang}`)
    const email = `walker-${ui_locales}-${width}@example.com`
    await page.locator('[name=email]').fill(email)
    await page.locator('.btn').click()
    yield 'enter code'
    await page.goto(`${base}/forgot-password?${lang}`)
    await page.locator('[name=email]').fill(personOf('reader').email)
    await page.locator('.btn').click()
    yield 'inbox'
    for (const path of [
      '/v2/logout?',
      '/v2/logout?returnTo=x&',
      '/outbox?',
      '/nowhere?',
      '/u/reset-password?ticket=x&',
      '/authorize?client_id=x&',
    ]) {
      await page.goto(`${identity.root}${path}${lang}`)
      yield path
    }
    await page.goto(
      (await letterTo(identity, personOf('reader').email, wordsOf('en').letters.reset.subject)).link.replace(
        /lang=[\w-]+/,
        lang,
      ),
    )
    yield 'reset'
    await page.goto(authorize({ ui_locales }))
    for (let time = 0; time < 3; time += 1) {
      await page.locator('[name=email]').fill('nobody@example.com')
      await page.locator('[name=password]').fill('wrong')
      await page.locator('[value=password]').click()
    }
    yield 'captcha'
    await page.locator('[value=reader]').click()
    await page.waitForURL(`${identity.siteOrigin}/auth**`)
    await page.goto(authorize({ ui_locales, client_id: 'partner-client' }))
    yield 'consent'
    await page.goto(authorize({ ui_locales, prompt: 'select_account' }))
    yield 'chooser'
  }

  it.each(pageLocales.map((locale) => ({ locale, ...looks[locale] })))(
    'have no fault, no complaint and no sideways scrolling in $locale at $width px, $colorScheme (Q-1, Q-6)',
    async ({ locale, width, colorScheme }) => {
      const [context, page, complaints] = await open({
        viewport: { width, height: 900 },
        colorScheme,
      })
      const found: string[] = []
      for await (const name of walk(page, locale, width)) {
        for (const fault of await findFaults(page)) found.push(`${name}: ${fault}`)
        if (!(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'))) found.push(`${name}: scrolls`)
        const language = await page.locator('html').getAttribute('lang')
        if (!language?.toLowerCase().startsWith(locale.slice(0, 2))) found.push(`${name}: is in ${String(language)}`)
      }
      await context.close()

      expect(found).toEqual([])
      expect(complaints).toEqual([])
    },
  )

  it('lead from a new account to a confirmed one, in and out again', async () => {
    const [context, page] = await open()
    const { siteOrigin } = identity
    await page.goto(authorize())
    await page.getByRole('link', { name: 'Create one' }).click()
    await page.getByLabel('Full name').fill('Ines Marchetti')
    await page.getByLabel('Email').fill('ines@example.com')
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
    const mail = await context.newPage()
    await mail.goto(`${identity.root}/outbox`)
    await mail.getByRole('link', { name: /email-verification/ }).click()
    await mail.getByRole('button', { name: 'Yes, confirm it' }).click()
    await mail.getByRole('heading', { name: 'Your email address is confirmed' }).waitFor()
    const onward = await mail.getByRole('link', { name: 'Continue' }).getAttribute('href')
    await page.getByRole('link', { name: 'Back to sign in' }).click()
    await page.getByLabel('Email').fill('ines@example.com')
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(`${siteOrigin}/auth**`)
    const fragment = new URLSearchParams(new URL(page.url()).hash.slice(1))
    await page.goto(`${identity.root}/v2/logout?client_id=site-client&returnTo=${encodeURIComponent(`${siteOrigin}/`)}`)
    const landed = page.url()
    await page.goto(authorize({ prompt: 'none' }))

    expect(onward).toContain('/en/auth/email-verified-callback?')
    expect(fragment.get('access_token')).toBeTruthy()
    expect(landed).toBe(`${siteOrigin}/`)
    expect(page.url()).toContain('error=login_required')
    await context.close()
  })

  it('say while somebody types which rules their password meets', async () => {
    const [context, page] = await open()
    await page.goto(authorize({ screen_hint: 'signup' }))
    const met = () =>
      page.locator('[data-rule].met').evaluateAll((items) => items.map((item) => item.getAttribute('data-rule')))
    await page.getByLabel('Email').fill('marchetti@example.com')
    const states: (string | null)[][] = []
    for (const typed of ['short', 'aaaaaaaaaaaaaa', 'marchetti of milan', 'ferns grow by the weir']) {
      await page.getByLabel('Password').fill(typed)
      states.push(await met())
    }

    expect(states).toEqual([
      ['own', 'common'],
      ['length', 'own'],
      ['length', 'common'],
      ['length', 'own', 'common'],
    ])
    await context.close()
  })

  it('work without scripts', async () => {
    const [context, page] = await open({ javaScriptEnabled: false })
    const { email, password: known } = personOf('reader')
    await page.goto(authorize())
    await page.locator('[name=email]').fill(email)
    await page.locator('[name=password]').fill(known)
    await page.locator('[value=password]').click()
    await page.waitForURL(`${identity.siteOrigin}/auth**`)

    expect(page.url()).toContain('access_token=')
    await context.close()
  })
})
