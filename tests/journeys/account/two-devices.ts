import { loadSignedInWords } from '../../../src/i18n/load/load-signed-in-words'
import { href } from '../../../src/routes/href'
import { cacheOf } from '../../../src/services/packets/forget-packets'
import { openBrowserAt, until } from '../../support/identity/sign-in-site'
import { SigningIn } from '../../support/identity/signing-in'

const notices = href('profile', 'en', { tab: 'notifications' })
const liveMs = 2000

/** One account in two browsers at once. */
export function describeTwoDevices(who: () => SigningIn): void {
  it('shows on one device within two seconds what is changed on the other, and ends the session there (AC-5, R-DAS-08, R-DAS-09, RB-8)', async () => {
    const me = who()
    const words = await loadSignedInWords('en')
    const browser = me.at.context.browser()
    if (!browser) throw new Error('There is no browser.')
    const second = await openBrowserAt(browser, me.site)
    const other = new SigningIn(me.site, second)
    for (const one of [me, other]) {
      // From then on the page hears of what happens.
      const listening = one.page.waitForEvent('websocket', { timeout: 60_000 })
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

    // What the other device keeps for reading without a network is of a person who is not there any more.
    const sub = me.site.personOf('reader').id
    const keptIn = (one: SigningIn) => one.page.evaluate<string[]>('caches.keys()')
    await other.page.evaluate(`caches.open(${JSON.stringify(cacheOf(sub))})`)
    expect(await keptIn(other)).toEqual([cacheOf(sub)])
    await me.page.goto(href('profile', 'en', { tab: 'security' }))
    const sessions = me.page.getByRole('region', { name: words('security.sessions') })
    await sessions.getByRole('button', { name: words('security.end-others') }).click()
    await other.arrive('/en').catch(async () => {
      throw new Error(`${other.page.url()}: ${await other.page.locator('main').innerText()}`)
    })
    await until(async () => (await keptIn(other)).length === 0)
    await other.page.goto(notices)
    await other.page.waitForURL(/\/en\/auth\/sign-in\?return=/)

    await me.page.reload()
    await sessions.getByRole('heading', { level: 3 }).first().waitFor()
    expect(await sessions.getByRole('button', { name: words('security.end-others') }).count()).toBe(0)
    await second.context.close()
  })
}
