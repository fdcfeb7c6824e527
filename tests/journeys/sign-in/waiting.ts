import { mainWords } from '../../../src/i18n/words'
import { href } from '../../../src/routes/href'
import { type SigningIn } from '../../support/signing-in'
import { shiftOf } from '../../support/visit-page'

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
