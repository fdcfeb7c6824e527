import { publicEnv } from '../../src/config/env-public'
import { type ServerEnv } from '../../src/config/env-server'
import { type Provider, toProvider } from '../../src/config/to-provider'
import { originOf, publicUrlOf } from './origins'

type Named = Pick<ServerEnv, 'GATSBY_IDENTITY_URL'>

/** The provider as it is named: an address, or a path of the site. */
export const providerNameOf = ({ GATSBY_IDENTITY_URL }: Named): string => GATSBY_IDENTITY_URL ?? publicEnv.identityUrl

/** A path is the site's own, and what signs people in there is the embedded provider. */
export const isEmbedded = (env: Named): boolean => providerNameOf(env).startsWith('/')

/** Where people sign in, as browsers receive it and as tokens say it. */
export function providerOf(env: ServerEnv): Provider {
  const identityAudience = env.GATSBY_IDENTITY_AUDIENCE ?? publicEnv.identityAudience
  return toProvider({ identityUrl: providerNameOf(env), identityAudience }, publicUrlOf(env))
}

/** What claims of the firm's own begin with in this provider's tokens. */
export const claimNamespaceOf = (env: ServerEnv): string =>
  env.GATSBY_CLAIM_NAMESPACE || publicEnv.claimNamespace || providerOf(env).issuer

/** The same as its servers reach it. The embedded one has a port of its own, since the edge may not be up yet. */
export function reachableProviderOf(env: ServerEnv): Provider {
  const provider = providerOf(env)
  if (!isEmbedded(env)) return provider
  const { keysUrl, userinfoUrl } = toProvider({ identityUrl: '/idp', identityAudience: '' }, originOf('identity', env))
  return { ...provider, keysUrl, userinfoUrl }
}

const isPublic = (entry: [string, unknown]): entry is [string, string] =>
  entry[0].startsWith('GATSBY_') && typeof entry[1] === 'string'

/** What browsers receive, as far as it is set: builds of the site and every service must mean the same. */
export const publicSettingsOf = (env: Partial<ServerEnv>): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter(isPublic))
