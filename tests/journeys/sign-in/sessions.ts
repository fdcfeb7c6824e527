import { type Page } from 'playwright-core'
import { wordsOf } from '../../../services/identity/words/choose-words'
import { mainWords } from '../../../src/i18n/words'
import { launchBrowser } from '../../support/browser/chromium'
import { findFaults } from '../../support/browser/faults'
import { openBrowserAt, until } from '../../support/identity/sign-in-site'
import { SigningIn, silentCheck } from '../../support/identity/signing-in'

/** In a page that will be left: notes what a reader would see of it first, if it came back as it was. */
const noteReturn = `addEventListener('pageshow', ({ persisted }) => {
  if (persisted) sessionStorage.setItem('seen', 'of a kept page: ' + document.body.innerText)
})`

/** In a page that shows who is signed in: notes when it no longer does. */
// The tab may be left before it is drawn without the name.
const noteEnd = `new MutationObserver(() => {
  if (!document.body.innerText.includes('Rowan')) sessionStorage.ended ??= Date.now()
}).observe(document.body, { subtree: true, childList: true, characterData: true })
addEventListener('pagehide', () => { sessionStorage.ended ??= Date.now() })`
const notePress = "addEventListener('submit', () => { sessionStorage.pressed = Date.now() }, true)"
const noted = async (page: Page, name: string) => Number(await page.evaluate(`sessionStorage.${name}`))

/** What becomes of somebody who is signed in. */
export function describeSessions(who: () => SigningIn): void {
  let me: SigningIn
  beforeEach(() => {
    me = who()
  })

  describe('a session', () => {
    it('ends everywhere at once, and leaves nothing to go back to (S-5)', async () => {
      await me.signIn('/en/dashboard/profile/details')
      const other = await me.openTab('/fr-fr/dashboard')
      await me.overview('fr-fr', other)
      await Promise.all([me.page.evaluate(notePress), other.evaluate(noteEnd)])
      await me.page.getByRole('button', { name: mainWords('en')('dashboard.sign-out') }).click()
      // Each tab in the language that its reader sees.
      await Promise.all([me.arrive('/en'), me.arrive('/fr-fr', other)])

      expect(await me.kept()).toEqual({})
      expect((await noted(other, 'ended')) - (await noted(me.page, 'pressed'))).toBeLessThanOrEqual(200)
      await me.page.goBack()
      await me.page.waitForURL(/\/en\/auth\/sign-in/)
      expect(await me.page.getByText('Rowan Ellery').count()).toBe(0)
      await me.pressPassword()
      await me.page.getByLabel(wordsOf('en').password).waitFor()
      expect(me.at.complaints).toEqual([])
    })

    it('outlives a page that is left before it knows who is there (E-3)', async () => {
      await me.signIn()
      await me.overview()
      const isKept = () => me.page.evaluate("'signed-in' in localStorage")
      for (const asked of [/jwks/, /\/idp\/userinfo/]) {
        const held = new Promise<void>((resolve) => void me.page.route(asked, () => resolve()))
        await me.page.goto('/en/dashboard')
        await held
        await me.page.goto('/en/people')
        await me.page.unroute(asked)

        expect({ asked, isKept: await isKept() }).toEqual({ asked, isKept: true })
      }
    })

    it('ends before a page is seen again that a browser kept as it was (S-5)', async () => {
      const browser = await launchBrowser({ keepsPages: true })
      try {
        const own = new SigningIn(me.site, await openBrowserAt(browser, me.site))
        await own.signIn('/en/dashboard/profile/details')
        await own.page.getByText('Rowan Ellery').first().waitFor()
        // No browser keeps a page that still waits for an answer.
        await own.page.waitForLoadState('networkidle')
        await own.page.evaluate(noteReturn)
        await own.page.goto('/en/people')
        await own.page.evaluate('localStorage.clear()')
        await own.page.evaluate('history.back()')
        await own.arrive('/en')

        const seen = await own.page.evaluate("sessionStorage.getItem('seen')")
        expect(seen).toMatch(/^of a kept page: /)
        expect(seen).not.toContain('Rowan')
      } finally {
        await browser.close()
      }
    })

    it('is renewed when its token has lived, by one tab for all (S-4)', async () => {
      await me.setClock()
      await me.signIn()
      const other = await me.openTab('/en/dashboard/profile/details')
      await me.heading(mainWords('en')('dashboard.details'), other)
      // What still waits for an answer would see half an hour go by.
      await Promise.all([me.page, other].map((tab) => tab.waitForLoadState('networkidle')))
      const before = (await me.kept())['apollo-token']
      let checks = 0
      me.at.context.on('request', (request) => (checks += silentCheck.test(request.url()) ? 1 : 0))
      await me.at.context.clock.fastForward('30:01')
      await until(async () => (await me.kept())['apollo-token'] !== before)
      await me.at.context.clock.fastForward('00:30')

      expect(checks).toBe(1)
      await me.overview()
      await me.heading(mainWords('en')('dashboard.details'), other)
      expect(me.at.complaints).toEqual([])
    })

    it('that cannot be kept up ends at the root, which says so and leads back to a begun form (S-4, S-5, X-14, X-16)', async () => {
      const words = mainWords('en')
      const company = () => me.page.getByLabel(words('profile.company'))
      const warned: string[] = []
      me.page.on('console', (message) => warned.push(message.text()))
      await me.setClock()
      await me.signIn('/en/dashboard/profile/details')
      await company().fill('Half a na')
      await me.at.context.clearCookies({ path: '/idp/' })
      await me.at.context.clock.fastForward('30:01')
      await me.arrive('/en')
      await me.page.getByText(mainWords('en')('session-lost.text')).waitFor()
      expect(await me.kept()).toEqual({})
      expect(warned).toContainEqual(expect.stringContaining('Silent authentication failed'))
      expect(await findFaults(me.page)).toEqual([])
      await me.page.getByRole('link', { name: mainWords('en')('session-lost.again') }).click()
      await me.pressPassword()
      await me.pressPerson('reader')
      await me.arrive('/en/dashboard/profile/details')
      expect(await company().inputValue()).not.toBe('Half a na')
      await me.page.getByRole('button', { name: words('unsaved.restore') }).click()
      expect(await company().inputValue()).toBe('Half a na')
      expect(await findFaults(me.page)).toEqual([])

      await company().fill('Half a name, then all of it')
      const form = me.page.getByRole('form').filter({ has: company() })
      await form.getByRole('button', { name: words('profile.save') }).click()
      await me.page.getByText(words('profile.saved')).waitFor()
      await me.page.reload()
      await company().waitFor()
      expect(await company().inputValue()).toBe('Half a name, then all of it')
      expect(me.at.complaints).toEqual([])
    })
  })
}
