import { type publicEnv } from '../../../config/env-public'
import { type Provider, toProvider } from '../../../config/to-provider'
import { href } from '../../../routes/href'
import { AuthProblem } from '../auth-error'

/** A provider, as the browser knows it. */
export type IdentitySettings = Provider & {
  clientId: string
  redirectUri: string
  namespace: string
  origin: string
}

/** The same three values name the embedded provider or a tenant. */
export function toIdentitySettings(
  env: typeof publicEnv | Record<keyof typeof publicEnv, string>,
  here: string,
): IdentitySettings {
  const { identityUrl, identityClientId: clientId, claimNamespace } = env
  if (identityUrl === '') throw new AuthProblem({ code: 'no_settings', description: 'domain option is required' })
  if (clientId === '') throw new AuthProblem({ code: 'no_settings', description: 'clientID option is required' })
  const origin = new URL(env.origin === '' ? here : env.origin).origin
  const provider = toProvider(env, origin)
  return {
    ...provider,
    clientId,
    redirectUri: `${origin}${href('auth', undefined)}`,
    namespace: claimNamespace === '' ? provider.issuer : claimNamespace,
    origin,
  }
}
