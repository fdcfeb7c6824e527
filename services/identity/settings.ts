import { createHmac } from 'node:crypto'
import { publicEnv } from '../../src/config/env-public'
import { type LegacyRoute } from '../../src/config/env-server'
import { toClaimNamespace } from '../../src/config/to-claim-namespace'
import { toProvider } from '../../src/config/to-provider'
import { registerClients, type RegisteredClient } from './clients'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** In seconds. Access tokens live in the browser's storage, so their life is short; renewal is silent. */
export const lifetimes = {
  accessToken: 30 * minute,
  idToken: hour,
  session: 3 * day,
  interaction: 30 * minute,
  grant: 3 * day,
  authorizationCode: minute,
  loginTicket: minute,
  captcha: 10 * minute,
  oneTimeCode: 5 * minute,
  emailVerification: day,
  passwordReset: hour,
  /** A retired key is published until the last token that it signed has expired. */
  retiredKey: 2 * hour,
}

/** How often something may be tried, and in how many seconds. */
export const limits = {
  failuresOfPair: { most: 10, seconds: 15 * minute },
  failuresOfAccount: { most: 50, seconds: hour },
  failuresOfAddress: { most: 100, seconds: 15 * minute },
  failuresBeforeCaptcha: 3,
  signUps: { most: 20, seconds: hour },
  verificationLetters: { most: 1, seconds: 15 * minute },
  lettersToOne: { most: 5, seconds: 15 * minute },
  lettersFromAddress: { most: 30, seconds: 15 * minute },
  challenges: { most: 100, seconds: 15 * minute },
  codeTries: 3,
}

export type Settings = {
  /** The provider's own address with its path, and no slash at the end. */
  root: string
  issuer: string
  /** What claims that no standard names begin with. */
  namespace: string
  mountPath: string
  siteOrigin: string
  secret: string
  cookieKey: string
  legacy: readonly LegacyRoute[]
  audiences: { management: string; account: string; userinfo: string }
  clients: RegisteredClient[]
}

type Told = {
  identityUrl: string
  publicUrl: string
  secret: string
  legacy: readonly LegacyRoute[]
  /** As the site is given them, where it is given others than usual. */
  clientId?: string | undefined
  audience?: string | undefined
  namespace?: string | undefined
}

export function toSettings({ publicUrl, secret, legacy, clientId, ...named }: Told): Settings {
  const siteOrigin = new URL(publicUrl).origin
  const identityAudience = named.audience ?? publicEnv.identityAudience
  const { root, issuer, userinfoUrl, audience } = toProvider({ ...named, identityAudience }, siteOrigin)
  return {
    root,
    issuer,
    namespace: toClaimNamespace(named.namespace) || publicEnv.claimNamespace || issuer,
    mountPath: new URL(root).pathname,
    siteOrigin,
    secret,
    cookieKey: createHmac('sha256', secret).update('cookies of the sign-in provider').digest('hex'),
    legacy,
    audiences: {
      management: `${root}/api/v2/`,
      account: audience,
      userinfo: userinfoUrl,
    },
    clients: registerClients(siteOrigin, clientId ?? publicEnv.identityClientId),
  }
}
