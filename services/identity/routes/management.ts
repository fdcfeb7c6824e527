import * as z from 'zod'
import { linkUsers } from '../../database/link-users'
import { type Answer, toJson } from '../../http/respond'
import { findConnection } from '../connections'
import { type Asked, textOf } from '../http/asked'
import { ApiProblem } from '../http/problems'
import { on, type Route } from '../http/route'
import { type Service } from '../parts'
import { type Bearer, findBearer, findProved } from '../users/bearer'
import { type User } from '../users/user'

/** What people may see and change of their own account, and of nobody else's. */
export const managementRoutes = (service: Service): Route[] => [
  on({ method: 'GET', path: '/api/v2/users/{id}' }, async (asked, { id }) => {
    const { user } = await requireSelf(service, { asked, id, scope: 'read:current_user' })
    return toJson(200, await describe(service, user))
  }),
  on({ method: 'PATCH', path: '/api/v2/users/{id}' }, async (asked, { id }) => {
    const { user } = await requireSelf(service, { asked, id, scope: 'update:current_user_metadata' })
    return patch(service, user, await asked.fields())
  }),
  on({ method: 'POST', path: '/api/v2/users/{id}/identities' }, async (asked, { id }) => {
    const bearer = await requireSelf(service, { asked, id, scope: 'update:current_user_identities' })
    return link(service, bearer, textOf(await asked.fields(), 'link_with'))
  }),
]

type Call = { asked: Asked; id: string; scope: string }

async function requireSelf(service: Service, { asked, id, scope }: Call): Promise<Bearer> {
  const bearer = await findBearer(service, asked, service.parts.settings.audiences.management)
  if (!bearer) throw refusal(401, 'Invalid token', 'invalid_token')
  if (!bearer.scopes.has(scope)) {
    throw refusal(403, `Insufficient scope, expected any of: ${scope}`, 'insufficient_scope')
  }
  if (bearer.user.id === id) return bearer
  throw refusal(403, 'User to be acted on does not match subject in bearer token.', 'invalid_subject')
}

const mostMetadataBytes = 16_384

async function patch(service: Service, user: User, body: Readonly<Record<string, unknown>>): Promise<Answer> {
  const { user_metadata: given, ...others } = body
  if (Object.keys(others).length > 0) {
    throw refusal(403, 'Only user_metadata can be updated with current_user scopes', 'insufficient_scope')
  }
  const changes = z.record(z.string(), z.unknown()).safeParse(given)
  if (!changes.success) throw refusal(400, 'user_metadata must be an object', 'invalid_body')
  // As at Auth0: what is null is removed, what is not named stays.
  const entries = Object.entries({ ...user.user_metadata, ...changes.data }).filter(([, value]) => value !== null)
  const metadata = Object.fromEntries(entries)
  if (JSON.stringify(metadata).length > mostMetadataBytes)
    throw refusal(400, 'user_metadata is too large', 'invalid_body')
  const changed = await service.parts.users.setMetadata(user.id, metadata)
  return toJson(200, await describe(service, changed ?? user))
}

/** Both accounts must be proved: this one by its token, the other by an identity token made for the same application. */
async function link(service: Service, { user, clientId }: Bearer, linkWith: string): Promise<Answer> {
  const other = await findProved(service, linkWith, clientId)
  if (!other || other.id === user.id) throw refusal(400, 'Invalid link_with token', 'invalid_body')
  if (!user.email_verified || !other.email_verified) {
    throw refusal(403, 'Both email addresses must be verified before accounts are linked', 'email_not_verified')
  }
  await linkUsers(service.parts.database, { userId: user.id, otherId: other.id })
  return toJson(201, await listIdentities(service, user))
}

async function describe(service: Service, user: User) {
  const { id, email, email_verified, name, nickname, given_name, family_name, picture, user_metadata } = user
  const shown = { email, email_verified, name, nickname, given_name, family_name, picture, user_metadata }
  const identities = await listIdentities(service, user)
  return { user_id: id, ...shown, created_at: user.created_at, updated_at: user.updated_at, identities }
}

/** As at Auth0, those that were linked bring along what is known of them. */
async function listIdentities({ parts }: Service, { id }: User) {
  const logins = await parts.users.logins(id)
  return logins.map(({ connection, subject, email }) => {
    const { strategy, kind } = findConnection(connection) ?? { strategy: connection, kind: 'database' }
    const identity = { connection, provider: strategy, user_id: subject, isSocial: kind === 'social' }
    return id === `${strategy}|${subject}` || email === null ? identity : { ...identity, profileData: { email } }
  })
}

const names: Record<number, string> = { 400: 'Bad Request', 401: 'Unauthorized', 403: 'Forbidden' }

const refusal = (statusCode: number, message: string, errorCode: string) =>
  new ApiProblem(statusCode, { statusCode, error: names[statusCode], message, errorCode })
