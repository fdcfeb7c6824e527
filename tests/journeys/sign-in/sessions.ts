import { wordsOf } from '../../../services/identity/words/choose-words'
import { mainWords } from '../../../src/i18n/words'
import { findFaults } from '../../support/faults'
import { until } from '../../support/sign-in-site'
import { type SigningIn } from '../../support/signing-in'

const silentCheck = /\/idp\/authorize\?.*prompt=none/

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
      await me.heading(mainWords('fr-fr')('dashboard.hello', { name: 'Rowan' }), other)
      await me.page.getByRole('button', { name: mainWords('en')('dashboard.sign-out') }).click()
      await Promise.all([me.arrive('/en'), me.arrive('/en', other)])

      expect(await me.kept()).toEqual({})
      await me.page.goBack()
      await me.page.waitForURL(/\/en\/auth\/sign-in/)
      expect(await me.page.getByText('Rowan Ellery').count()).toBe(0)
      await me.pressPassword()
      await me.page.getByLabel(wordsOf('en').password).waitFor()
      expect(me.at.complaints).toEqual([])
    })

    it('is renewed when its token has lived, by one tab for all (S-4)', async () => {
      await me.at.context.clock.install()
      await me.signIn()
      const other = await me.openTab('/en/dashboard/profile/details')
      await me.heading(mainWords('en')('dashboard.details'), other)
      const before = (await me.kept())['apollo-token']
      let checks = 0
      me.at.context.on('request', (request) => (checks += silentCheck.test(request.url()) ? 1 : 0))
      await me.at.context.clock.fastForward('30:01')
      await until(async () => (await me.kept())['apollo-token'] !== before)
      await me.at.context.clock.fastForward('00:30')

      expect(checks).toBe(1)
      expect([await me.page.locator('h1').textContent(), await other.locator('h1').textContent()]).toEqual([
        'Welcome, Rowan',
        'Details',
      ])
      expect(me.at.complaints).toEqual([])
    })

    it('that cannot be kept up ends at the root, which says so and leads back (S-4, X-14, X-16)', async () => {
      const warned: string[] = []
      me.page.on('console', (message) => warned.push(message.text()))
      await me.at.context.clock.install()
      await me.signIn('/en/dashboard/profile/security')
      await me.heading(mainWords('en')('security.title'))
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
      await me.arrive('/en/dashboard/profile/security')

      expect(me.at.complaints).toEqual([])
    })
  })
}
