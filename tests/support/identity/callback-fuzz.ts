import { createHash, createSign, generateKeyPairSync } from 'node:crypto'
import { WebAuth } from 'auth0-js'
import { publicEnv } from '../../../src/config/env-public'
import { createHttp } from '../../../src/services/http/create-http'
import { AuthProblem } from '../../../src/services/identity/auth-error'
import { toIdentitySettings } from '../../../src/services/identity/provider/identity-settings'
import { createAuth0 } from '../../../src/services/identity/provider/open-auth0'
import { readCallback } from '../../../src/services/identity/provider/read-callback'
import { createStateNonce } from '../../../src/services/identity/provider/state-nonce'
import { keepInMemory } from '../../../src/services/identity/storage'
import { openTransactions } from '../../../src/services/identity/transactions'
import { createRandom, type Random } from '../storm/random'

const settings = toIdentitySettings(publicEnv, location.origin)
// Short, since nothing here depends on their strength and ten thousand signatures take their time.
const own = generateKeyPairSync('rsa', { modulusLength: 1024 })
const foreign = generateKeyPairSync('rsa', { modulusLength: 1024 })
const kid = 'own'
const hour = 3600

type Answer = { state: string; access_token: string; id_token: string }
type Mutate = (answer: Answer, random: Random) => string

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')
const seconds = (): number => Math.floor(Date.now() / 1000)

function sign(header: object, claims: object, key = own.privateKey): string {
  const text = `${encode(header)}.${encode(claims)}`
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`
}

const claimsFor = (nonce: string, accessToken: string) => ({
  iss: `${settings.root}/`,
  aud: settings.clientId,
  sub: 'auth0|somebody',
  iat: seconds(),
  exp: seconds() + hour,
  nonce,
  at_hash: createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url'),
})

export const writeAnswer = (answer: Partial<Answer>, more: Record<string, string> = {}): string =>
  `#${new URLSearchParams({ ...answer, token_type: 'Bearer', expires_in: '1800', ...more }).toString()}`

const partsOf = ({ id_token }: Answer) => {
  const [header = '', payload = '', signature = ''] = id_token.split('.')
  return { header, payload, signature, claims: JSON.parse(Buffer.from(payload, 'base64url').toString()) as object }
}

const scratches = ['a', 'A', '0', '-', '_', '.', '%', '&', '=', '#', '+', '/', '\\', ' ', '\u0000', 'é', '中', '']

function scratch(text: string, random: Random): string {
  const at = random.below(text.length)
  const sign = random.pick(scratches) ?? ''
  return text.slice(0, at) + sign + text.slice(at + random.below(2))
}

const oneOf = (random: Random): keyof Answer => random.pick(['state', 'access_token', 'id_token'] as const) ?? 'state'
const rs256 = { alg: 'RS256', kid }

/** What somebody may do to an answer on its way. */
const mutations: Mutate[] = [
  (answer, random) => `#${scratch(writeAnswer(answer).slice(1), random)}`,
  (answer, random) => {
    const name = oneOf(random)
    return writeAnswer({ ...answer, [name]: scratch(answer[name], random) })
  },
  (answer, random) => writeAnswer({ ...answer, [oneOf(random)]: undefined as never }),
  (answer, random) => `${writeAnswer(answer)}&${oneOf(random)}=${createStateNonce()}`,
  (answer) => writeAnswer({ ...answer, state: createStateNonce() }),
  (answer) =>
    writeAnswer({ ...answer, id_token: sign(rs256, { ...partsOf(answer).claims, nonce: createStateNonce() }) }),
  (answer) => writeAnswer({ ...answer, id_token: sign(rs256, { ...partsOf(answer).claims, nonce: undefined }) }),
  (answer) => writeAnswer({ ...answer, id_token: sign(rs256, partsOf(answer).claims, foreign.privateKey) }),
  (answer) => writeAnswer({ ...answer, id_token: sign({ alg: 'RS256', kid: 'other' }, partsOf(answer).claims) }),
  (answer, random) => {
    const { payload, signature } = partsOf(answer)
    const alg = random.pick(['none', 'HS256', 'RS512', 'ES256', 'rs256', ''])
    return writeAnswer({
      ...answer,
      id_token: `${encode({ alg, kid })}.${payload}.${random.pick([signature, '']) ?? ''}`,
    })
  },
  (answer, random) => {
    const changed = random.pick([
      { iss: 'https://evil.example/' },
      { aud: 'partner-client' },
      { at_hash: 'x' },
      { at_hash: undefined },
      { exp: seconds() - hour },
      { nbf: seconds() + hour },
    ])
    return writeAnswer({ ...answer, id_token: sign(rs256, { ...partsOf(answer).claims, ...changed }) })
  },
  (answer, random) => {
    const { header, signature, claims } = partsOf(answer)
    return writeAnswer({
      ...answer,
      id_token: `${header}.${encode({ ...claims, sub: `auth0|${random.below(9)}` })}.${signature}`,
    })
  },
  (answer, random) => writeAnswer(answer, { error: scratch('access_denied', random) }),
  (answer, random) => writeAnswer(answer, { expires_in: random.pick(['0', '-1', 'x', '', '1e99', 'NaN']) ?? '' }),
  (answer, random) => writeAnswer(answer).slice(0, random.below(writeAnswer(answer).length)),
  (_, random) =>
    `#${Array.from({ length: random.below(60) }, () => String.fromCharCode(random.below(0x3000))).join('')}`,
]

export type Fuzzed = { cases: number; controls: number; accepted: string[]; uncaught: string[] }

/** The last sign of a part may hold idle bits, so that the same bytes can be written in several ways. */
const toBytes = (token: string): string =>
  token
    .split('.')
    .map((part) => Buffer.from(part, 'base64url').toString('hex'))
    .join('.')

/** Whether what was accepted is what the provider said, byte for byte, however it was written down. */
function isUntouched(fragment: string, { state, access_token, id_token }: Answer): boolean {
  const told = new URLSearchParams(fragment.replace(/^#?\/?/, ''))
  return (
    told.get('state') === state &&
    told.get('access_token') === access_token &&
    toBytes(told.get('id_token') ?? '') === toBytes(id_token)
  )
}

/** The provider's published keys: the one thing that is fetched. */
function publishKeys(): Promise<unknown> {
  const { n, e } = own.publicKey.export({ format: 'jwk' })
  const keys = { keys: [{ kty: 'RSA', alg: 'RS256', use: 'sig', kid, n, e }] }
  return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(keys) })
}

/** The callback as the site reads it, with answers of a provider whose key is known here. */
export function openCallbacks(fetchKeys = publishKeys) {
  Object.assign(globalThis, { fetch: fetchKeys })
  const provider = createAuth0(WebAuth, settings, {
    jar: document,
    http: createHttp(),
    isOnline: () => true,
    isAnswered: () => Promise.resolve(true),
  })
  const transactions = openTransactions({ store: keepInMemory(), now: Date.now })
  return {
    /** A sign-in is under way, and this is what the provider says to it. */
    begin: (claims: object = {}) => {
      const state = transactions.begin({ returnTo: '/en', locale: 'en' })
      const nonce = createStateNonce()
      const cookie = `com.auth0.auth.${state}`
      document.cookie = `${cookie}=${encodeURIComponent(JSON.stringify({ nonce, state, appState: null }))}; path=/`
      const access_token = `${createStateNonce()}.x`
      const id_token = sign(rs256, { ...claimsFor(nonce, access_token), ...claims })
      const forget = () => (document.cookie = `${cookie}=; path=/; max-age=0`)
      return { answer: { state, access_token, id_token }, forget }
    },
    read: (fragment: string) =>
      readCallback(fragment, { provider: () => Promise.resolve(provider), transactions }).tokens,
  }
}

/** Reads mutated answers as the site does, each for a sign-in of its own; every hundredth is left whole. */
export async function fuzzCallbacks(cases: number, seed: number): Promise<Fuzzed> {
  const random = createRandom(seed)
  const { begin, read } = openCallbacks()
  const found: Fuzzed = { cases, controls: 0, accepted: [], uncaught: [] }
  for (let position = 0; position < cases; position += 1) {
    const { answer, forget } = begin()
    const mutate = position % 100 === 0 ? undefined : random.pick(mutations)
    const fragment = mutate ? mutate(answer, random) : writeAnswer(answer)
    try {
      await read(fragment)
      if (!mutate) found.controls += 1
      else if (!isUntouched(fragment, answer)) found.accepted.push(fragment)
    } catch (error) {
      if (!(error instanceof AuthProblem)) found.uncaught.push(`${fragment}: ${String(error)}`)
    }
    forget()
  }
  return found
}
