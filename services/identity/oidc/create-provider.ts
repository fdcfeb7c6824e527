import { type JWK } from 'jose'
import { type Configuration, Provider, type KoaContextWithOIDC } from 'oidc-provider'
import { log } from '../../shared/log'
import { type Parts } from '../parts'
import { lifetimes } from '../settings'
import { chooseLocale } from '../words/choose-words'
import { createAdapter } from './adapter'
import { answerInvalidGrants } from './answers/answer-invalid-grants'
import { type DrawError } from './answers/draw-error'
import { frameWebMessages } from './answers/frame-web-messages'
import { claimsOfScopes, scopesOfSelf } from './claims'
import { findAccount } from './find-account'
import { loadExistingGrant } from './grants'
import { allowLoopbackCallbacks } from './loopback'
import { keepOrganizations, toOrganizationClaims } from './organization-claims'
import { otpGrant, passwordGrants, registerPasswordGrants } from './password-grants'
import { createPolicy } from './policy'
import { findResource } from './resources'
import { redeemLoginTicket } from './sign-in-session'

// What auth0-js and its kind send along; only some of it means something here.
const toleratedParameters = [
  'audience',
  'auth0Client',
  'connection',
  'connection_scope',
  'device',
  'invitation',
  'organization',
  'owp',
  'protocol',
  'realm',
  'screen_hint',
  '_csrf',
  '_intstate',
]

export const sessionCookie = 'auth0'

export function createProvider(parts: Parts, keys: JWK[], drawError: DrawError): Provider {
  const { settings } = parts
  const provider = new Provider(settings.issuer, {
    ...toProtocol(parts),
    ...toAnswers(parts),
    jwks: { keys: keys },
    adapter: createAdapter(parts.database),
    clients: toClients(parts),
    interactions: {
      policy: createPolicy(parts),
      url: (_, { uid, params }) => `${settings.mountPath}/u/interaction/${uid}${inLanguage(params.ui_locales)}`,
    },
    cookies: {
      keys: [settings.cookieKey],
      long: { httpOnly: true, sameSite: 'lax', path: `${settings.mountPath}/`, signed: true },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
      names: { session: sessionCookie, interaction: 'auth0_i', resume: 'auth0_r' },
    },
    renderError: drawError,
  })
  allowLoopbackCallbacks(provider)
  keepOrganizations(provider)
  answerInvalidGrants(provider)
  provider.use(frameWebMessages(settings.clients) as Parameters<Provider['use']>[0])
  registerPasswordGrants(provider, parts)
  provider.on('server_error', (_, error) => {
    log.error('A sign-in request failed', error)
  })
  return provider
}

/** The address itself names the reader's language, because it outlives the sign-in: they come back to it by their browser's history. */
const inLanguage = (wished: unknown): string =>
  typeof wished === 'string' && wished !== '' ? `?lang=${chooseLocale(wished)}` : ''

const toProtocol = ({ settings }: Parts): Configuration => ({
  clientAuthMethods: ['none'],
  responseTypes: ['id_token token', 'id_token', 'code'],
  routes: {
    authorization: '/authorize',
    token: '/oauth/token',
    jwks: '/.well-known/jwks.json',
    userinfo: '/userinfo',
    revocation: '/oauth/revoke',
  },
  scopes: ['openid', 'offline_access', ...scopesOfSelf],
  claims: claimsOfScopes(settings.namespace),
  // Auth0 puts the claims of the scopes into the identity token as well.
  conformIdTokenClaims: false,
  // Anyone who uses a code must have asked for it.
  pkce: { required: () => true },
  ttl: {
    AccessToken: lifetimes.accessToken,
    IdToken: lifetimes.idToken,
    Session: lifetimes.session,
    Interaction: lifetimes.interaction,
    Grant: lifetimes.grant,
    AuthorizationCode: lifetimes.authorizationCode,
    RefreshToken: lifetimes.session,
  },
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    revocation: { enabled: true },
    pushedAuthorizationRequests: { enabled: false },
    dPoP: { enabled: false },
    webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
    resourceIndicators: {
      enabled: true,
      // Undefined is how a request without one is written; the types do not know it.
      defaultResource: ({ oidc }) => oidc.params?.audience as string,
      useGrantedResource: () => true,
      getResourceServerInfo: (_, audience) => findResource(settings, audience),
    },
  },
})

const toAnswers = (parts: Parts): Configuration => ({
  extraParams: {
    ...Object.fromEntries(toleratedParameters.map((name) => [name, null])),
    login_ticket: async (ctx, ticket) => {
      if (typeof ticket === 'string') await redeemLoginTicket(parts.tickets, ctx, ticket)
    },
  },
  findAccount: findAccount(parts),
  extraTokenClaims: async (ctx, token) => ({
    ...toSessionClaims(ctx, token),
    ...(await toOrganizationClaims(parts.organizations)(ctx, token)),
  }),
  loadExistingGrant: loadExistingGrant(parts.settings.clients),
  clientBasedCORS: (_, origin, client) =>
    parts.settings.clients.some(({ id, webOrigins }) => id === client.clientId && webOrigins.includes(origin)),
  formats: {
    customizers: {
      jwt: (_, token, { payload }) => {
        // Auth0 lets a token for a program open /userinfo as well.
        payload.aud = [payload.aud, parts.settings.audiences.userinfo].flat()
        payload.azp = token.clientId
      },
    },
  },
})

/** In which session somebody signed in, and when they last proved who they are. Without a page there is neither. */
function toSessionClaims({ oidc }: KoaContextWithOIDC, token: object): Record<string, string | number> {
  const { sessionUid } = token as { sessionUid?: string }
  if (sessionUid === undefined) return {}
  const kept = oidc.entities.AuthorizationCode ?? oidc.entities.RefreshToken
  const authenticatedAt = (kept as { authTime?: number } | undefined)?.authTime ?? oidc.session?.authTime()
  return { sid: sessionUid, ...(authenticatedAt === undefined ? {} : { auth_time: authenticatedAt }) }
}

const toClients = ({ settings }: Parts): NonNullable<Configuration['clients']> =>
  settings.clients.map(({ id, name, callbacks }) => ({
    client_id: id,
    client_name: name,
    application_type: 'web',
    token_endpoint_auth_method: 'none',
    redirect_uris: callbacks,
    grant_types: ['implicit', 'authorization_code', 'refresh_token', otpGrant, ...passwordGrants],
    response_types: ['id_token token', 'id_token', 'code'],
    id_token_signed_response_alg: 'RS256',
  }))
