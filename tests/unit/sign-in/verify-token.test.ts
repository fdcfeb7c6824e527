import { createLocalJWKSet, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { isOfOrganisation, verifyToken } from '../../../services/account/people/verify-token'

const expected = { issuer: 'https://login.firm.example/', audience: 'https://firm.example/online-services' }
const namespace = 'https://firm.example/claims/'
const now = 1_790_000_000

describe('an access token', () => {
  let keys: ReturnType<typeof createLocalJWKSet>
  let key: Awaited<ReturnType<typeof generateKeyPair>>['privateKey']
  beforeAll(async () => {
    const pair = await generateKeyPair('RS256')
    const jwk: JWK = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' }
    key = pair.privateKey
    keys = createLocalJWKSet({ keys: [jwk] })
    jest.useFakeTimers({ now: now * 1000, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  })
  afterAll(() => jest.useRealTimers())

  const verify = async (own: object) => {
    const claims = { sub: 'auth0|somebody', iss: expected.issuer, aud: expected.audience, iat: now - 600, ...own }
    const token = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key)
    return verifyToken(token, keys, { ...expected, namespace })
  }
  const judge = async (times: { exp: number; nbf?: number }) => 'sub' in (await verify(times))

  it.each([
    ['ended 59 s ago', { exp: now - 59 }, true],
    ['ended 61 s ago', { exp: now - 61 }, false],
    ['begins in 59 s', { exp: now + 600, nbf: now + 59 }, true],
    ['begins in 61 s', { exp: now + 600, nbf: now + 61 }, false],
  ])('that %s, by a clock that differs, is judged with a minute’s patience (K-1)', async (_, times, isGood) => {
    expect(await judge(times)).toBe(isGood)
  })

  it('says for which organisation it was issued, if for one (V-4)', async () => {
    const exp = now + 600
    expect(await verify({ exp })).not.toHaveProperty('organisation')
    expect(await verify({ exp, org_id: 'org_Hk2wT9bVqLmXc4Ra' })).toMatchObject({
      sub: 'auth0|somebody',
      organisation: 'org_Hk2wT9bVqLmXc4Ra',
    })
  })

  it('says in which session and through which program it came, for what, from when and until when (AC-3)', async () => {
    const exp = now + 600
    const times = { issuedAt: now - 600, expiresAt: exp }
    expect(await verify({ exp, azp: 'site-client', sid: 'one', scope: 'openid email' })).toEqual({
      sub: 'auth0|somebody',
      session: 'one',
      client: 'site-client',
      scopes: ['openid', 'email'],
      ...times,
    })
    expect(await verify({ exp, azp: 7, sid: 7, scope: null })).toEqual({ sub: 'auth0|somebody', scopes: [], ...times })
  })

  it('says the session and the moment of signing in where only an Action of the firm’s own can name them (AC-3, R-DAS-09)', async () => {
    const own = { [`${namespace}sid`]: 'one', [`${namespace}auth_time`]: now - 90 }
    const said = { session: 'one', authenticatedAt: now - 90 }
    expect(await verify({ exp: now + 600, ...own })).toMatchObject(said)
    expect(await verify({ exp: now + 600, ...own, sid: 'two', auth_time: now })).toMatchObject({
      session: 'two',
      authenticatedAt: now,
    })
    const elsewhere = { 'https://other.example/sid': 'one', 'https://other.example/auth_time': now }
    const found = await verify({ exp: now + 600, ...elsewhere })
    for (const name of ['session', 'authenticatedAt']) expect(found).not.toHaveProperty(name)
  })

  it.each([[''], ['harbour'], ['org_'], ['org_a b'], [7], [null], [['org_a']], [{ id: 'org_a' }]])(
    'is refused with an organisation that cannot be one: %j (V-4)',
    async (org_id) => {
      expect(await verify({ exp: now + 600, org_id })).toEqual({ why: 'malformed org_id' })
    },
  )

  it.each([
    [{ organisation: 'org_a' }, 'org_a', true],
    [{ organisation: 'org_a' }, 'org_b', false],
    [{ organisation: 'org_a' }, 'org_A', false],
    [{}, 'org_a', false],
    [{ organisation: 'org_a' }, '', false],
    [{}, '', false],
  ])('is of the expected organisation only if it names it: %j, %j (V-4)', (own, wanted, isSame) => {
    expect(isOfOrganisation({ sub: 'auth0|somebody', ...own }, wanted)).toBe(isSame)
  })
})
