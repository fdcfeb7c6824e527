import { withClient } from '../../services/database/connect'
import { databaseConnection } from '../../services/identity/connections'
import { claimsOf, fragmentOf, signIn, toAuthorize, Visitor } from '../support/browser/visitor'
import { type IdentityProcess, personOf, startIdentity } from '../support/identity/identity-process'
import { letterTo } from '../support/letters/outbox'

const password = 'ferns grow by the weir'
const client = { client_id: 'site-client' }

describe('the calls of auth0-js', () => {
  let identity: IdentityProcess
  const reader = personOf('reader')

  beforeAll(async () => {
    identity = await startIdentity()
  })
  afterAll(() => identity.stop())

  const inDatabase = (sql: string) => withClient(identity.databaseUrl, (client) => client.query(sql))
  const post = (path: string, json: unknown, visitor = new Visitor(identity)) =>
    visitor.ask(path, { json, headers: { origin: identity.siteOrigin } })

  describe('POST /dbconnections/signup', () => {
    const signUp = (own: object) =>
      post('/dbconnections/signup', { ...client, connection: databaseConnection, password, ...own })

    it('makes an account (C-4)', async () => {
      const { status, json } = await signUp({ email: 'ann@example.com', user_metadata: { plan: 'x' } })

      expect(status).toBe(200)
      expect(json).toEqual({
        _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
        email: 'ann@example.com',
        email_verified: false,
        user_metadata: { plan: 'x' },
      })
      expect((await letterTo(identity, 'ann@example.com')).link).toContain('/u/email-verification?ticket=')
    })

    it.each([
      ['an address that is known', { email: reader.email }, 'invalid_signup'],
      ['an address that is none', { email: 'ann' }, 'invalid_email'],
      ['a weak password', { email: 'bea@example.com', password: 'weak' }, 'invalid_password'],
      ['a connection without passwords', { email: 'bea@example.com', connection: 'sms' }, 'invalid_connection'],
      ['an unknown application', { email: 'bea@example.com', client_id: 'x' }, 'invalid_client'],
      ['metadata that is no flat object', { email: 'bea@example.com', user_metadata: { a: {} } }, 'invalid_body'],
    ])('refuses %s', async (_, own, code) => {
      const { status, json } = await signUp(own)

      expect([status, json.code]).toEqual([400, code])
    })
  })

  it('POST /dbconnections/change_password answers the same for every address (C-5)', async () => {
    const change = (email: string) =>
      post('/dbconnections/change_password', { ...client, connection: databaseConnection, email })
    const [known, unknown] = [await change(reader.email), await change('nobody@example.com')]

    expect(known.text).toBe("We've just sent you an email to reset your password.")
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect((await letterTo(identity, reader.email, 'Reset')).link).toContain('/u/reset-password?ticket=')
  })

  describe('/passwordless', () => {
    it('starts, verifies and signs in by e-mail', async () => {
      const visitor = new Visitor(identity)
      const email = 'carla@example.com'
      const started = await post(
        '/passwordless/start',
        { ...client, connection: 'email', send: 'code', email },
        visitor,
      )
      const code = (await letterTo(identity, email)).subject.slice(0, 6)
      const verify = (verification_code: string) =>
        post('/passwordless/verify', { ...client, connection: 'email', email, verification_code }, visitor)
      const own = { connection: 'email', email, verification_code: code }
      const query = toAuthorize(identity, own).replace('/authorize', '/passwordless/verify_redirect')

      expect(started.json).toMatchObject({ email, email_verified: false })
      expect((await verify('x')).status).toBe(401)
      expect((await verify(code)).json).toEqual({ ok: true })
      expect(claimsOf(fragmentOf(await visitor.follow(query)).get('id_token'))).toMatchObject({ email })
    })

    it('starts by text message', async () => {
      const phone = '+442079460123'
      const { json } = await post('/passwordless/start', {
        ...client,
        connection: 'sms',
        send: 'code',
        phone_number: phone,
      })

      expect(json).toMatchObject({ phone_number: phone, phone_verified: false })
      expect((await letterTo(identity, '442079460123@sms.example.com')).body).toMatch(/\b\d{6}\b/)
    })

    it.each([
      ['no address', { connection: 'email', send: 'link' }],
      ['a number for e-mail', { connection: 'email', send: 'link', phone_number: '+442079460123' }],
      ['no number', { connection: 'sms', send: 'code', email: 'a@example.com' }],
      ['another way to send', { connection: 'email', send: 'pigeon', email: 'a@example.com' }],
      ['a connection with passwords', { connection: databaseConnection, send: 'code', email: 'a@example.com' }],
    ])('does not start with %s (V-3)', async (_, own) => {
      expect((await post('/passwordless/start', { ...client, ...own })).status).toBe(400)
    })
  })

  describe("a sign-in from the application's own form", () => {
    const credentials = {
      ...client,
      credential_type: 'http://auth0.com/oauth/grant-type/password-realm',
      realm: databaseConnection,
      username: reader.email,
      password: reader.password,
    }
    const ticketOf = async (visitor: Visitor) =>
      String((await post('/co/authenticate', credentials, visitor)).json.login_ticket)
    const use = (visitor: Visitor, own: Record<string, string>) => visitor.follow(toAuthorize(identity, own))

    it('gets a ticket that signs in once', async () => {
      const visitor = new Visitor(identity)
      const login_ticket = await ticketOf(visitor)
      const answer = fragmentOf(await use(visitor, { login_ticket }))
      await visitor.ask('/v2/logout')

      expect(claimsOf(answer.get('id_token'))).toMatchObject({ sub: reader.id })
      expect((await use(visitor, { login_ticket })).url).toContain('/u/interaction/')
    })

    it('gets a ticket that is worth nothing to another application or another browser', async () => {
      const visitor = new Visitor(identity)
      const forOther = await use(visitor, { login_ticket: await ticketOf(visitor), client_id: 'partner-client' })
      const stolen = await use(new Visitor(identity), { login_ticket: await ticketOf(visitor) })

      expect(forOther.url).toContain('/u/interaction/')
      expect(stolen.url).toContain('/u/interaction/')
    })

    it('gets a ticket that is worth nothing after its minute (C-4, Q-6)', async () => {
      const visitor = new Visitor(identity)
      const login_ticket = await ticketOf(visitor)
      await inDatabase("update identity.tickets set expires_at = now() where kind = 'login'")

      expect((await use(visitor, { login_ticket })).url).toContain('/u/interaction/')
    })

    it('takes the place of the person who was signed in before, under a new session', async () => {
      const visitor = new Visitor(identity)
      await signIn(identity, visitor, personOf('client-all'))
      const answer = fragmentOf(await use(visitor, { login_ticket: await ticketOf(visitor) }))

      expect(claimsOf(answer.get('id_token'))).toMatchObject({ sub: reader.id })
    })

    it('is refused from another origin, and for a wrong password', async () => {
      const visitor = new Visitor(identity)
      const foreign = await visitor.ask('/co/authenticate', {
        json: credentials,
        headers: { origin: 'https://evil.example' },
      })
      const wrong = await post('/co/authenticate', { ...credentials, password: 'x' }, visitor)

      expect([foreign.status, foreign.json.error]).toEqual([403, 'unauthorized_client'])
      expect(wrong.json).toEqual({ error: 'access_denied', error_description: 'Wrong email or password.' })
    })

    it('gets a form from /usernamepassword/login that leads to /authorize', async () => {
      const visitor = new Visitor(identity)
      const { text } = await post(
        '/usernamepassword/login',
        {
          ...client,
          connection: databaseConnection,
          username: reader.email,
          password: reader.password,
          state: '"><b>',
        },
        visitor,
      )
      const wrong = await post('/usernamepassword/login', { ...client, username: reader.email, password: 'x' })

      expect(text).toMatch(/^<form method="get" action="[^"]+\/authorize">/)
      expect(text).toContain('name="login_ticket"')
      expect(text).not.toContain('<b>')
      expect([wrong.status, wrong.json.code]).toEqual([401, 'invalid_user_password'])
    })
  })

  it('GET /user/ssodata tells who is signed in', async () => {
    const visitor = new Visitor(identity)
    const before = (await visitor.ask('/user/ssodata')).json
    await signIn(identity, visitor, reader)

    expect(before).toEqual({ sso: false })
    expect((await visitor.ask('/user/ssodata')).json).toMatchObject({
      sso: true,
      current_user_id: reader.id,
      last_used_connection: { name: databaseConnection, strategy: 'auth0' },
    })
  })

  it('GET /user/geoloc/country names a country', async () => {
    const { json } = await new Visitor(identity).ask('/user/geoloc/country', {
      headers: { 'accept-language': 'fr-FR,fr;q=0.9' },
    })

    expect(json).toMatchObject({ countryCode: 'FR', countryName: 'France' })
  })
})
