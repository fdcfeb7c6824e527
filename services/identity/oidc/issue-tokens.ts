import { errors, type TokenEndpointGrantContext } from 'oidc-provider'
import { type Parts } from '../parts'
import { scopesOfSelf } from './claims'
import { findAccount } from './find-account'
import { findResource } from './resources'

const usualScope = 'openid profile email'
const openIdScopes = new Set(['openid', 'profile', 'email', 'phone', 'offline_access', ...scopesOfSelf])

type Params = { scope?: string; audience?: string }

/** What /oauth/token answers somebody who signed in without a page. */
export async function issueTokens(parts: Parts, ctx: TokenEndpointGrantContext<Params>, userId: string) {
  const { client, params, provider } = ctx.oidc
  const asked = (params.scope ?? usualScope).split(' ')
  const resource = params.audience === undefined ? undefined : findResource(parts.settings, params.audience)
  const allowed = resource ? new Set(resource.scope.split(' ')) : openIdScopes
  const scope = asked.filter((name) => allowed.has(name)).join(' ')

  const grant = new provider.Grant({ clientId: client.clientId, accountId: userId })
  grant.addOIDCScope(scope)
  if (params.audience !== undefined) grant.addResourceScope(params.audience, scope)
  const token = new provider.AccessToken({
    accountId: userId,
    client,
    grantId: await grant.save(),
    gty: params.grant_type,
    scope,
  })
  if (resource) token.resourceServer = new provider.ResourceServer(params.audience ?? '', resource)
  const accessToken = await token.save()

  const account = await findAccount(parts)(ctx, userId, undefined)
  if (!account) throw new errors.InvalidGrant('the account is gone')
  const claims = await account.claims('id_token', scope, {}, [])
  const idToken = new provider.IdToken(claims, { ctx })
  // Decides which claims go in; the types do not know it.
  Object.assign(idToken, { scope })
  idToken.set('at_hash', accessToken)
  return {
    access_token: accessToken,
    ...(asked.includes('openid') ? { id_token: await idToken.issue({ use: 'idtoken' }) } : {}),
    scope,
    expires_in: token.expiration,
    token_type: 'Bearer',
  }
}
