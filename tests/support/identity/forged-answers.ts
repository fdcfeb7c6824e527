import { createHash, generateKeyPairSync } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose'
import { type ErrorKind } from '../../../src/services/identity/auth-error'
import { createStateNonce } from '../../../src/services/identity/provider/state-nonce'

/** What came from the provider, as somebody may hand it on; even one who has the provider's own key. */
type Forge = (answer: URLSearchParams, key: JWK) => URLSearchParams | Promise<URLSearchParams>

const changed = (answer: URLSearchParams, own: Record<string, string | undefined>): URLSearchParams => {
  const copy = new URLSearchParams(answer)
  for (const [name, value] of Object.entries(own)) {
    if (value === undefined) copy.delete(name)
    else copy.set(name, value)
  }
  return copy
}

const identityOf = (answer: URLSearchParams): string => answer.get('id_token') ?? ''
const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const shared = new TextEncoder().encode('a key that everybody knows, and long enough')
const soon = (seconds: number) => Math.floor(Date.now() / 1000) + seconds
const hour = 3600

type Signer = { key: JWK | 'foreign' | 'shared'; kid?: string }

/** The identity token of the answer with other claims, signed again. */
async function resign(answer: URLSearchParams, own: JWTPayload, { key, kid }: Signer): Promise<URLSearchParams> {
  const token = identityOf(answer)
  const used = key === 'foreign' ? foreign : key === 'shared' ? shared : await importJWK(key, 'RS256')
  const header = { ...decodeProtectedHeader(token), alg: key === 'shared' ? 'HS256' : 'RS256', ...(kid ? { kid } : {}) }
  const id_token = await new SignJWT({ ...decodeJwt(token), ...own }).setProtectedHeader(header).sign(used)
  return changed(answer, { id_token })
}

const claiming =
  (own: JWTPayload): Forge =>
  (answer, key) =>
    resign(answer, own, { key })

function tamper(answer: URLSearchParams): URLSearchParams {
  const [header, payload = '', signature] = identityOf(answer).split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
  return changed(answer, { id_token: [header, encode({ ...claims, email: 'other@example.com' }), signature].join('.') })
}

const unsigned = (answer: URLSearchParams): URLSearchParams => {
  const [, payload] = identityOf(answer).split('.')
  return changed(answer, { id_token: `${encode({ alg: 'none', typ: 'JWT' })}.${payload ?? ''}.` })
}

const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url')

type Forged = [name: string, told: { kind: ErrorKind; isKnown: boolean }, forge: Forge]

const untrusted = { kind: 'untrusted', isKnown: true } as const
const clock = { kind: 'clock', isKnown: true } as const
const incomplete = { kind: 'old-link', isKnown: true } as const
const unknown = { kind: 'old-link', isKnown: false } as const

/**
 * Answers that sign nobody in; what the reader learns then; and whether the site still knows the sign-in that they
 * belong to, and with it the reader's language.
 */
export const forgedAnswers: Forged[] = [
  ['a changed identity token (X-10)', untrusted, tamper],
  ['an unsigned identity token (X-10)', untrusted, unsigned],
  ['an identity token of HS256 (V-4, X-10)', untrusted, (answer) => resign(answer, {}, { key: 'shared' })],
  ['a key that nobody has (X-10)', untrusted, (answer) => resign(answer, {}, { key: 'foreign', kid: 'nobody' })],
  ['another nonce (V-4, X-10)', untrusted, claiming({ nonce: 'another' })],
  ['no nonce (V-4, X-10)', untrusted, claiming({ nonce: undefined })],
  ['another issuer (V-4, X-10)', untrusted, claiming({ iss: 'https://evil.example/' })],
  ['another audience (V-4, X-10)', untrusted, claiming({ aud: 'partner-client' })],
  ['nothing that vouches for the access token (V-4, X-10)', untrusted, claiming({ at_hash: undefined })],
  ['a time that is over (K-1)', clock, claiming({ iat: soon(-2 * hour), exp: soon(-hour) })],
  [
    "somebody else's access token (X-10)",
    untrusted,
    (answer) => changed(answer, { access_token: `${answer.get('access_token') ?? ''}x` }),
  ],
  [
    'an access token that another key vouches for (X-10)',
    untrusted,
    (answer) => resign(changed(answer, { access_token: 'a.b.c' }), { at_hash: hashOf('a.b.c') }, { key: 'foreign' }),
  ],
  ['no access token (X-9)', incomplete, (answer) => changed(answer, { access_token: undefined })],
  ['no identity token (X-9)', incomplete, (answer) => changed(answer, { id_token: undefined })],
  ['no state (V-6, X-1, X-8)', unknown, (answer) => changed(answer, { state: undefined })],
  ['a state that nobody sent (S-2, X-10)', unknown, (answer) => changed(answer, { state: createStateNonce() })],
]
