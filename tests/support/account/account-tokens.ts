import { generateKeyPairSync } from 'node:crypto'
import { importJWK, type JWK, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose'
import { openDatabase } from '../../../services/database/open-database'
import { ensureSigningKeys } from '../../../services/identity/keys/signing-keys'

export type TokenMaker = {
  /** A token as the provider signs it, with claims of a test's own. */
  sign: (own?: JWTPayload, header?: Partial<JWTHeaderParameters>) => Promise<string>
  /** Each is wrong in one way, and in that alone. */
  bad: () => Promise<[name: string, token: string][]>
}

type Told = { databaseUrl: string; secret: string; origin: string }

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')
const hour = 3600
const minute = 60

/** The provider's own key, which nobody but the provider has. */
export async function readSigningKey(databaseUrl: string, secret: string): Promise<JWK & { kid: string }> {
  const database = openDatabase(databaseUrl)
  const [key] = await ensureSigningKeys(database, secret)
  await database.end()
  if (key?.kid === undefined) throw new Error('The provider has no key yet.')
  return { ...key, kid: key.kid }
}

/** Signs with the provider's own key, as nobody but the provider can. */
export async function makeTokens({ databaseUrl, secret, origin }: Told): Promise<TokenMaker> {
  const jwk = await readSigningKey(databaseUrl, secret)
  const { kid } = jwk
  const now = () => Math.floor(Date.now() / 1000)
  const claims = (own: JWTPayload): JWTPayload => ({
    sub: 'auth0|somebody',
    iss: `${origin}/idp/`,
    aud: [`${origin}/online-services`],
    iat: now(),
    exp: now() + hour,
    ...own,
  })
  const signBy = async (key: JWK | 'foreign' | 'shared', own: JWTPayload, header: Partial<JWTHeaderParameters>) => {
    const used =
      key === 'foreign' ? foreign : key === 'shared' ? new TextEncoder().encode(jwk.n) : await importJWK(key, 'RS256')
    return new SignJWT(claims(own)).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(used)
  }
  const sign: TokenMaker['sign'] = (own = {}, header = {}) => signBy(jwk, own, header)
  const immortal = () => {
    const others = claims({})
    delete others.exp
    return importJWK(jwk, 'RS256').then((key) =>
      new SignJWT(others).setProtectedHeader({ alg: 'RS256', kid }).sign(key),
    )
  }
  const bad = async (): Promise<[string, string][]> => {
    const good = await sign()
    const [header = '', payload = '', signature = ''] = good.split('.')
    const tampered = encode({ ...claims({}), sub: 'auth0|somebody-else' })
    return [
      ['nonsense', 'nonsense'],
      ['empty', ''],
      ['without a signature', `${header}.${payload}.`],
      ['of no algorithm', `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`],
      ['of HS256, by the public key', await signBy('shared', {}, { alg: 'HS256' })],
      ['changed since', `${header}.${tampered}.${signature}`],
      ['signed by somebody else', await signBy('foreign', {}, {})],
      ['of a key that nobody has', await signBy('foreign', {}, { kid: 'nobody' })],
      ['expired', await sign({ exp: now() - 2 * minute })],
      ['not yet good', await sign({ nbf: now() + 2 * minute })],
      ['for another program', await sign({ aud: 'https://elsewhere.example/' })],
      ["for the provider's own management", await sign({ aud: `${origin}/idp/api/v2/` })],
      ['of another issuer', await sign({ iss: 'https://evil.example/' })],
      ['of nobody', await sign({ sub: '' })],
      ['that lives for ever', await immortal()],
    ]
  }
  return { sign, bad }
}

const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
