import { type publicEnv } from '../../config/env-public'
import { href } from '../../routes/href'
import { AuthProblem } from './auth-error'

/** A provider, as the browser is told of it. */
export type IdentitySettings = {
  /** Its whole address, without a slash at the end. */
  root: string
  clientId: string
  audience: string
  redirectUri: string
  namespace: string
  origin: string
}

const withoutEnd = (url: string): string => url.replace(/\/+$/, '')

/** The same three lines for the embedded provider and for a tenant: a path is one of the site's own, a bare name is https. */
export function toIdentitySettings(
  env: typeof publicEnv | Record<keyof typeof publicEnv, string>,
  here: string,
): IdentitySettings {
  const { identityUrl, identityClientId: clientId, identityAudience, claimNamespace } = env
  if (identityUrl === '') throw new AuthProblem({ code: 'no_settings', description: 'domain option is required' })
  if (clientId === '') throw new AuthProblem({ code: 'no_settings', description: 'clientID option is required' })
  const origin = new URL(env.origin === '' ? here : env.origin).origin
  const root = withoutEnd(/^https?:\/\//.test(identityUrl) ? identityUrl : toUrl(identityUrl, origin))
  return {
    root,
    clientId,
    audience: identityAudience.startsWith('/') ? `${origin}${identityAudience}` : identityAudience,
    redirectUri: `${origin}${href('auth', undefined)}`,
    namespace: claimNamespace === '' ? `${root}/` : claimNamespace,
    origin,
  }
}

const toUrl = (pathOrName: string, origin: string): string =>
  pathOrName.startsWith('/') ? `${origin}${pathOrName}` : `https://${pathOrName}`
