import { locales } from '../../../src/config/locales'
import { mainWords } from '../../../src/i18n/words'
import { type ErrorKind } from '../../../src/services/identity/auth-error'
import { findFaults } from '../../support/browser/faults'
import { forgedAnswers } from '../../support/identity/forged-answers'
import { until } from '../../support/identity/sign-in-site'
import { type SigningIn, silentCheck } from '../../support/identity/signing-in'

const spoken = ['en', 'fr-fr', 'zh-cn'] as const
const organization = 'org_Hk2wT9bVqLmXc4Ra'
/** In which language a part of a page says that it is. */
const languageOf = (part: {
  closest: (selector: string) => { getAttribute: (name: string) => string | null } | null
}) => part.closest('[lang]')?.getAttribute('lang')

const threeHoursMs = 3 * 3_600_000

/** What somebody sees whom the site does not let in, and what they can do about it. */
export function describeRefusals(who: () => SigningIn): void {
  let me: SigningIn
  beforeEach(() => {
    me = who()
  })

  const isTold = async (kind: ErrorKind, locale: (typeof spoken)[number] = 'en') => {
    const words = mainWords(locale)
    await me.heading(words(`denied.${kind}`))
    expect(await me.page.locator('main h1').evaluate(languageOf)).toBe(locales[locale].htmlLang)
    await me.page.getByText(words(`denied.${kind}-text`), { exact: true }).waitFor()
    const [beginning = ''] = words('denied.reference', { reference: '|' }).split('|')
    expect(await me.page.locator('main').textContent()).toMatch(new RegExp(`${beginning}[A-Za-z0-9]{8}`))
    expect(me.page.url()).not.toContain('#')
    expect(await me.kept()).not.toHaveProperty('apollo-token')
  }
  const tryAgain = (locale: (typeof spoken)[number] = 'en') =>
    me.page.getByRole('button', { name: mainWords(locale)('denied.again') }).click()

  describe('an answer that cannot be trusted', () => {
    it.each(forgedAnswers)('signs nobody in, and says so: %s', async (_, { kind, isKnown }, forge) => {
      await me.leaveFor('/fr-fr/people', 'fr-fr')
      const answer = await forge(await me.catchAnswer(), await me.site.readSigningKey())
      await me.page.goto(`/auth#${answer.toString()}`)

      await isTold(kind, isKnown ? 'fr-fr' : 'en')
      expect(me.at.complaints).toEqual([])
    })

    it('signs nobody in by the answer of another time, and lets one try again (S-1, S-2, X-1)', async () => {
      await me.leaveFor('/en/people')
      const answer = await me.catchAnswer()
      await me.setClock(Date.now() + 16 * 60_000)
      await me.page.goto(`/auth#${answer.toString()}`)
      await isTold('old-link')
      await tryAgain()
      // The provider still knows them.
      await me.arrive('/en/dashboard')

      expect(me.at.complaints).toEqual([])
    })

    it('signs nobody in twice by one answer (S-2)', async () => {
      await me.leaveFor('/en/people')
      const answer = await me.catchAnswer()
      await me.page.goto(`/auth#${answer.toString()}`)
      await me.arrive('/en/people')
      await me.page.evaluate('localStorage.clear()')
      await me.page.goto(`/auth#${answer.toString()}`)

      await isTold('old-link')
    })

    it.each(spoken)('is for another clock than this device’s, in %s (K-1, X-10)', async (locale) => {
      await me.setClock(Date.now() + threeHoursMs)
      await me.leaveFor('/en/people', locale)
      await me.pressPerson('reader')

      await isTold('clock', locale)
    })
  })

  describe('somebody whom the provider did not let in', () => {
    it.each(spoken)('is shown in %s, and comes back to where they were after another try (X-17)', async (locale) => {
      await me.leaveFor('/en/people', locale)
      await me.page.locator('[value=deny]').click()
      await isTold('refused', locale)
      expect(await findFaults(me.page)).toEqual([])
      await tryAgain(locale)
      await me.pressPerson('reader')
      await me.arrive('/en/people')

      expect(me.at.complaints).toEqual([])
    })

    it('learns that an account belongs to another organisation at every try, and may choose another (V-4, X-10)', async () => {
      await me.page.goto(`/en/auth/sign-in?return=/en/people&organization=${organization}`)
      await me.pressPassword()
      await me.pressPerson('wrong-organisation')
      await isTold('organisation')
      await tryAgain()
      await isTold('organisation')
      const asked = me.page.waitForRequest(/\/idp\/authorize\?/)
      await me.page.getByRole('button', { name: mainWords('en')('denied.choose') }).click()
      expect(new URL((await asked).url()).searchParams.get('organization')).toBe(organization)
      await me.page.waitForURL(/\/idp\//)
    })

    it('is asked for their agreement, where the provider wants it (X-13)', async () => {
      await me.signIn('/en/dashboard/profile/details')
      // The page asks who is there as soon as it is reached, and must not be the one that hears this answer.
      await me.heading(mainWords('en')('dashboard.details'))
      await me.page.route(silentCheck, (route) =>
        route.continue({ url: route.request().url().replace('client_id=site-client', 'client_id=partner-client') }),
      )
      await me.page.reload()
      await isTold('consent')
      await me.page.getByRole('button', { name: mainWords('en')('denied.continue') }).click()
      await me.arrive('/en/dashboard/profile/details')
    })

    it('is offered to sign in, without a word of error, where nobody is known (X-12)', async () => {
      await me.page.goto('/en/auth/sign-in')
      await me.heading(mainWords('en')('sign-in.title'))

      expect(await me.page.getByText(mainWords('en')('denied.other')).count()).toBe(0)
      expect(me.at.complaints).toEqual([])
    })
  })

  describe('the page about a refusal', () => {
    it.each([
      ['X-7', 'logout_failed', 'logout'],
      ['X-11', 'origin_mismatch', 'popup'],
      ['X-15', 'captcha_failed', 'captcha'],
      ['X-6', 'invalid_user', 'identity'],
      ['X-14', 'timeout', 'signed-out'],
    ] as const)('reads the code alone, and says what it means, in every language (%s, X-17)', async (_, code, kind) => {
      await me.page.goto('/en/auth/email-verified-callback')
      for (const locale of spoken) {
        const note = JSON.stringify({ code, description: '<img src=x>', locale, reference: 'Ab12Cd34' })
        await me.page.evaluate(`sessionStorage.setItem('access-denied', ${JSON.stringify(note)})`)
        await me.page.goto('/auth')
        await isTold(kind, locale)
      }
      expect(await me.page.locator('main').textContent()).not.toContain('<img')
      expect(me.at.complaints).toEqual([])
    })

    it('is gone with the next sign-in (X-17)', async () => {
      await me.page.goto('/auth#state=x')
      await isTold('old-link')
      await tryAgain()
      await me.pressPerson('reader')
      await me.arrive('/en/dashboard')

      expect(await me.page.evaluate("sessionStorage.getItem('access-denied')")).toBeNull()
    })
  })

  describe('a dashboard without a network', () => {
    it('says so as long as it is so, and ends the session here alone (X-7, X-18)', async () => {
      await me.signIn()
      await me.overview()
      const badge = me.page.getByRole('status').filter({ hasText: mainWords('en')('dashboard.offline') })
      expect(await badge.count()).toBe(0)
      await me.at.context.setOffline(true)
      await badge.waitFor()
      expect(await findFaults(me.page)).toEqual([])
      await me.at.context.setOffline(false)
      await badge.waitFor({ state: 'detached' })

      await me.at.context.setOffline(true)
      await me.page.getByRole('button', { name: mainWords('en')('dashboard.sign-out') }).click()
      await isTold('logout')
      expect(await me.kept()).toEqual({})
      await me.at.context.setOffline(false)
      await me.page.getByRole('button', { name: mainWords('en')('denied.sign-out-again') }).click()
      await me.arrive('/en')
      // The provider knows nobody any more either.
      await me.leaveFor('/en/dashboard')
      await me.page.locator('[name=role][value=reader]').waitFor()
    })
  })

  describe('products that cannot be loaded', () => {
    const permissions = '**/user/userpermissions'

    it.each([
      ['are down', (fail: () => Promise<void>) => fail()],
      ['cannot be reached', (_: unknown, abort: () => Promise<void>) => abort()],
    ])('%s: the rest goes on, and another try may succeed (X-5, X-18, S-3)', async (_, end) => {
      await me.page.route(permissions, (route) =>
        end(
          () => route.fulfill({ status: 503, body: '' }),
          () => route.abort(),
        ),
      )
      await me.setClock()
      await me.signIn('/en/dashboard/products', 'client-all')
      const failed = me.page.getByText(mainWords('en')('dashboard.failed'))
      // It is tried again after one second, and after four more.
      await until(async () => {
        await me.at.context.clock.fastForward('00:01')
        return failed.isVisible()
      })
      expect(await findFaults(me.page)).toEqual([])
      await me.page.unroute(permissions)
      await me.page.getByRole('button', { name: mainWords('en')('dashboard.retry') }).click()
      await failed.waitFor({ state: 'hidden' })
    })
  })
}
