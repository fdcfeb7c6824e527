import { ownWayNames } from './own-ways'
import { toClaimNamespace } from './to-claim-namespace'

/** What the built site is told, each name written out: the build puts the values in their place. */
export const publicEnv = {
  /** Where the site is; empty means wherever it is opened. */
  origin: process.env.GATSBY_ORIGIN ?? '',
  /** The provider's whole address; a path is one of the site's own origin. */
  identityUrl: process.env.GATSBY_IDENTITY_URL ?? '/idp',
  identityClientId: process.env.GATSBY_IDENTITY_CLIENT_ID ?? 'site-client',
  /** What access tokens are for; a path is one of the site's own origin. */
  identityAudience: process.env.GATSBY_IDENTITY_AUDIENCE ?? '/online-services',
  /** What claims of the firm's own begin with; empty means the provider's address. */
  claimNamespace: toClaimNamespace(process.env.GATSBY_CLAIM_NAMESPACE),
  onlineServicesApi: process.env.GATSBY_ONLINE_SERVICES_API ?? '/online-services',
  tokenKey: process.env.GATSBY_TOKEN_KEY ?? 'apollo-token',
  sessionKey: process.env.GATSBY_SESSION_KEY ?? 'signed-in',
  tokenPlace: process.env.GATSBY_TOKEN_PLACE === 'memory' ? ('memory' as const) : ('local-storage' as const),
} as const

/** Every such name, for whoever bundles. */
const publicNames = [
  'GATSBY_ORIGIN',
  'GATSBY_IDENTITY_URL',
  'GATSBY_IDENTITY_CLIENT_ID',
  'GATSBY_IDENTITY_AUDIENCE',
  'GATSBY_CLAIM_NAMESPACE',
  'GATSBY_ONLINE_SERVICES_API',
  'GATSBY_TOKEN_KEY',
  'GATSBY_SESSION_KEY',
  'GATSBY_TOKEN_PLACE',
  'GATSBY_SEARCH_APP_ID',
  'GATSBY_SEARCH_KEY',
  'GATSBY_SEARCH_PREFIX',
  'GATSBY_SEARCH_PATH',
]

/** Their values; what is not set stays out, so that its default holds. */
export const readPublicNames = (): Record<string, string | undefined> =>
  Object.fromEntries([...publicNames, ...ownWayNames].map((name) => [name, process.env[name]]))
