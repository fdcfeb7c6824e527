import { publicEnv } from '../../../src/config/env-public'
import { createHttp } from '../../../src/services/http/create-http'
import { toIdentitySettings } from '../../../src/services/identity/provider/identity-settings'
import { createAuth0 } from '../../../src/services/identity/provider/open-auth0'

const settings = toIdentitySettings({ ...publicEnv, identityUrl: 'firm.eu.auth0.com' }, 'https://firm.example')
const self = 'https://firm.eu.auth0.com/api/v2/'

/** A provider that answers silent checks with a token, and http that notes what is sent; both as a tenant would have them. */
function open(answer: () => Response = () => Response.json({})) {
  const asked: Record<string, unknown>[] = []
  const sent: { url: unknown; method: string; data: unknown; bearer: unknown }[] = []
  class Library {
    checkSession = (own: Record<string, unknown>, done: (error: null, result: unknown) => void) => {
      asked.push(own)
      done(null, { accessToken: 'token-for-this', expiresIn: 60, idTokenPayload: { sub: 'auth0|me', at_hash: 'h' } })
    }
  }
  const http = createHttp({
    fetch: (url, init) => {
      const { method = 'GET', body, headers } = init ?? {}
      const data = typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined
      sent.push({ url, method, data, bearer: new Headers(headers).get('authorization') })
      return new Promise((done) => done(answer()))
    },
  })
  return {
    provider: createAuth0(Library as never, settings, {
      jar: { cookie: '' },
      http,
      isOnline: () => true,
      isAnswered: () => Promise.resolve(true),
    }),
    asked,
    sent,
  }
}

function failToFetch(): never {
  throw new TypeError('Failed to fetch')
}

describe('the ways by which an account is opened', () => {
  it('are asked of the provider with a token that is fetched for this alone (C-4, R-DAS-09)', async () => {
    const identities = [
      { connection: 'Username-Password-Authentication', user_id: 'me', provider: 'auth0', isSocial: false },
      { connection: 'google-oauth2', user_id: 1077, isSocial: true, profileData: { email: 'me@example.com' } },
    ]
    const { provider, asked, sent } = open(() => Response.json({ identities }))
    const found = await provider.findIdentities('auth0|me')

    expect(asked[0]).toMatchObject({ audience: self, scope: 'openid read:current_user' })
    expect(sent).toEqual([
      { url: `${self}users/auth0%7Cme`, method: 'GET', data: undefined, bearer: 'Bearer token-for-this' },
    ])
    expect(found).toEqual([
      { connection: 'Username-Password-Authentication', userIdentifier: 'me', email: null },
      { connection: 'google-oauth2', userIdentifier: '1077', email: 'me@example.com' },
    ])
  })
})

describe('what people change of themselves', () => {
  it('is sent to the provider with a token that is fetched for this alone (C-4)', async () => {
    const { provider, asked, sent } = open()
    await provider.checkSession()
    await provider.changeDetails('auth0|me', { company: 'Northwind', jobTitle: '' })

    expect(asked[0]).not.toHaveProperty('scope')
    expect(asked[1]).toMatchObject({ audience: self, scope: 'openid update:current_user_metadata' })
    expect(sent).toEqual([
      {
        url: `${self}users/auth0%7Cme`,
        method: 'PATCH',
        data: { user_metadata: { company: 'Northwind', jobTitle: null } },
        bearer: 'Bearer token-for-this',
      },
    ])
  })

  it.each([
    ['refused', () => new Response(null, { status: 403 }), 'details_refused'],
    ['not answered', failToFetch, 'network'],
  ])('is distinguished where it was %s (C-4, X-18)', async (_, answer, code) => {
    const { provider } = open(answer)
    const changed = provider.changeDetails('auth0|me', { company: 'Northwind', jobTitle: '' })

    await expect(changed).rejects.toMatchObject({ error: { code } })
  })
})
