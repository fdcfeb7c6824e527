import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { permissionsPath } from '../../../services/account/create-account'
import { portOf } from '../../../src/config/addresses'
import { createHttp } from '../../../src/services/http/create-http'
import { fetchPermissions } from '../../../src/services/identity/session/fetch-permissions'
import { startAccount } from '../../support/account/account-process'
import { makeTokens, type TokenMaker } from '../../support/account/account-tokens'
import { signIn, Visitor } from '../../support/browser/visitor'
import { type Caller, docOf } from '../../support/cms/cms'
import { personOf } from '../../support/identity/identity-process'
import { letterTo } from '../../support/letters/outbox'
import { databaseIn } from '../../support/place/database-process'
import { identitySecret } from '../../support/place/furnished'
import { type Place } from '../../support/place/installation'
import { pidsOf } from '../../support/publishing/publishing'

export type Given = { place: Place; manager: Caller }

const nothing = { productPermissions: [], collaborationPermissions: [], compliancePermissions: [] }
const mostSeconds = 5
/** As a page asks, which says where it asks from. */
const browserWith = (token: string) => ({
  headers: { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' },
})

/** What the account service says of people, to themselves and to nobody else. */
export function describePermissions(given: () => Given): void {
  let place: Place
  let manager: Caller
  let origin: string
  let databaseUrl: string
  let tokens: TokenMaker
  beforeAll(async () => {
    ;({ place, manager } = given())
    origin = `http://localhost:${place.portBase}`
    databaseUrl = databaseIn(place).url
    tokens = await makeTokens({ databaseUrl, secret: identitySecret, origin })
  })

  const askWith = (headers: Record<string, string>, at = origin) => fetch(`${at}${permissionsPath}`, { headers })
  const ask = (token: string) => askWith({ authorization: `Bearer ${token}` })
  const permissionsOf = async (token: string) =>
    ((await (await ask(token)).json()) as { data: { userPermissions: typeof nothing } }).data.userPermissions
  const productsOf = async (token: string) => (await permissionsOf(token)).productPermissions as string[]
  const grant = (own: object) => manager('POST', '/api/grants', { from: '2026-01-01', ...own })

  /** Asks every second, as often as the promise allows; the event is what ends the wait. */
  const becomes = async (token: string, wanted: string[]) => {
    let products = await productsOf(token)
    for (let second = 0; second < mostSeconds && products.join() !== wanted.join(); second += 1) {
      await sleep(1000)
      products = await productsOf(token)
    }
    return products
  }

  /** With a token that the provider gave, by its pages. */
  const tokenOf = async (email: string, password: string) => {
    const identity = { root: `${origin}/idp`, siteOrigin: origin } as Parameters<typeof signIn>[0]
    const request = { audience: `${origin}/online-services` }
    const answer = await signIn(identity, new Visitor(identity), { email, password, request })
    return answer.get('access_token') ?? ''
  }

  describe('the call for permissions', () => {
    it('is answered to the bearer of a good token, in the form that the site reads (C-1, K-8, P-1)', async () => {
      const token = await tokens.sign()
      const answer = await ask(token)

      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual({ data: { userPermissions: nothing } })
      const call = { http: createHttp(), api: `${origin}/online-services`, token }
      expect(await fetchPermissions(call)).toEqual(nothing)
    })

    it('refuses every other token with one and the same body, and keeps the reason to its log (C-1, Q-6)', async () => {
      const bad = await tokens.bad()
      const answers = await Promise.all(bad.map(([, token]) => ask(token)))
      const bare = await Promise.all([{}, { authorization: 'Basic YTpi' }].map((headers) => askWith(headers)))
      const refusals = [...answers, ...bare]
      const bodies = await Promise.all(refusals.map((one) => one.text()))

      expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 401))
      expect([...new Set(bodies)].map((one) => JSON.parse(one) as unknown)).toEqual([{ error: 'Unauthorized' }])
      const log = readFileSync(join(place.dataDir, 'logs', 'account.log'), 'utf8')
      expect(log.match(/ warn {2}account (\[\w+\] )?401 /g)).toHaveLength(bodies.length)
      for (const [, token] of bad.filter(([, one]) => one.length > 20)) {
        for (const part of token.split('.').filter((one) => one.length > 20)) expect(log).not.toContain(part)
      }
    })

    it.each([
      ['401', 401, 'Failed to retrieve user permissions'],
      ['another path', 404, 'Failed to retrieve user permissions'],
    ])('tells the site what went wrong in one way: %s (C-1, X-5, K-8)', async (_, status, description) => {
      const api = status === 401 ? `${origin}/online-services` : `${origin}/online-services/nowhere`
      const asked = fetchPermissions({ http: createHttp(), api, token: 'a.b.c' })

      await expect(asked).rejects.toMatchObject({ error: { description } })
    })
  })

  describe('a grant', () => {
    it('acts within five seconds after it was made, changed and taken back (PM-2, P-1)', async () => {
      const sub = 'auth0|granted'
      const token = await tokens.sign({ sub })
      const { id } = docOf(await grant({ sub, productPermissions: ['navigator|share-disclosure'] }))
      expect(await becomes(token, ['navigator|share-disclosure'])).toEqual(['navigator|share-disclosure'])
      docOf(await manager('PATCH', `/api/grants/${id}`, { productPermissions: ['*', 'audit'] }))
      expect(await becomes(token, ['*', 'audit'])).toEqual(['*', 'audit'])
      await manager('DELETE', `/api/grants/${id}`)
      expect(await becomes(token, [])).toEqual([])
    })

    it('that names an address opens nothing until the provider has verified it', async () => {
      const email = 'unverified@example.com'
      const password = 'ferns grow by the weir'
      const post = (path: string, body: object) =>
        fetch(`${origin}/idp${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      const connection = 'Username-Password-Authentication'
      await post('/dbconnections/signup', { client_id: 'site-client', connection, email, password })
      docOf(await grant({ email, productPermissions: ['by-address'] }))
      const witness = await tokens.sign({ sub: 'auth0|witness' })
      docOf(await grant({ sub: 'auth0|witness', productPermissions: ['seen'] }))
      expect(await becomes(witness, ['seen'])).toEqual(['seen'])
      expect(await productsOf(await tokenOf(email, password))).toEqual([])

      const { link } = await letterTo({ databaseUrl }, email)
      await fetch(link, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: '' })
      expect(await productsOf(await tokenOf(email, password))).toEqual(['by-address'])
    })

    it('by address cannot be judged while the provider does not answer: no list is not an empty list (B7, B13)', async () => {
      const { email, password } = personOf('permissions-down')
      docOf(await grant({ sub: '', email, productPermissions: ['by-address'] }))
      const token = await tokenOf(email, password)
      const [first, second] = [await ask(token), await ask(token)]
      const { email: other, password: own } = personOf('reader')

      expect([first.status, first.headers.get('retry-after'), second.status]).toEqual([503, '2', 503])
      expect(await (await fetch(`${origin}/idp/userinfo`, browserWith(token))).json()).toMatchObject({ email })
      expect((await ask(await tokenOf(other, own))).status).toBe(200)
    })

    it('of an organisation acts in a token for it, and in none for another (V-4, P-1)', async () => {
      const sub = 'auth0|member'
      const { id } = docOf(await manager('POST', '/api/organisations', { name: 'Harbour', providerId: 'org_harbour' }))
      docOf(await grant({ sub, organisation: id, productPermissions: ['share-disclosure'] }))
      const there = await tokens.sign({ sub, org_id: 'org_harbour' })
      const elsewhere = await tokens.sign({ sub, org_id: 'org_elsewhere' })
      const malformed = await tokens.sign({ sub, org_id: '' })

      expect(await becomes(there, ['share-disclosure'])).toEqual(['share-disclosure'])
      expect(await productsOf(elsewhere)).toEqual([])
      expect((await ask(malformed)).status).toBe(401)
    })

    it('that names a subject is nobody else’s, whatever their address', async () => {
      const { email, password } = personOf('reader')
      docOf(await grant({ sub: 'auth0|other', email, productPermissions: ['not-theirs'] }))
      const witness = await tokens.sign({ sub: 'auth0|other' })
      expect(await becomes(witness, ['not-theirs'])).toEqual(['not-theirs'])

      expect(await productsOf(await tokenOf(email, password))).toEqual([])
    })
  })

  it('leaves no address of anybody in the log of the database, no matter who signs up twice (B15)', async () => {
    const { email } = personOf('reader')
    const json = {
      client_id: 'site-client',
      connection: 'Username-Password-Authentication',
      email,
      password: 'ferns grow by the weir',
    }
    const again = await fetch(`${origin}/idp/dbconnections/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(json),
    })
    const log = readFileSync(join(place.dataDir, 'logs', 'postgres.log'), 'utf8')

    expect(await again.json()).toMatchObject({ code: 'invalid_signup' })
    expect(log.match(/.*(?:[\w.-]+@[\w-]+\.[\w.-]+|duplicate key).*/g)).toBeNull()
  })

  describe('without the content management', () => {
    it('answers nobody before every grant is known: no is not the same as not known (X-18)', async () => {
      const account = await startAccount({ place, accessChangesUrl: 'http://127.0.0.1:9/api/access-changes' })
      const token = await tokens.sign()
      const answer = await askWith({ authorization: `Bearer ${token}` }, account.origin)
      const health = await fetch(`${account.origin}/healthz`)
      await account.stop()

      expect([answer.status, answer.headers.get('retry-after'), health.status]).toEqual([503, '2', 503])
      expect(account.said()).toContain('Changes of access cannot be read')
    })

    it('goes on with what it knows (P-1)', async () => {
      const sub = 'auth0|kept'
      const token = await tokens.sign({ sub })
      docOf(await grant({ sub, productPermissions: ['kept'] }))
      expect(await becomes(token, ['kept'])).toEqual(['kept'])
      const pids = pidsOf(place, 'cms')
      expect(pids.length).toBeGreaterThan(0)
      for (const pid of pids) process.kill(pid, 'SIGSTOP')
      try {
        const log = () => readFileSync(join(place.dataDir, 'logs', 'account.log'), 'utf8')
        while (!log().includes('Changes of access cannot be read')) await sleep(100)
        expect(await productsOf(token)).toEqual(['kept'])
        expect((await fetch(`http://127.0.0.1:${portOf('account', place.portBase)}/healthz`)).status).toBe(200)
      } finally {
        for (const pid of pids) process.kill(pid, 'SIGCONT')
      }
    })
  })
}
