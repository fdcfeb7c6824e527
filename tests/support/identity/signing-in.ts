import { type Locator, type Page } from 'playwright-core'
import { type LocaleIn } from '../../../src/config/locales'
import { mainWords } from '../../../src/i18n/words'
import { href } from '../../../src/routes/href'
import { type AtBrowser, type SignInSite, until } from './sign-in-site'

type MainLocale = LocaleIn<'main'>

/** How the provider is asked who is there, without a word to the reader. */
export const silentCheck = /\/idp\/authorize\?.*prompt=none/

/** What somebody does who signs in. A test has one of them, new each time. */
export class SigningIn {
  readonly site: SignInSite
  readonly at: AtBrowser
  page: Page

  constructor(site: SignInSite, at: AtBrowser) {
    this.site = site
    this.at = at
    this.page = at.page
  }

  async heading(name: string, on = this.page): Promise<void> {
    const heading = on.getByRole('heading', { level: 1, name, exact: true })
    await heading.waitFor().catch(async () => {
      throw new Error(`${on.url()} has no heading "${name}". It says: ${await on.locator('body').innerText()}`)
    })
  }

  /** The first page of the person who is here: its heading is what changed for them. */
  async overview(locale: MainLocale = 'en', on = this.page): Promise<void> {
    const words = mainWords(locale)
    const places = on.getByRole('navigation', { name: words('dashboard.sections') })
    await places.locator(`[aria-current=page][href="${href('dashboard', locale)}"]`).waitFor({ state: 'attached' })
    await on.getByRole('heading', { level: 1 }).waitFor()
  }

  /** On the site's own sign-in page. */
  pressPassword(locale: MainLocale = 'en'): Promise<void> {
    const words = mainWords(locale)
    return this.page.getByRole('button', { name: words('sign-in.go-with', { way: words('sign-in.database') }) }).click()
  }

  /** On the provider's page: a demonstration account, at one press. */
  pressPerson(role: string): Promise<void> {
    return this.page.locator(`[name=role][value=${role}]`).click()
  }

  /** From the site's sign-in page to the provider's; a sign-in then leads to this path. */
  async leaveFor(path: string, locale: MainLocale = 'en'): Promise<void> {
    await this.page.goto(`${href('sign-in', locale)}?return=${encodeURIComponent(path)}`)
    await this.pressPassword(locale)
    await this.page.waitForURL(/\/idp\//)
  }

  async signIn(path = '/en/dashboard', role = 'reader'): Promise<void> {
    await this.leaveFor(path)
    await this.pressPerson(role)
    await this.arrive(path)
  }

  arrive(path: string, on = this.page): Promise<void> {
    return on.waitForURL(`${this.site.origin}${path}`)
  }

  /** Takes this browser's clock in hand, from some time on. */
  async setClock(time = Date.now()): Promise<void> {
    this.at.isSpent = true
    await this.at.context.clock.install({ time })
  }

  /** Reloads until it is shown: what an editor publishes or grants arrives after a moment. */
  async reloadUntil(shown: Locator): Promise<void> {
    await until(async () => {
      await this.page.reload()
      return shown
        .first()
        .waitFor({ timeout: 4000 })
        .then(
          () => true,
          () => false,
        )
    }, 60_000)
  }

  async openTab(path: string): Promise<Page> {
    const tab = await this.at.context.newPage()
    await tab.goto(path)
    return tab
  }

  /** What the site keeps in this browser, by name. */
  kept(): Promise<Record<string, string>> {
    return this.page.evaluate<Record<string, string>>('({ ...localStorage })')
  }

  /**
   * On the provider's page: lets somebody in, but stops what the provider then sends back before the site reads it.
   * Answers with the fragment.
   */
  async catchAnswer(role = 'reader'): Promise<URLSearchParams> {
    const { origin } = this.site
    const callback = `${origin}/auth#`
    const { request } = this.at.context
    const first = { form: { action: 'demo', role }, headers: { origin }, maxRedirects: 0 }
    let answer = await request.post(this.page.url(), first)
    for (;;) {
      const location = answer.headers()['location'] ?? ''
      if (location.startsWith(callback)) return new URLSearchParams(location.slice(callback.length))
      if (location === '') throw new Error(`The provider did not send back: ${answer.status()} ${answer.url()}`)
      answer = await request.get(new URL(location, answer.url()).href, { maxRedirects: 0 })
    }
  }
}
