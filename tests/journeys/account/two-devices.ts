import { loadSignedInWords } from '../../../src/i18n/load/load-signed-in-words'
import { href } from '../../../src/routes/href'
import { openBrowserAt, until } from '../../support/identity/sign-in-site'
import { SigningIn } from '../../support/identity/signing-in'

const notices = href('profile', 'en', { tab: 'notifications' })
const liveMs = 2000

/** One account in two browsers at once. */
export function describeTwoDevices(who: () => SigningIn): void {
  it('shows on one device within two seconds what is changed on the other (AC-5, R-DAS-08)', async () => {
    const me = who()
    const words = await loadSignedInWords('en')
    const browser = me.at.context.browser()
    if (!browser) throw new Error('There is no browser.')
    const second = await openBrowserAt(browser, me.site)
    const other = new SigningIn(me.site, second)
    for (const one of [me, other]) {
      // From then on the page hears of what happens.
      const listening = one.page.waitForEvent('websocket')
      await one.signIn(notices)
      await listening
      await one.page.getByRole('radio').first().waitFor()
    }
    const choice = (one: SigningIn, rate: 'daily' | 'weekly') =>
      one.page.getByRole('radio', {
        name: `${words('notices.insights')}: ${words('notices.email')}, ${words(`notices.${rate}`)}`,
      })
    const rate = (await choice(me, 'daily').isChecked()) ? 'weekly' : 'daily'
    await Promise.all([
      me.page.waitForResponse((response) => response.request().postData()?.includes('ChangeNotices') ?? false),
      choice(me, rate).check({ force: true }),
    ])
    await until(() => choice(other, rate).isChecked(), liveMs)
    await second.context.close()
  })
}
