/** @jest-environment jsdom */
import { WebAuth } from 'auth0-js'
import { type publicEnv } from '../../../src/config/env-public'
import { createHttp } from '../../../src/services/http/create-http'
import { toIdentitySettings } from '../../../src/services/identity/provider/identity-settings'
import { createAuth0, promise, pruneCookies, toAuth0Options } from '../../../src/services/identity/provider/open-auth0'

const env = (own: Partial<Record<keyof typeof publicEnv, string>> = {}) => ({
  origin: 'https://firm.example',
  identityUrl: 'https://login.firm.example',
  identityClientId: 'site-client',
  identityAudience: '/online-services',
  claimNamespace: '',
  onlineServicesApi: '/online-services',
  tokenKey: 'apollo-token',
  sessionKey: 'signed-in',
  tokenPlace: 'local-storage',
  ...own,
})
const settings = (own = {}) => toIdentitySettings(env(own), 'https://elsewhere.example/en')
const open = (own = {}) => new WebAuth({ ...toAuth0Options(settings()), ...own })

describe('what auth0-js learns of a provider', () => {
  it.each([
    ['firm.eu.auth0.com', 'https://firm.eu.auth0.com'],
    ['https://login.firm.example/', 'https://login.firm.example'],
    ['http://localhost:8003/idp', 'http://localhost:8003/idp'],
    ['/idp', 'https://firm.example/idp'],
  ])('is the whole of its address: %s (V-4)', (identityUrl, root) => {
    const options = toAuth0Options(settings({ identityUrl }))

    expect(options.overrides).toEqual({ __token_issuer: `${root}/`, __jwks_uri: `${root}/.well-known/jwks.json` })
    const url = new WebAuth(options).client.buildAuthorizeUrl({ state: 's', nonce: 'n' } as never)
    expect(url.startsWith(`${root}/authorize?`)).toBe(true)
  })

  it('asks for the scopes, the tokens and the return address of the specification (K-3)', () => {
    const url = new URL(open().client.buildAuthorizeUrl({ state: 's', nonce: 'n' } as never))

    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'site-client',
      response_type: 'token id_token',
      redirect_uri: 'https://firm.example/auth',
      scope: 'openid email profile read:current_user',
      audience: 'https://firm.example/online-services',
    })
  })

  it.each([
    [{ identityUrl: '' }, 'domain option is required'],
    [{ identityClientId: '' }, 'clientID option is required'],
  ])('must be complete: %j (V-1)', (own, why) => {
    expect(() => settings(own)).toThrow(why)
  })

  it.each([
    [{ responseType: '' }, {}, 'responseType option is required'],
    [{}, { responseType: 'id_token' }, 'nonce option is required'],
    [{}, { responseType: 'token id_token' }, 'nonce option is required'],
  ])('is refused when it lacks what a sign-in needs: %j %j (V-2)', (own, asked, why) => {
    expect(() => open(own).client.buildAuthorizeUrl(asked as never)).toThrow(why)
  })

  it('needs no nonce where a code is asked for (V-2)', () => {
    expect(open().client.buildAuthorizeUrl({ responseType: 'code' } as never)).toContain('response_type=code')
  })
})

describe('a silent check', () => {
  it.each([
    [{ responseType: 'code' }, "responseType can't be `code`"],
    [{ redirectUri: '' }, "redirectUri can't be empty"],
  ])('is refused with %j (V-5)', async (asked, description) => {
    const checked = promise((done) => open().checkSession(asked, done))

    await expect(checked).rejects.toMatchObject({ error: { description } })
  })
})

describe('a departure and a silent check', () => {
  const asked: unknown[] = []
  class Library extends WebAuth {
    override authorize = (options?: object) => void asked.push(options)
    override checkSession = (options: object, done: (error: null, result: unknown) => void) => {
      asked.push(options)
      done(null, {})
    }
  }

  it('are for the organisation of the session, and ask for the password where that is wanted (V-4, X-6)', async () => {
    const own = {
      jar: { cookie: '' },
      http: createHttp(),
      isOnline: () => true,
      isAnswered: () => Promise.resolve(true),
    }
    const provider = createAuth0(Library, settings(), own)
    provider.authorize({ state: 's', locale: 'en', organization: 'org_a', isFresh: true })
    await provider.checkSession('org_a')
    await provider.checkSession()

    expect(asked).toEqual([
      { state: 's', ui_locales: 'en', organization: 'org_a', prompt: 'login' },
      { timeout: 60_000, organization: 'org_a' },
      { timeout: 60_000 },
    ])
  })
})

describe('an answer', () => {
  class Library extends WebAuth {
    override parseHash = ((_: unknown, done: (error: null, result: unknown) => void) =>
      done(null, { accessToken: 'a', expiresIn: 60 })) as never
  }

  it('has all nine parts, those that did not come as null (E-4)', async () => {
    const provider = createAuth0(Library, settings(), {
      jar: { cookie: '' },
      http: createHttp(),
      isOnline: () => true,
      isAnswered: () => Promise.resolve(true),
    })

    expect(await provider.parseHash('#x')).toEqual({
      accessToken: 'a',
      idToken: null,
      idTokenPayload: null,
      appState: null,
      refreshToken: null,
      state: null,
      expiresIn: 60,
      tokenType: null,
      scope: null,
    })
  })
})

describe('a logout', () => {
  const left: unknown[] = []
  const asked: string[] = []
  class Library extends WebAuth {
    override logout = (options: object) => void left.push(options)
  }
  const openAt = (identityUrl: string, surroundings: { isOnline?: boolean; isAnswered?: boolean }) =>
    createAuth0(Library, settings({ identityUrl }), {
      jar: { cookie: '' },
      http: createHttp(),
      isOnline: () => surroundings.isOnline ?? true,
      isAnswered: (url) => {
        asked.push(url)
        return Promise.resolve(surroundings.isAnswered ?? true)
      },
    })
  beforeEach(() => {
    left.length = 0
    asked.length = 0
  })

  it.each([{ isOnline: false }, { isAnswered: false }])(
    'that would lead to an error page is reported instead: %j (X-7)',
    async (surroundings) => {
      const logout = openAt('/idp', surroundings).logout('https://firm.example/fr-fr')

      await expect(logout).rejects.toThrow('Not successfully logged out')
      expect(left).toEqual([])
    },
  )

  it.each([
    ['/idp', 'https://firm.example/idp/v2/logout?client_id=site-client&returnTo=https%3A%2F%2Ffirm.example%2Ffr-fr'],
    ['firm.eu.auth0.com', 'https://firm.eu.auth0.com/.well-known/jwks.json'],
  ])('leaves for a provider that answers: %s (X-7)', async (identityUrl, url) => {
    await openAt(identityUrl, {}).logout('https://firm.example/fr-fr')

    expect(asked).toEqual([expect.stringContaining(url)])
    expect(left).toEqual([{ returnTo: 'https://firm.example/fr-fr', clientID: 'site-client' }])
  })
})

describe('sign-ins that nobody finished', () => {
  it('leave no more cookies behind than a server takes (S-1)', () => {
    const names = Array.from({ length: 20 }, (_, one) => `com.auth0.auth.${String(one).padStart(30, 'a')}`)
    const removed: string[] = []
    const jar = {
      get cookie() {
        return ['theme=dark', ...names.map((name) => `${name}=x`)].join('; ')
      },
      set cookie(text: string) {
        removed.push(text)
      },
    }
    pruneCookies(jar)

    expect(removed).toHaveLength(8)
    expect(removed.every((text) => text.startsWith('com.auth0.auth.') && text.includes('max-age=0'))).toBe(true)
  })
})
