import { publicEnv } from '../src/config/env-public'
import { type ServerEnv } from '../src/config/env-server'
import { type OwnWayName, ownWayNames } from '../src/config/own-ways'
import { type Provider, toProvider } from '../src/config/to-provider'
import { originOf, publicUrlOf } from './entries'

type Named = Pick<ServerEnv, 'GATSBY_IDENTITY_URL' | 'GATSBY_IDENTITY_AUDIENCE' | 'GATSBY_IDENTITY_CLIENT_ID'> &
  Partial<Pick<ServerEnv, 'GATSBY_CLAIM_NAMESPACE' | OwnWayName>>

const identityUrlOf = ({ GATSBY_IDENTITY_URL }: Named): string => GATSBY_IDENTITY_URL ?? publicEnv.identityUrl

/** A path is the site's own, and what signs people in there is the embedded provider. */
export const isEmbedded = (env: Named): boolean => identityUrlOf(env).startsWith('/')

/** Where people sign in, as browsers are told it and as tokens say it. */
export function providerOf(env: ServerEnv): Provider {
  const identityAudience = env.GATSBY_IDENTITY_AUDIENCE ?? publicEnv.identityAudience
  return toProvider({ identityUrl: identityUrlOf(env), identityAudience }, publicUrlOf(env))
}

/** The same as its servers reach it. The embedded one has a port of its own, since the edge may not be up yet. */
export function reachableProviderOf(env: ServerEnv): Provider {
  const provider = providerOf(env)
  if (!isEmbedded(env)) return provider
  const { keysUrl, userinfoUrl } = toProvider({ identityUrl: '/idp', identityAudience: '' }, originOf('identity', env))
  return { ...provider, keysUrl, userinfoUrl }
}

const named = [
  'GATSBY_IDENTITY_URL',
  'GATSBY_IDENTITY_CLIENT_ID',
  'GATSBY_IDENTITY_AUDIENCE',
  'GATSBY_CLAIM_NAMESPACE',
  ...ownWayNames,
] as const

/** What is named of it, as builds of the site and every service are told. */
export function identityEnvOf(env: Named): Record<string, string> {
  return Object.fromEntries(
    named.flatMap((name) => {
      const value = env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
