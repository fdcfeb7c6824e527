import { withClient } from '../../../services/database/connect'
import { pageLocales, wordsOf } from '../../../services/identity/words/choose-words'
import { beginSentence } from '../../../src/i18n/format/spell-number'
import { mainWords } from '../../../src/i18n/words'
import { href } from '../../../src/routes/href'
import { findFaults } from '../../support/browser/faults'
import { type SigningIn } from '../../support/identity/signing-in'
import { letterTo } from '../../support/letters/outbox'
import { answerFirstDay } from '../account/first-day'

const locales = ['en', 'fr-fr', 'zh-cn'] as const
const password = 'ferns grow by the weir'

/** The browser reports every answer of 400, which a wrong password is answered with. */
const isNotRefusal = (line: string) => !line.includes('status of 400')

/** How people come in: with an account, without one yet, and with a password that they forgot. */
export function describeArrivals(who: () => SigningIn): void {
  let me: SigningIn
  beforeEach(() => {
    me = who()
  })

  describe('somebody who signs in', () => {
    it.each(locales)(
      'in %s comes back to the public page that they were on, greeted by name (R-AUT-00, R-AUT-01, S-1, S-3, K-3, K-4)',
      async (locale) => {
        const { email, password: known, name } = me.site.personOf('reader')
        const { signIn: provider, ...labels } = wordsOf(locale)
        const people = href('people', locale)
        await me.page.goto(`${people}?letter=a`)
        await me.page.getByRole('link', { name: mainWords(locale)('shell.sign-in'), exact: true }).click()
        await me.heading(mainWords(locale)('sign-in.title'))
        expect(await findFaults(me.page)).toEqual([])
        const asked = me.page.waitForRequest(/\/idp\/authorize\?(?!.*prompt=none)/)
        await me.pressPassword(locale)
        const { searchParams } = new URL((await asked).url())
        expect(Object.fromEntries(searchParams)).toMatchObject({
          response_type: 'token id_token',
          scope: 'openid email profile read:current_user',
          redirect_uri: `${me.site.origin}/auth`,
          ui_locales: locale,
          state: expect.stringMatching(/^[A-Za-z0-9]{30}$/) as string,
        })
        await me.page.getByLabel(labels.email).fill(email)
        // After a third mistake it would ask a question for people, too.
        if (locale !== 'zh-cn') {
          await me.page.getByLabel(labels.password).fill('not this one')
          await me.page.locator('[value=password]').click()
          await me.page.getByText(provider.wrong).waitFor()
          expect(await me.page.getByLabel(labels.email).inputValue()).toBe(email)
        }
        await me.page.getByLabel(labels.password).fill(known)
        await me.page.locator('[value=password]').click()
        await me.arrive(`${people}?letter=a`)

        const link = me.page.getByRole('link', { name, exact: true })
        await link.waitFor()
        expect(await link.getAttribute('href')).toBe(href('dashboard', locale))
        expect(await me.page.evaluate('document.activeElement.tagName')).toBe('H1')
        const kept = await me.kept()
        expect(Object.keys(kept).sort()).toEqual(['apollo-token', 'signed-in'])
        await me.page.goto(href('sign-in', locale))
        await me.arrive(href('dashboard', locale))
        await me.overview(locale)
        await me.page.goto(href('profile', locale, { tab: 'security' }))
        await me.heading(mainWords(locale)('security.title'))
        expect(await findFaults(me.page)).toEqual([])
        expect(me.at.complaints.filter(isNotRefusal)).toEqual([])
      },
    )

    it('finds one button for each way to sign in, and goes to the provider for that way (R-AUT-01)', async () => {
      const words = mainWords('fr-fr')
      const ways = {
        database: 'Username-Password-Authentication',
        email: 'email',
        google: 'google-oauth2',
        enterprise: 'client-sign-on',
      }
      const asked: (string | null)[] = []
      await me.page.route(/\/idp\/authorize\?(?!.*prompt=none)/, (route) => {
        asked.push(new URL(route.request().url()).searchParams.get('connection'))
        return route.fulfill({ body: 'the page of the provider' })
      })
      for (const way of Object.keys(ways) as (keyof typeof ways)[]) {
        await me.page.goto(href('sign-in', 'fr-fr'))
        await me.heading(words('sign-in.title'))
        await me.page.getByRole('button', { name: words('sign-in.go-with', { way: words(`sign-in.${way}`) }) }).click()
        await me.page.getByText('the page of the provider').waitFor()
      }

      expect(asked).toEqual(Object.values(ways))
    })

    it.each(['/nl-nl/graduates', '/en-sg/graduates', '/de-de/graduates'])(
      'on %s signs in by /auth and is on that page again, in its language (CV-10)',
      async (path) => {
        await me.page.goto(path)
        const lang = await me.page.evaluate('document.documentElement.lang')
        await me.page.locator('header a[data-account]').first().click()
        const asked = me.page.waitForRequest(/\/idp\/authorize\?(?!.*prompt=none)/)
        await me.pressPassword('en')
        expect(new URL((await asked).url()).searchParams.get('redirect_uri')).toBe(`${me.site.origin}/auth`)
        await me.pressPerson('reader')
        await me.arrive(path)

        expect(await me.page.evaluate('document.documentElement.lang')).toBe(lang)
        expect(me.at.complaints).toEqual([])
      },
    )

    it('is asked for it where it is needed, and then shown what they wanted (PM-6)', async () => {
      const path = href('profile', 'fr-fr', { tab: 'security' })
      await me.page.goto(path)
      await me.arrive(`${href('sign-in', 'fr-fr')}?return=${encodeURIComponent(path)}`)
      await me.pressPassword('fr-fr')
      await me.pressPerson('client-all')
      await me.arrive(path)
      await me.heading(mainWords('fr-fr')('security.title'))
      await me.page.getByRole('link', { name: 'Camille Arnaud', exact: true }).first().waitFor()

      expect(await me.page.evaluate('document.activeElement.tagName')).toBe('H1')
      expect(me.at.complaints).toEqual([])
    })

    it('may begin in two tabs, and each comes back to its own place (S-1)', async () => {
      const first = me.page
      await me.leaveFor('/en/people')
      me.page = await me.at.context.newPage()
      await me.leaveFor('/en/dashboard')
      await first.locator('[name=role][value=reader]').click()
      await me.arrive('/en/people', first)
      await me.pressPerson('reader')
      await me.arrive('/en/dashboard')

      expect(me.at.complaints).toEqual([])
    })

    it('finds every part of their profile at an address of its own (R-DAS-10)', async () => {
      await me.signIn('/en/dashboard/profile/details')
      const answer = await me.page.goto('/en/dashboard/profile')
      expect([answer?.status(), new URL(me.page.url()).pathname]).toEqual([200, '/en/dashboard/profile/details'])
      await me.heading(mainWords('en')('dashboard.details'))
      await me.page.getByRole('link', { name: mainWords('en')('dashboard.security') }).click()
      await me.heading(mainWords('en')('security.title'))
      await me.page.reload()
      await me.heading(mainWords('en')('security.title'))
      await me.page.goBack()
      await me.heading(mainWords('en')('dashboard.details'))

      expect(me.at.complaints).toEqual([])
    })
  })

  describe('somebody without an account', () => {
    it('makes one, confirms their address, is asked three questions once, and is in (R-AUT-02, R-AUT-03, R-AUT-07, S-6)', async () => {
      const { signUp, verify, inbox, goOn, email: label, password: secret, letters } = wordsOf('zh-cn')
      const email = 'ines@example.com'
      await me.page.goto(href('sign-up', 'zh-cn'))
      await me.heading(mainWords('zh-cn')('sign-up.title'))
      for (const gift of ['sign-up.gift-products', 'sign-up.gift-contacts', 'sign-up.gift-subscriptions'] as const) {
        expect(await me.page.getByText(mainWords('zh-cn')(gift)).isVisible()).toBe(true)
      }
      const asked = me.page.waitForRequest(/\/idp\/authorize\?/)
      await me.page.getByRole('button', { name: mainWords('zh-cn')('sign-in.create') }).click()
      expect(new URL((await asked).url()).searchParams.get('screen_hint')).toBe('signup')
      await me.page.getByLabel(signUp.name).fill('Ines Marchetti')
      await me.page.getByLabel(label).fill(email)
      await me.page.getByLabel(secret).fill(password)
      await me.page.getByRole('button', { name: signUp.action }).click()
      await me.heading(inbox.title)
      await me.page.goto((await letterTo(me.site, email, letters.verify.subject)).link)
      await me.page.getByRole('button', { name: verify.action }).click()
      await me.page.getByRole('link', { name: goOn }).click()
      await me.heading(mainWords('zh-cn')('verified.title'))
      await me.page
        .getByRole('main')
        .getByRole('link', { name: mainWords('zh-cn')('sign-in.title'), exact: true })
        .click()
      await me.pressPassword('zh-cn')
      await me.page.getByLabel(label).fill(email)
      await me.page.getByLabel(secret).fill(password)
      await me.page.locator('[value=password]').click()
      await answerFirstDay(me, 'zh-cn')
      await me.page.getByRole('link', { name: 'Ines Marchetti', exact: true }).first().waitFor()

      expect(me.at.complaints).toEqual([])
    })

    it.each([
      ['success=false&message=This+URL+can+be+used+only+once', 'verified.expired-title'],
      ['success=false&message=Email+already+verified&code=already', 'verified.already-title'],
      ['success=false&message=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E', 'verified.expired-title'],
    ] as const)('learns what a letter’s link came to: %s (R-AUT-07)', async (query, title) => {
      await me.page.goto(`/fr-fr/auth/email-verified-callback?${query}`)
      await me.heading(mainWords('fr-fr')(title))

      expect(await me.page.locator('main img').count()).toBe(0)
      expect(me.at.complaints).toEqual([])
    })
  })

  describe('somebody who changes their password', () => {
    it('gets a letter for it, is signed out everywhere, and signs in with the new one (R-DAS-09, C-5)', async () => {
      const { email } = me.site.personOf('client-share-disclosure')
      const { reset, password: label, email: address } = wordsOf('en')
      const subject = pageLocales.map((locale) => wordsOf(locale).letters.reset.subject).join('|')
      await me.signIn('/en/dashboard/profile/security', 'client-share-disclosure')
      await me.page.getByRole('button', { name: mainWords('en')('security.send') }).click()
      await me.page.getByText(mainWords('en')('security.sent')).waitFor()
      const { link } = await letterTo(me.site, email, subject)
      await me.page.goto(link.replace(/lang=[\w-]+/, 'lang=en'))
      await me.page.getByLabel(reset.label).fill(password)
      await me.page.getByRole('button', { name: reset.action }).click()
      await me.heading(reset.doneTitle)
      // The session at the provider is over, so the page that asks for its renewal finds nobody.
      await me.page.goto('/en/dashboard')
      await me.page.waitForURL(/\/en\/auth\/sign-in\?return=/)
      await me.pressPassword()
      await me.page.getByLabel(address).fill(email)
      await me.page.getByLabel(label).fill(password)
      await me.page.locator('[value=password]').click()
      await me.overview()

      expect(me.at.complaints).toEqual([])
    })

    it('sees every way by which their account opens (R-DAS-09)', async () => {
      await me.signIn('/en/dashboard/profile/details', 'client-all')
      const { id } = me.site.personOf('client-all')
      await withClient(me.site.databaseUrl, (sql) =>
        sql.query(
          `insert into identity.logins (connection, subject, user_id, email) values ('google-oauth2', '7', $1, 'c@example.com')`,
          [id],
        ),
      )
      await me.page.getByRole('link', { name: mainWords('en')('dashboard.security') }).click()
      await me.page.getByText(/c@example\.com/).waitFor()
      expect(await me.page.locator('[aria-labelledby=identities] h3').allTextContents()).toEqual([
        beginSentence('en', mainWords('en')('sign-in.database')),
        mainWords('en')('sign-in.google'),
      ])
      expect(me.at.complaints).toEqual([])
      expect(await findFaults(me.page)).toEqual([])
    })

    it('learns where it is kept, when it is not here (R-DAS-09)', async () => {
      await me.signIn('/en/dashboard/profile/security', 'social-unverified')
      await me.page
        .getByText(mainWords('en')('security.no-password', { way: mainWords('en')('sign-in.google') }))
        .waitFor()
    })
  })
}
