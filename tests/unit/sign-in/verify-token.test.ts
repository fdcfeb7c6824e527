import { createLocalJWKSet, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { verifyToken } from '../../../services/account/verify-token'

const expected = { issuer: 'https://login.firm.example/', audience: 'https://firm.example/online-services' }
const now = 1_790_000_000

describe('an access token at a clock that goes differently', () => {
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

  const judge = async (times: { exp: number; nbf?: number }) => {
    const claims = { sub: 'auth0|somebody', iss: expected.issuer, aud: expected.audience, iat: now - 600, ...times }
    const token = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key)
    return 'sub' in (await verifyToken(token, keys, expected))
  }

  it.each([
    ['ended 59 s ago', { exp: now - 59 }, true],
    ['ended 61 s ago', { exp: now - 61 }, false],
    ['begins in 59 s', { exp: now + 600, nbf: now + 59 }, true],
    ['begins in 61 s', { exp: now + 600, nbf: now + 61 }, false],
  ])('that %s is judged with a minute’s patience (K-1)', async (_, times, isGood) => {
    expect(await judge(times)).toBe(isGood)
  })
})
