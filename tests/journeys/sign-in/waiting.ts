import { type Route } from 'playwright-core'
import { mainWords } from '../../../src/i18n/words'
import { href } from '../../../src/routes/href'
import { shiftOf } from '../../support/browser/visit-page'
import { type SigningIn, silentCheck } from '../../support/identity/signing-in'

const most = 0.01
const locales = ['en', 'fr-fr', 'zh-cn'] as const

/** What stands there while it is found out who is signed in. */
export function describeWaiting(who: () => SigningIn): void {
  it.each([360, 1440])('moves nothing when the ways to sign in are drawn, at %i px (Q-2)', async (width) => {
    const { page } = who()
    await page.setViewportSize({ width, height: 740 })
    for (const path of [href('sign-in', 'en'), href('dashboard', 'en')]) {
      await page.goto(path)
      await who().heading(mainWords('en')('sign-in.title'))

      expect({ path, isStill: (await shiftOf(page)) < most }).toEqual({ path, isStill: true })
    }
  })

  describe('somebody whom the provider still knows, and the site does not', () => {
    const words = mainWords('en')
    const title = words('sign-in.title')
    const way = words('sign-in.go-with', { way: words('sign-in.database') })

    const becomeKnown = async () => {
      const me = who()
      await me.signIn()
      // Until it knows who is there the page may still send them away.
      await me.overview()
      await me.page.evaluate(() => localStorage.clear())
      return { me, name: me.site.personOf('reader').email }
    }

    it('is offered their name at once, and nothing moves (R-AUT-01, Q-2)', async () => {
      const { me, name } = await becomeKnown()
      await me.page.goto(`${href('sign-in', 'en')}?return=/en/people`)
      await me.heading(title)

      const goOn = me.page.getByRole('button', { name: words('sign-in.continue-as', { name }) })
      expect(await goOn.isVisible()).toBe(true)
      expect((await shiftOf(me.page)) < most).toBe(true)
      await goOn.click()
      await me.arrive('/en/people')
    })

    it('is shown the ways in when the provider is slow, and a late answer does not move them (R-AUT-01, Q-2)', async () => {
      const { me, name } = await becomeKnown()
      let held: Route | undefined
      await me.page.route(silentCheck, (route) => {
        held = route
      })
      await me.page.goto(href('sign-in', 'en'))
      await me.heading(title)
      const late = me.page.waitForResponse(silentCheck)
      await held?.continue()
      await late

      expect(await me.page.getByRole('button', { name: way }).isVisible()).toBe(true)
      expect(await me.page.getByText(name).count()).toBe(0)
      expect((await shiftOf(me.page)) < most).toBe(true)
    })
  })

  it.each(locales)('says in %s without a script that it needs one, and names another way (CV-9)', async (locale) => {
    const { at, site } = who()
    const words = mainWords(locale)
    const plain = await at.context.browser()?.newContext({ javaScriptEnabled: false, baseURL: site.origin })
    const page = await plain?.newPage()
    for (const path of [href('sign-in', locale), href('dashboard', locale)]) {
      await page?.goto(path)
      // Finding by text or role leaves out what stands in noscript, seen or not.
      const main = page?.locator('main')
      const seen = await main?.innerText()

      expect(seen).toContain(words('account.script-text'))
      expect(seen).not.toContain(words('account.wait-text'))
      expect(await main?.locator(`a[href="${href('contact-us', locale)}"]`).isVisible()).toBe(true)
    }
    await plain?.close()
  })
}
