import { createHash } from 'node:crypto'
import { withClient } from '../../../services/database/connect'
import { claimsOf, fragmentOf, messageOf, signIn, toAuthorize, Visitor } from '../../support/browser/visitor'
import { type IdentityProcess, personOf } from '../../support/identity/identity-process'

const organization = 'org_Hk2wT9bVqLmXc4Ra'
const verifier = 'v'.repeat(43)
const challenge = createHash('sha256').update(verifier).digest('base64url')

/** Signing in for an organization, as Auth0 does it. */
export function describeOrganizations(identityOf: () => IdentityProcess): void {
  let identity: IdentityProcess
  let audience: string
  beforeAll(() => {
    identity = identityOf()
    audience = `${identity.siteOrigin}/online-services`
  })

  const signInFor = (role: string, visitor = new Visitor(identity), own: Record<string, string> = {}) =>
    signIn(identity, visitor, { ...personOf(role), request: { organization, audience, ...own } })
  const silently = async (visitor: Visitor, own: Record<string, string> = { organization }) =>
    messageOf(
      await visitor.ask(toAuthorize(identity, { prompt: 'none', response_mode: 'web_message', audience, ...own })),
    )
  const orgOf = (token: string | null | undefined) => claimsOf(token ?? '').org_id
  const refusal = (role: string, name = organization) => ({
    error: 'access_denied',
    error_description: `user ${personOf(role).id} is not part of the ${name} organization`,
  })

  describe('an organization', () => {
    it("is named in both of a member's tokens, at each silent renewal too (V-4)", async () => {
      const visitor = new Visitor(identity)
      const first = await signInFor('client-all', visitor)
      const renewed = await silently(visitor)

      expect([orgOf(first.get('id_token')), orgOf(first.get('access_token'))]).toEqual([organization, organization])
      expect([orgOf(renewed.id_token), orgOf(renewed.access_token)]).toEqual([organization, organization])
    })

    it('is in no token of a sign-in that asked for none', async () => {
      const visitor = new Visitor(identity)
      await signInFor('client-all', visitor)
      const { id_token: id, access_token: access } = await silently(visitor, {})

      expect([orgOf(id), orgOf(access)]).toEqual([undefined, undefined])
      expect(claimsOf(access ?? '')).toHaveProperty('sub', personOf('client-all').id)
    })

    it("is closed to everybody else, in Auth0's words (X-10)", async () => {
      expect(Object.fromEntries(await signInFor('reader'))).toMatchObject(refusal('reader'))
    })

    it('is closed to the session of somebody else, silently and on the page (V-4, X-10)', async () => {
      const visitor = new Visitor(identity)
      await signIn(identity, visitor, personOf('reader'))
      const silent = await silently(visitor)
      const onPage = fragmentOf(await visitor.follow(toAuthorize(identity, { organization })))
      const unknown = await silently(visitor, { organization: 'org_unknown' })

      expect(silent).toMatchObject(refusal('reader'))
      expect(Object.fromEntries(onPage)).toMatchObject(refusal('reader'))
      expect(unknown).toMatchObject(refusal('reader', 'org_unknown'))
      for (const answer of [silent, Object.fromEntries(onPage), unknown])
        expect(answer).not.toHaveProperty('access_token')
      expect(await silently(visitor, {})).toHaveProperty('access_token')
    })

    it('lets somebody else who is refused choose another account', async () => {
      const visitor = new Visitor(identity)
      await signIn(identity, visitor, personOf('reader'))
      const answer = await signInFor('client-all', visitor, { prompt: 'login' })

      expect(orgOf(answer.get('access_token'))).toBe(organization)
    })

    it('is another in the tokens of the one member who shows what a client must notice', async () => {
      const answer = await signInFor('wrong-organisation')

      expect(orgOf(answer.get('id_token'))).toBe('org_Zp7nD3sGyEuJf8Ko')
      expect(orgOf(answer.get('access_token'))).toBe('org_Zp7nD3sGyEuJf8Ko')
    })

    it('refuses the account of the demonstration that is called so, however it signs in (X-10)', async () => {
      const visitor = new Visitor(identity)
      const page = await visitor.follow(toAuthorize(identity))
      const pressed = fragmentOf(
        await visitor.follow(page.url, { form: { action: 'demo', role: 'wrong-organisation' } }),
      )
      const again = await silently(visitor, {})

      expect(page.text).toContain('Client of another organisation: refused')
      expect(Object.fromEntries(pressed)).toMatchObject(refusal('wrong-organisation', 'org_Rv4mB8tNcPwYd6Lz'))
      expect(again).toMatchObject(refusal('wrong-organisation', 'org_Rv4mB8tNcPwYd6Lz'))
    })

    const code = { response_type: 'code', code_challenge: challenge, code_challenge_method: 'S256' }
    const exchange = (own: object) =>
      new Visitor(identity).ask('/oauth/token', { json: { client_id: 'site-client', ...own } })
    const swap = (url: string) =>
      exchange({
        grant_type: 'authorization_code',
        code: new URL(url).searchParams.get('code'),
        code_verifier: verifier,
        redirect_uri: `${identity.siteOrigin}/auth`,
      })
    const findCode = async (own: Record<string, string>) => {
      const visitor = new Visitor(identity)
      const page = await visitor.follow(toAuthorize(identity, { ...code, organization, audience, ...own }))
      const { email, password } = personOf('client-all')
      const seen = await visitor.follow(page.url, { form: { action: 'password', email, password } })
      const isAsked = seen.url.startsWith(identity.root)
      return (isAsked ? await visitor.follow(seen.url, { form: { action: 'allow' } }) : seen).url
    }

    it('is in the tokens that a code is swapped for, and that a refresh token brings (V-4)', async () => {
      const { json } = await swap(await findCode({ scope: 'openid offline_access', prompt: 'consent' }))
      const refreshed = await exchange({ grant_type: 'refresh_token', refresh_token: json.refresh_token })

      for (const token of [json.id_token, json.access_token, refreshed.json.access_token]) {
        expect(orgOf(token as string)).toBe(organization)
      }
    })

    it('gives no token to somebody who left it before the code was swapped (V-4)', async () => {
      const url = await findCode({})
      const { id } = personOf('client-all')
      const rowOf = 'identity.organization_members where user_id = $1'
      const left = await withClient(
        identity.databaseUrl,
        async (sql) => (await sql.query(`delete from ${rowOf}`, [id])).rowCount,
      )
      const { status, json } = await swap(url)
      await withClient(identity.databaseUrl, (sql) =>
        sql.query('insert into identity.organization_members (organization_id, user_id) values ($1, $2)', [
          organization,
          id,
        ]),
      )

      expect([left, status, json.error]).toEqual([1, 403, 'invalid_grant'])
    })
  })

  describe('a code', () => {
    const redeem = (own: object) =>
      new Visitor(identity).ask('/oauth/token', {
        json: {
          grant_type: 'authorization_code',
          client_id: 'site-client',
          code: 'wrong',
          code_verifier: verifier,
          redirect_uri: `${identity.siteOrigin}/auth`,
          ...own,
        },
      })
    const issue = async () => {
      const visitor = new Visitor(identity)
      const request = { response_type: 'code', code_challenge: challenge, code_challenge_method: 'S256' }
      const page = await visitor.follow(toAuthorize(identity, request))
      const { email, password } = personOf('reader')
      const { url } = await visitor.follow(page.url, { form: { action: 'password', email, password } })
      return new URL(url).searchParams.get('code')
    }

    it('that is wrong is answered as Auth0 answers it (C-4)', async () => {
      const wrong = await redeem({})
      const unproved = await redeem({ code: await issue(), code_verifier: 'x'.repeat(43) })
      const stale = await redeem({ grant_type: 'refresh_token', refresh_token: 'wrong' })

      expect([wrong.status, wrong.json]).toEqual([
        403,
        { error: 'invalid_grant', error_description: 'Invalid authorization code' },
      ])
      expect([unproved.status, unproved.json.error_description]).toEqual([403, 'Failed to verify code verifier'])
      expect([stale.status, stale.json.error_description]).toEqual([403, 'Unknown or invalid refresh token.'])
    })

    it('is redeemed once, however many ask at the same moment (L-2)', async () => {
      for (let round = 0; round < 3; round += 1) {
        const code = await issue()
        const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await redeem({ code })).status))

        expect(statuses.sort()).toEqual([200, ...Array<number>(7).fill(403)])
      }
    })

    it('and what it brought are taken back by a call in JSON, as Auth0 takes it (C-4)', async () => {
      const { status } = await new Visitor(identity).ask('/oauth/revoke', {
        json: { client_id: 'site-client', token: 'unknown' },
      })

      expect(status).toBe(200)
    })
  })
}
