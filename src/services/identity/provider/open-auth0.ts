import { type Auth0Error, type AuthOptions, type WebAuth } from 'auth0-js'
import { storedPrefix } from '../../../config/stored-keys'
import { type Http } from '../../http/create-http'
import { AuthProblem, authErrors, failToArrive, toAuthError } from '../auth-error'
import { databaseConnection } from '../user'
import { type AuthResult, type Departure, type IdentityProvider, requireTokens } from './identity-provider'
import { type IdentitySettings } from './identity-settings'
import { isAnswered } from './is-answered'
import { openOwnRecord } from './own-record'
import { nonceLength } from './state-nonce'

export const scope = 'openid email profile read:current_user'
export const responseType = 'token id_token'
const renewalLimitMs = 60_000

type Constructor = new (options: AuthOptions & { legacySameSiteCookie: boolean }) => WebAuth
type Callback<Result> = (error: Auth0Error | null, result: Result) => void

/**
 * What auth0-js is given. An address that begins with http is taken as it is; the issuer and the keys must then be named,
 * since it would build the one with another scheme and take the others from whatever a token says.
 */
// The types are those of version 9, which has neither of the last two.
export const toAuth0Options = ({ root, issuer, keysUrl, clientId, audience, redirectUri }: IdentitySettings) => ({
  domain: root,
  clientID: clientId,
  audience,
  redirectUri,
  responseType,
  scope,
  overrides: { __token_issuer: issuer, __jwks_uri: keysUrl },
  legacySameSiteCookie: false,
})

/** auth0-js calls back, in some places throws, and says both in many shapes. */
export const promise = <Result>(call: (done: Callback<Result>) => void): Promise<Result> =>
  new Promise((resolve, reject) => {
    const fail = (thrown: unknown): void => reject(new AuthProblem(toAuthError(thrown)))
    try {
      call((error, result) => (error ? fail(error) : resolve(result)))
    } catch (thrown) {
      fail(thrown)
    }
  })

const absent: AuthResult = {
  accessToken: null,
  idToken: null,
  idTokenPayload: null,
  appState: null,
  refreshToken: null,
  state: null,
  expiresIn: null,
  tokenType: null,
  scope: null,
}
const toResult = (result: unknown): AuthResult => ({ ...absent, ...(result as Partial<AuthResult> | null) })

/** Library and settings, as an IdentityProvider. */
export function createAuth0(Library: Constructor, settings: IdentitySettings, own: Surroundings): IdentityProvider {
  const { jar, http, isOnline, isAnswered } = own
  const auth0 = new Library(toAuth0Options(settings))
  const checkSession = async (asked: { audience?: string; scope?: string; organization?: string } = {}) =>
    toResult(await promise((done) => auth0.checkSession({ timeout: renewalLimitMs, ...asked } as object, done)))
  const fetchToken = async (asked: { audience: string; scope: string }) =>
    requireTokens(await checkSession(asked)).accessToken
  return {
    ...openOwnRecord({ root: settings.root, http, fetchToken }),
    authorize: (departure) => {
      pruneCookies(jar)
      auth0.authorize({ state: departure.state, ...toParameters(departure) })
    },
    // Never with the state: it would then neither use it up nor, without its cookie, look at the nonce.
    parseHash: async (hash) => toResult(await promise((done) => auth0.parseHash({ hash }, done))),
    checkSession: (organization) => checkSession(organization === undefined ? {} : { organization }),
    userInfo: async (token) => toClaims(await promise((done) => auth0.client.userInfo(token, done))),
    findKnownVisitor: async () => {
      type Known = { sso?: boolean; lastUsedUsername?: string }
      const { sso = false, lastUsedUsername } = await promise<Known>((done) =>
        auth0.client.getSSOData(false as never, done as never),
      )
      return { isKnown: sso, ...(lastUsedUsername === undefined ? {} : { username: lastUsedUsername }) }
    },
    changePassword: (email) =>
      promise((done) =>
        auth0.changePassword({ connection: databaseConnection, email }, (error) => done(error, undefined)),
      ),
    logout: async (returnTo) => {
      const options = { returnTo, clientID: settings.clientId }
      // The logout is a page of the provider's. Without an answer the reader would be left on an error page. Only the site's
      // own origin lets a script see what the page itself would answer; a tenant is asked for what every script may read.
      const isOwn = new URL(settings.root).origin === settings.origin
      const url = isOwn ? auth0.client.buildLogoutUrl(options) : settings.keysUrl
      if (!isOnline() || !(await isAnswered(url))) throw new AuthProblem(authErrors.logoutFailed)
      auth0.logout(options)
    },
  }
}

function toClaims(info: unknown): Readonly<Record<string, unknown>> {
  if (typeof info === 'object' && info !== null) return info as Record<string, unknown>
  throw new AuthProblem({ code: 'invalid_user', description: 'Invalid user returned' })
}

export function toParameters(departure: Omit<Departure, 'state'>) {
  const { locale, signUp, connection, loginHint, organization, chooseAccount, isFresh } = departure
  const wished = {
    screen_hint: signUp ? 'signup' : undefined,
    prompt: isFresh ? 'login' : chooseAccount ? 'select_account' : undefined,
    login_hint: loginHint,
    ui_locales: locale,
    connection,
    organization,
  }
  const asked = Object.entries(wished).filter(([, value]) => value !== undefined)
  return Object.fromEntries(asked)
}

export type CookieJar = { cookie: string }
type Surroundings = {
  jar: CookieJar
  http: Http
  isOnline: () => boolean
  isAnswered: (url: string) => Promise<boolean>
}

const prefix = storedPrefix('transaction')
const mostCookies = 12

/** Each sign-in that nobody finishes leaves a cookie; a hundred of them are more than a server takes. */
export function pruneCookies(jar: CookieJar): void {
  const names = jar.cookie.split('; ').map((pair) => pair.replace(/=.*$/s, ''))
  const old = names.filter((name) => name.startsWith(prefix) && name.length >= prefix.length + nonceLength)
  if (old.length <= mostCookies) return
  for (const name of old.slice(0, old.length - mostCookies)) jar.cookie = `${name}=; path=/; max-age=0`
}

/** The library comes only where somebody signs in. */
export async function loadLibrary(): Promise<Constructor> {
  const library = await import(/* webpackChunkName: "auth0" */ 'auth0-js').catch(failToArrive)
  const { WebAuth: Library } = 'default' in library ? (library.default as typeof library) : library
  return Library
}

export async function openAuth0(settings: IdentitySettings, http: Surroundings['http']): Promise<IdentityProvider> {
  const Library = await loadLibrary()
  return createAuth0(Library, settings, { jar: document, http, isOnline: () => navigator.onLine, isAnswered })
}
