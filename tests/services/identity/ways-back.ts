import { withClient } from '../../../services/database/connect'
import { claimsOf, signIn, toAuthorize, Visitor } from '../../support/browser/visitor'
import { type IdentityProcess, personOf } from '../../support/identity/identity-process'
import { lettersTo, letterTo } from '../../support/letters/outbox'

const password = 'ferns grow by the weir'
const html = { accept: 'text/html,application/xhtml+xml' }
const letterMs = 1500

/** Where people go on from what did not work, or is over. */
export function describeWaysBack(identityOf: () => IdentityProcess): void {
  let identity: IdentityProcess
  beforeAll(() => {
    identity = identityOf()
  })

  const isPageOfOurs = (text: string, { lang, home }: { lang: string; home: string }) => {
    expect(text).toContain(`<html lang="${lang}" dir="ltr">`)
    expect(text).toContain('<style>')
    expect(text).toContain(`href="${identity.siteOrigin}${home}"`)
  }

  describe('a sign-in that is over', () => {
    it('goes on to the website for a person whom it has signed in and who comes back to it (B14)', async () => {
      const visitor = new Visitor(identity)
      const page = await visitor.follow(toAuthorize(identity, { ui_locales: 'fr-fr' }))
      const { email, password: own } = personOf('reader')
      await visitor.follow(page.url, { form: { action: 'password', email, password: own } })
      const back = await visitor.ask(page.url)

      expect([back.status, back.headers.get('location')]).toEqual([303, `${identity.siteOrigin}/fr-fr/dashboard`])
    })

    it('says so to everybody else, in the language of the sign-in, with ways on (B14)', async () => {
      const page = await new Visitor(identity).follow(toAuthorize(identity, { ui_locales: 'zh-cn' }))
      const { status, text } = await new Visitor(identity).ask(page.url, { headers: html })

      expect(status).toBe(400)
      isPageOfOurs(text, { lang: 'zh-Hans-CN', home: '/zh-cn' })
      expect(text).toContain(`href="${identity.siteOrigin}/zh-cn/auth/sign-in"`)
    })
  })

  describe('an error page', () => {
    it.each([
      ['of nothing there', '/nowhere', 404],
      [
        'of a sign-out towards an address that is not registered',
        '/v2/logout?returnTo=https%3A%2F%2Fevil.example',
        400,
      ],
      ['of a link without its half', '/passwordless/verify_redirect?connection=email', 400],
      ['of an unknown application', '/authorize?client_id=nobody', 400],
    ])(
      '%s has the look of the firm, the language of the reader, and a way back to the website (B17)',
      async (_, path, status) => {
        const answer = await new Visitor(identity).ask(path, {
          headers: { ...html, 'accept-language': 'fr-CA,en;q=0.5' },
        })

        expect(answer.status).toBe(status)
        isPageOfOurs(answer.text, { lang: 'fr-FR', home: '/fr-fr' })
      },
    )

    it('stands where the provider cannot do what it should, too (B17)', async () => {
      const visitor = new Visitor(identity)
      await signIn(identity, visitor, personOf('reader'))
      const rename = (from: string, to: string) =>
        withClient(identity.databaseUrl, (sql) => sql.query(`alter table identity.${from} rename to ${to}`))
      await rename('artifacts', 'artifacts_away')
      const answer = await visitor.ask('/v2/logout?client_id=site-client', { headers: html })
      await rename('artifacts_away', 'artifacts')

      expect(answer.status).toBe(500)
      isPageOfOurs(answer.text, { lang: 'en', home: '/en' })
    })
  })

  describe('an address that is not confirmed', () => {
    const signUp = (email: string) =>
      new Visitor(identity).ask('/dbconnections/signup', {
        json: { client_id: 'site-client', connection: 'Username-Password-Authentication', email, password },
      })

    it('gets its letter again at a sign-in, once in a while, and the answer is the same (B12)', async () => {
      const email = 'again@example.com'
      await signUp(email)
      const { link: first } = await letterTo(identity, email, 'Confirm')
      const answer = await signIn(identity, new Visitor(identity), {
        email,
        password,
        request: { ui_locales: 'fr-fr' },
      })
      const { link: second } = await letterTo(identity, email, /adresse/)
      await signIn(identity, new Visitor(identity), { email, password })
      await new Promise((resolve) => setTimeout(resolve, letterMs))

      expect(claimsOf(answer.get('id_token'))).toMatchObject({ email_verified: false })
      expect(second).not.toBe(first)
      expect(await lettersTo(identity, email)).toHaveLength(2)
      expect((await new Visitor(identity).ask(second, { method: 'POST' })).status).toBe(200)
    })

    it('gets none at a wrong password, nor once it is confirmed (B12)', async () => {
      const email = 'settled@example.com'
      await signUp(email)
      const { link } = await letterTo(identity, email, 'Confirm')
      await signIn(identity, new Visitor(identity), { email, password: `${password}!` })
      await new Visitor(identity).ask(link, { method: 'POST' })
      await signIn(identity, new Visitor(identity), { email, password })
      await new Promise((resolve) => setTimeout(resolve, letterMs))

      expect(await lettersTo(identity, email)).toHaveLength(1)
    })

    it('is in no address of a page once it is confirmed (R-AUT-07)', async () => {
      const email = 'unnamed@example.com'
      await signUp(email)
      const { link } = await letterTo(identity, email, 'Confirm')
      const { text } = await new Visitor(identity).ask(link, { method: 'POST' })
      const [, next = ''] = /href="([^"]*email-verified-callback[^"]*)"/.exec(text) ?? []

      expect(next).toContain('success=true')
      expect(decodeURIComponent(next)).not.toMatch(/@|email=/)
    })
  })
}
