import { SignJWT } from 'jose'
import { importJWK } from 'jose'
import { type LegacyRoute } from '../../../src/config/env-server'
import { type Answer, toJson } from '../../http/respond'
import { findConnection } from '../connections'
import { type Asked, type Fields, textOf } from '../http/asked'
import { ApiProblem } from '../http/problems'
import { type Route } from '../http/route'
import { toClaims } from '../oidc/claims'
import { findMainConnection } from '../oidc/find-account'
import { otpGrant, passwordGrants } from '../oidc/password-grants'
import { type Service } from '../parts'
import { lifetimes } from '../settings'
import { findProved } from '../users/bearer'
import { requireClient } from './clients'

/** Tokens without a page. The retired ways answer only where they were asked for. */
export const tokenRoutes = (service: Service): Route[] => [
  { method: 'POST', path: '/oauth/token', handle: (asked) => prepareToken(service, asked) },
  { method: 'POST', path: '/oauth/revoke', handle: (asked) => prepareRevocation(asked) },
  { method: 'POST', path: '/oauth/ro', handle: (asked) => prepareRo(service, asked) },
  { method: 'POST', path: '/delegation', handle: (asked) => delegate(service, asked) },
]

function requireLegacy({ parts }: Service, route: LegacyRoute, what: string): void {
  if (parts.settings.legacy.includes(route)) return
  throw new ApiProblem(403, {
    error: 'unauthorized_client',
    error_description: `${what} not allowed for the client. IDENTITY_LEGACY=${route} allows it.`,
  })
}

async function prepareToken(service: Service, asked: Asked): Promise<undefined> {
  const fields = await asked.fields()
  const grant = textOf(fields, 'grant_type')
  if (passwordGrants.includes(grant)) requireLegacy(service, 'password-grant', `Grant type '${grant}'`)
  handOver(asked, fields)
}

async function prepareRevocation(asked: Asked): Promise<undefined> {
  handOver(asked, await asked.fields())
}

/** The oldest way: the same as a grant of /oauth/token under another name. */
async function prepareRo(service: Service, asked: Asked): Promise<undefined> {
  requireLegacy(service, 'oauth-ro', '/oauth/ro is')
  const { connection: realm = '', password = '', ...fields } = await asked.fields()
  const isCode = findConnection(String(realm))?.kind === 'passwordless'
  const own = isCode ? { grant_type: otpGrant, otp: password } : { grant_type: passwordGrants[1], password }
  handOver(asked, { ...fields, ...own, realm })
  asked.request.url = asked.request.url?.replace('/oauth/ro', '/oauth/token') ?? ''
}

/** oidc-provider takes forms only; Auth0's clients send JSON. */
function handOver({ request }: Asked, fields: Fields): void {
  request.headers['content-type'] = 'application/x-www-form-urlencoded'
  Object.assign(request, { body: fields })
}

const delegationGrant = 'urn:ietf:params:oauth:grant-type:jwt-bearer'

/** Swaps an identity token for one that another application may read. */
async function delegate(service: Service, asked: Asked): Promise<Answer> {
  requireLegacy(service, 'delegation', '/delegation is')
  const { parts, keys } = service
  const fields = await asked.fields()
  const client = requireClient(parts.settings, fields)
  const target = requireClient(parts.settings, { client_id: textOf(fields, 'target') || client.id })
  if (textOf(fields, 'grant_type') !== delegationGrant) throw invalid('unsupported_grant_type', 'Not this grant type.')
  const user = await findProved(service, textOf(fields, 'id_token'), client.id)
  const [key] = keys()
  if (!user || !key) throw invalid('invalid_grant', 'The id_token is not valid.')

  const claims = toClaims(user, await findMainConnection(parts.users, user), parts.settings.namespace)
  const idToken = await new SignJWT({ ...claims, azp: client.id })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.kid ?? '' })
    .setIssuer(parts.settings.issuer)
    .setAudience(target.id)
    .setIssuedAt()
    .setExpirationTime(`${lifetimes.idToken}s`)
    .sign(await importJWK(key, 'RS256'))
  return toJson(200, { token_type: 'Bearer', expires_in: lifetimes.idToken, id_token: idToken })
}

const invalid = (error: string, words: string) => new ApiProblem(400, { error, error_description: words })
