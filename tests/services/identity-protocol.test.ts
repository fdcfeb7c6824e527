import { claimsOf, fragmentOf, messageOf, signIn, toAuthorize, Visitor } from '../support/browser/visitor'
import { type IdentityProcess, personOf, startIdentity } from '../support/identity/identity-process'
import { describeOrganizations } from './identity/organizations'

describe('the sign-in provider', () => {
  let identity: IdentityProcess
  const reader = personOf('reader')

  beforeAll(async () => {
    identity = await startIdentity()
  })
  afterAll(() => identity.stop())

  const silently = (visitor: Visitor, own: Record<string, string> = {}) =>
    visitor.ask(toAuthorize(identity, { prompt: 'none', response_mode: 'web_message', ...own }))

  it('signs somebody in on its page and sends the tokens back in the fragment (C-4)', async () => {
    const answer = await signIn(identity, new Visitor(identity), reader)

    expect(Object.fromEntries(answer)).toMatchObject({ state: 'a-state', token_type: 'Bearer', expires_in: '1800' })
    expect(claimsOf(answer.get('id_token'))).toMatchObject({
      iss: `${identity.root}/`,
      aud: 'site-client',
      sub: reader.id,
      nonce: 'a-nonce',
      at_hash: expect.any(String) as string,
      email: reader.email,
      email_verified: true,
      name: reader.name,
      given_name: 'Rowan',
      family_name: 'Ellery',
      [`${identity.root}/company`]: reader.company,
      [`${identity.root}/jobTitle`]: reader.jobTitle,
      [`${identity.root}/connection`]: 'Username-Password-Authentication',
    })
  })

  it('answers a silent check before, during and after a session (X-12)', async () => {
    const visitor = new Visitor(identity)
    const before = messageOf(await silently(visitor))
    await signIn(identity, visitor, reader)
    const during = messageOf(await silently(visitor))
    await visitor.ask(`/v2/logout?client_id=site-client&returnTo=${encodeURIComponent(`${identity.siteOrigin}/`)}`)
    const after = messageOf(await silently(visitor))

    expect(before).toMatchObject({ error: 'login_required', error_description: 'Login required', state: 'a-state' })
    expect(Object.keys(during).sort()).toEqual([
      'access_token',
      'expires_in',
      'id_token',
      'scope',
      'state',
      'token_type',
    ])
    expect(after).toMatchObject({ error: 'login_required' })
  })

  it('lets only registered pages frame a silent check, with one script and no other', async () => {
    const policy = (await silently(new Visitor(identity))).headers.get('content-security-policy') ?? ''

    expect(policy).toContain(`frame-ancestors ${identity.siteOrigin}`)
    expect(policy).toMatch(/script-src 'none' 'sha256-[^']+'|script-src 'sha256-[^']+'/)
    expect(policy).not.toContain('unsafe-inline')
  })

  it('gives a token for a program that it knows, and names one that it does not', async () => {
    const visitor = new Visitor(identity)
    const audience = `${identity.root}/api/v2/`
    const known = await signIn(identity, visitor, {
      ...reader,
      request: { audience, scope: 'openid profile read:current_user' },
    })
    const unknown = messageOf(await silently(visitor, { audience: 'https://elsewhere.example/' }))

    expect(claimsOf(known.get('access_token'))).toMatchObject({
      aud: [audience, `${identity.root}/userinfo`],
      azp: 'site-client',
      scope: 'openid profile read:current_user',
    })
    expect(unknown).toMatchObject({ error_description: 'Service not found: https://elsewhere.example/' })
  })

  it('tells a token holder who they are, within the scopes, and nobody else anything', async () => {
    const visitor = new Visitor(identity)
    const token = (await signIn(identity, visitor, { ...reader, request: { scope: 'openid email' } })).get(
      'access_token',
    )
    const bearer = (value: string) => visitor.ask('/userinfo', { headers: { authorization: `Bearer ${value}` } })
    const { json } = await bearer(token ?? '')

    expect(json).toMatchObject({ sub: reader.id, email: reader.email })
    expect(json).not.toHaveProperty('name')
    expect((await bearer(`${token ?? ''}x`)).status).toBe(401)
    expect((await visitor.ask('/userinfo')).status).toBe(401)
  })

  it.each(['/auth/', '/auth?x=1', '/elsewhere', '//evil.example/auth'])(
    'returns to no address but the registered: %s',
    async (path) => {
      const { status, text, url } = await new Visitor(identity).follow(
        toAuthorize(identity, { redirect_uri: `${identity.siteOrigin}${path}` }),
      )

      expect([status, url.startsWith(identity.root)]).toEqual([400, true])
      expect(text).toContain('This sign-in cannot go on')
    },
  )

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
    'signs out towards no address but the registered: %s',
    async (returnTo) => {
      const visitor = new Visitor(identity)
      await signIn(identity, visitor, reader)
      const { status } = await visitor.ask(`/v2/logout?returnTo=${encodeURIComponent(returnTo)}`)

      expect(status).toBe(400)
      expect(messageOf(await silently(visitor))).toHaveProperty('access_token')
    },
  )

  it("asks for consent where the application is not the firm's own (X-13)", async () => {
    const visitor = new Visitor(identity)
    await signIn(identity, visitor, reader)
    const own = { client_id: 'partner-client' }
    const silent = messageOf(await silently(visitor, own))
    const page = await visitor.follow(toAuthorize(identity, own))
    const declined = fragmentOf(await visitor.follow(page.url, { form: { action: 'deny' } }))
    const again = await visitor.follow(toAuthorize(identity, own))
    const allowed = fragmentOf(await visitor.follow(again.url, { form: { action: 'allow' } }))

    expect(silent).toMatchObject({ error: 'consent_required', error_description: 'Consent required' })
    expect(page.text).toContain('Harbour Deal Room asks for access')
    expect(declined.get('error')).toBe('access_denied')
    expect(allowed.get('access_token')).toBeTruthy()
    expect(messageOf(await silently(visitor, own))).toHaveProperty('access_token')
  })

  it('lets nothing pass from one account to the next in the same browser', async () => {
    const visitor = new Visitor(identity)
    await signIn(identity, visitor, reader)
    const other = personOf('client-all')
    const answer = await signIn(identity, visitor, { ...other, request: { prompt: 'login' } })

    expect(claimsOf(answer.get('id_token'))).toMatchObject({ sub: other.id })
    expect(claimsOf(messageOf(await silently(visitor)).id_token ?? '')).toMatchObject({ sub: other.id })
  })

  it('offers the account that is signed in, and another', async () => {
    const visitor = new Visitor(identity)
    await signIn(identity, visitor, reader)
    const page = await visitor.follow(toAuthorize(identity, { prompt: 'select_account' }))
    const same = fragmentOf(await visitor.follow(page.url, { form: { action: 'same' } }))

    expect(page.text).toContain('Continue as Rowan Ellery')
    expect(claimsOf(same.get('id_token'))).toMatchObject({ sub: reader.id })
  })

  it('forgets nobody when it restarts, not even in the middle of a sign-in', async () => {
    const [signedIn, between] = [new Visitor(identity), new Visitor(identity)]
    await signIn(identity, signedIn, reader)
    const page = await between.follow(toAuthorize(identity))
    const { json: before } = await between.ask('/.well-known/jwks.json')
    await identity.restart()
    const { json: after } = await between.ask('/.well-known/jwks.json')
    const { email, password } = reader
    const answer = fragmentOf(await between.follow(page.url, { form: { action: 'password', email, password } }))

    expect(after).toEqual(before)
    expect(messageOf(await silently(signedIn))).toHaveProperty('access_token')
    expect(answer.get('access_token')).toBeTruthy()
  })

  describeOrganizations(() => identity)
})
