import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { openManagement } from '../../../services/account/provider/management-client'

type Call = { method: string | undefined; url: string | undefined; authorization: string | undefined; body: unknown }

const sub = 'auth0|one'
const identities = [
  { connection: 'Username-Password-Authentication', provider: 'auth0', user_id: 'one' },
  { connection: 'client', provider: 'samlp', user_id: 'client|7', profileData: { email: 'a@client.example' } },
]

describe('the management of an Auth0 tenant', () => {
  let tenant: Server
  let root: string
  let calls: Call[]
  let missing: string[]

  beforeEach(async () => {
    ;[calls, missing] = [[], []]
    tenant = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const { method, url = '', headers } = request
        const text = Buffer.concat(parts).toString()
        calls.push({
          method,
          url,
          authorization: headers.authorization,
          body: text === '' ? undefined : JSON.parse(text),
        })
        response.statusCode = missing.some((part) => url.includes(part)) ? 404 : 200
        const answer = url === '/oauth/token' ? { access_token: 'm', expires_in: 86_400 } : answers(url)
        response.end(method === 'DELETE' ? '' : JSON.stringify(answer))
      })
    })
    await new Promise<void>((done) => tenant.listen(0, '127.0.0.1', done))
    root = `http://127.0.0.1:${(tenant.address() as AddressInfo).port}`
  })
  afterEach(() => new Promise((done) => tenant.close(done)))

  const answers = (url: string) =>
    url.endsWith('/sessions') ? { sessions: [{ id: 's1' }, { id: 's2' }] } : { user_id: sub, identities }
  const open = () => openManagement({ root, clientId: 'c', clientSecret: 'secret' })
  const asked = () => calls.filter(({ url }) => url !== '/oauth/token').map(({ method, url }) => `${method} ${url}`)

  it('is asked with one token of its own client (R-DAS-09)', async () => {
    const management = open()
    await management.endSession(sub, 's1')
    await management.erase(sub)

    expect(calls.filter(({ url }) => url === '/oauth/token').map(({ body }) => body)).toEqual([
      {
        grant_type: 'client_credentials',
        client_id: 'c',
        client_secret: 'secret',
        audience: `${root}/api/v2/`,
      },
    ])
    expect(asked()).toEqual(['DELETE /api/v2/sessions/s1', 'DELETE /api/v2/users/auth0%7Cone'])
    expect(calls.at(-1)?.authorization).toBe('Bearer m')
  })

  it('ends all sessions, or all but the one that asks (R-DAS-09)', async () => {
    const management = open()
    await management.endSessions(sub, 's2')
    await management.endSessions(sub)

    expect(asked()).toEqual([
      'GET /api/v2/users/auth0%7Cone/sessions',
      'DELETE /api/v2/sessions/s1',
      'DELETE /api/v2/users/auth0%7Cone/sessions',
    ])
  })

  it('lists, links and unlinks ways to sign in; the first is marked, and stays (R-DAS-09)', async () => {
    const management = open()
    const logins = await management.loginsOf(sub)
    const linked = await management.link(sub, { sub: 'samlp|client|7' })
    await management.unlink(sub, { connection: 'client', subject: 'samlp|client|7' })

    expect(logins?.map(({ subject, email, isMain }) => [subject, email, isMain])).toEqual([
      ['auth0|one', null, true],
      ['samlp|client|7', 'a@client.example', false],
    ])
    expect(linked).toBe(true)
    expect(calls.find(({ method, url }) => method === 'POST' && url !== '/oauth/token')).toMatchObject({
      url: '/api/v2/users/auth0%7Cone/identities',
      body: { provider: 'samlp', user_id: 'client|7' },
    })
    expect(asked().at(-1)).toBe('DELETE /api/v2/users/auth0%7Cone/identities/samlp/client%7C7')
  })

  it('takes what is gone for done, but links nothing that is not there (R-DAS-09)', async () => {
    missing = ['sessions/s9', 'identities']
    const management = open()

    await expect(management.endSession(sub, 's9')).resolves.toBeUndefined()
    await expect(management.link(sub, { sub: 'samlp|gone' })).rejects.toThrow('404')
  })
})
