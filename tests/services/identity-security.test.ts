import { request } from 'node:http'
import { type Client } from 'pg'
import { withClient } from '../../services/database/connect'
import { portOf } from '../../src/config/addresses'
import { claimsOf, signIn, toAuthorize, Visitor } from '../support/browser/visitor'
import { allRefused, sendTooManyHeaders } from '../support/edge/send-too-many-headers'
import { type IdentityProcess, personOf, startIdentity } from '../support/identity/identity-process'

const client = { client_id: 'site-client' }

describe('the sign-in provider under attack', () => {
  let identity: IdentityProcess
  const reader = personOf('reader')

  beforeAll(async () => {
    identity = await startIdentity()
  })
  afterAll(() => identity.stop())

  const inDatabase = <Result>(work: (sql: Client) => Promise<Result>) => withClient(identity.databaseUrl, work)
  const tryPassword = (visitor: Visitor, { email, password }: { email: string; password: string }) =>
    visitor.ask('/co/authenticate', {
      json: { ...client, username: email, password },
      headers: { origin: identity.siteOrigin },
    })

  it('takes no request whose length stands behind too many headers (C-1)', async () => {
    expect(await sendTooManyHeaders(identity.root)).toEqual(allRefused)
  })

  describe('flooding', () => {
    it('of one mailbox ends after five letters', async () => {
      const start = () =>
        new Visitor(identity).ask('/passwordless/start', {
          json: { ...client, connection: 'email', send: 'code', email: 'flooded@example.com' },
        })
      const statuses: number[] = []
      for (let time = 0; time < 6; time += 1) statuses.push((await start()).status)

      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    })

    it('with passwords to hash is turned away, while everybody else is served', async () => {
      const rush = Promise.all(
        Array.from({ length: 90 }, (_, time) =>
          tryPassword(new Visitor(identity), { email: `rush${time}@example.com`, password: 'x' }),
        ),
      )
      const started = performance.now()
      const { status } = await new Visitor(identity).ask('/.well-known/openid-configuration')
      const waited = performance.now() - started
      const statuses = (await rush).map((answer) => answer.status)

      expect(status).toBe(200)
      expect(waited).toBeLessThan(3000)
      expect(new Set(statuses)).toEqual(new Set([403, 503]))
    })

    it.each(['//', '///', '//[', '/\\\\[', '*', '/authorize?client_id=%00'])(
      'by a target that is no address ends nothing: %s (L-1)',
      async (target) => {
        const port = portOf('identity', identity.place.portBase)
        const ask = () =>
          new Promise<number | undefined>((resolve, reject) => {
            request({ host: '127.0.0.1', port, path: target, method: target === '*' ? 'OPTIONS' : 'GET' }, (answer) => {
              answer.resume()
              resolve(answer.statusCode)
            })
              .on('error', reject)
              .end()
          })

        expect(await ask()).toBe(target.startsWith('/\\') ? 404 : 400)
        expect((await new Visitor(identity).ask('/.well-known/openid-configuration')).status).toBe(200)
      },
    )

    it('by a null character, which the database keeps nowhere, finds nothing', async () => {
      const given = {
        ...client,
        code: '\0',
        refresh_token: '\0',
        code_verifier: 'x'.repeat(43),
        redirect_uri: 'http://x',
      }
      const ask = (form: Record<string, string>) =>
        new Visitor(identity).ask('/oauth/token', { form: { ...given, ...form } })
      const answers = [
        await ask({ grant_type: 'authorization_code' }),
        await ask({ grant_type: 'refresh_token' }),
        await ask({ grant_type: 'authorization_code', client_id: '\0' }),
      ]

      expect(answers.map(({ status }) => status)).toEqual([403, 403, 401])
    })

    it('with a long body is cut off', async () => {
      const { status } = await new Visitor(identity).ask('/co/authenticate', {
        json: { ...client, password: 'x'.repeat(70_000) },
      })

      expect(status).toBe(413)
    })
  })

  describe('other pages and machines', () => {
    it('may read answers only from registered origins', async () => {
      const allowed = async (origin: string) =>
        (await new Visitor(identity).ask('/userinfo', { headers: { origin } })).headers.get(
          'access-control-allow-origin',
        )

      expect(await allowed(identity.siteOrigin)).toBe(identity.siteOrigin)
      expect(await allowed('https://evil.example')).toBeNull()
      expect(await allowed(`${identity.siteOrigin}.evil.example`)).toBeNull()
      expect(await allowed('null')).toBeNull()
    })

    it('cannot send the forms', async () => {
      const visitor = new Visitor(identity)
      const page = await visitor.follow(toAuthorize(identity))
      const sent = await visitor.ask(page.url, {
        form: { action: 'demo', role: 'reader' },
        headers: { origin: 'https://evil.example' },
      })

      expect(sent.status).toBe(403)
    })

    it('cannot frame the pages', async () => {
      const { headers } = await new Visitor(identity).follow(toAuthorize(identity))

      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    })

    it('cannot use a sign-in that began in another browser', async () => {
      const page = await new Visitor(identity).follow(toAuthorize(identity))

      expect((await new Visitor(identity).ask(page.url)).text).toContain('This sign-in took too long')
    })

    it("get nothing under another name than this machine's", async () => {
      const { status } = await new Visitor(identity).ask('/userinfo', {
        headers: { 'x-forwarded-host': 'rebound.example' },
      })

      expect(status).toBe(403)
    })
  })

  it('gives a session a new name at each sign-in', async () => {
    const visitor = new Visitor(identity)
    const names = () =>
      inDatabase((sql) =>
        sql.query<{ id: string }>("select id from identity.artifacts where model = 'Session' and account_id = $1", [
          personOf('client-all').id,
        ]),
      )
    await signIn(identity, visitor, personOf('client-all'))
    const before = (await names()).rows.map(({ id }) => id)
    await signIn(identity, visitor, { ...personOf('client-all'), request: { prompt: 'login' } })
    const after = (await names()).rows.map(({ id }) => id)

    expect([before.length, after.length]).toEqual([1, 1])
    expect(after).not.toEqual(before)
  })

  it('keeps passwords with the cost of their hash, and secrets in no readable form', async () => {
    const answer = await signIn(identity, new Visitor(identity), reader)
    const { rows } = await inDatabase((sql) =>
      sql.query<{ hash: string }>('select password_hash as hash from identity.logins where password_hash is not null'),
    )
    const keys = await inDatabase((sql) => sql.query<{ sealed: string }>('select sealed from identity.signing_keys'))

    expect(rows.every(({ hash }) => /^scrypt\$15\$8\$1\$[\w+/=]+\$[\w+/=]+$/.test(hash))).toBe(true)
    expect(keys.rows.some(({ sealed }) => /"d"|BEGIN/.test(Buffer.from(sealed, 'base64').toString('latin1')))).toBe(
      false,
    )
    expect(claimsOf(answer.get('id_token'))).toHaveProperty('sub')
    expect(identity.said()).not.toContain(reader.password)
    expect(identity.said()).not.toContain('eyJ')
  })
})
