import { databaseConnection } from '../../services/identity/connections'
import { claimsOf, signIn, Visitor } from '../support/browser/visitor'
import { type IdentityProcess, personOf, startIdentity } from '../support/identity/identity-process'

const client = { client_id: 'site-client' }

describe('the retired ways', () => {
  let identity: IdentityProcess
  const reader = personOf('reader')

  beforeAll(async () => {
    identity = await startIdentity()
  })
  afterAll(() => identity.stop())

  const post = (path: string, json: unknown, visitor: Visitor) => visitor.ask(path, { json })
  const calls = (visitor: Visitor, idToken = '') => [
    post(
      '/oauth/token',
      { ...client, grant_type: 'password', username: reader.email, password: reader.password },
      visitor,
    ),
    post(
      '/oauth/ro',
      {
        ...client,
        connection: databaseConnection,
        username: reader.email,
        password: reader.password,
        scope: 'openid',
        grant_type: 'password',
      },
      visitor,
    ),
    post(
      '/delegation',
      {
        ...client,
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        id_token: idToken,
        target: 'partner-client',
      },
      visitor,
    ),
  ]

  it('say that they are off, and what would turn them on (C-4)', async () => {
    const answers = await Promise.all(calls(new Visitor(identity)))

    expect(answers.map(({ status, json }) => [status, json.error])).toEqual(Array(3).fill([403, 'unauthorized_client']))
    expect(answers.map(({ json }) => /IDENTITY_LEGACY=[\w-]+/.exec(String(json.error_description))?.[0])).toEqual([
      'IDENTITY_LEGACY=password-grant',
      'IDENTITY_LEGACY=oauth-ro',
      'IDENTITY_LEGACY=delegation',
    ])
  })

  it('work where they were asked for (C-4)', async () => {
    const other = await startIdentity({ legacy: 'password-grant,oauth-ro,delegation' })
    const visitor = new Visitor(other)
    const answer = await signIn(other, visitor, reader)
    const [token, ro, delegated] = await Promise.all(calls(visitor, answer.get('id_token') ?? ''))
    const wrong = await visitor.ask('/oauth/token', {
      form: { ...client, grant_type: 'password', username: reader.email, password: 'x' },
    })
    await other.stop()

    expect(claimsOf(String(token?.json.id_token))).toMatchObject({ sub: reader.id, aud: 'site-client' })
    expect(claimsOf(String(ro?.json.id_token))).toMatchObject({ sub: reader.id })
    expect(claimsOf(String(delegated?.json.id_token))).toMatchObject({ sub: reader.id, aud: 'partner-client' })
    expect([wrong.status, wrong.json.error]).toEqual([403, 'invalid_grant'])
  })
})
