import { errors, type ResourceServer } from 'oidc-provider'
import { lifetimes, type Settings } from '../settings'
import { scopesOfSelf } from './claims'

const openIdScopes = ['openid', 'profile', 'email', 'phone']

/** The programs that a token may be meant for. */
export function findResource({ audiences }: Settings, audience: string): ResourceServer {
  const scopes = new Map([
    [audiences.management, [...openIdScopes, ...scopesOfSelf]],
    [audiences.account, [...openIdScopes, 'read:current_user']],
  ]).get(audience)
  if (!scopes) throw new errors.AccessDenied(`Service not found: ${audience}`)
  return {
    audience,
    scope: scopes.join(' '),
    accessTokenFormat: 'jwt',
    accessTokenTTL: lifetimes.accessToken,
    jwt: { sign: { alg: 'RS256' } },
  }
}
