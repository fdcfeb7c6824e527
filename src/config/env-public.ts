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
  claimNamespace: process.env.GATSBY_CLAIM_NAMESPACE ?? '',
  onlineServicesApi: process.env.GATSBY_ONLINE_SERVICES_API ?? '/online-services',
  tokenKey: process.env.GATSBY_TOKEN_KEY ?? 'apollo-token',
  sessionKey: process.env.GATSBY_SESSION_KEY ?? 'signed-in',
  tokenPlace: process.env.GATSBY_TOKEN_PLACE === 'memory' ? ('memory' as const) : ('local-storage' as const),
} as const

/** How browsers search. */
export const publicSearch = {
  appId: process.env.GATSBY_SEARCH_APP_ID ?? '',
  /** Can only search. */
  key: process.env.GATSBY_SEARCH_KEY ?? '',
  prefix: process.env.GATSBY_SEARCH_PREFIX ?? 'site',
  /** Where the search service answers on the site's own origin; empty where it has hosts of its own. */
  path: process.env.GATSBY_SEARCH_PATH ?? '',
}

/** Those names, for whoever bundles. */
const publicNames = ['GATSBY_SEARCH_APP_ID', 'GATSBY_SEARCH_KEY', 'GATSBY_SEARCH_PREFIX', 'GATSBY_SEARCH_PATH']

export const readPublicNames = (): Record<string, string> =>
  Object.fromEntries(publicNames.map((name) => [name, process.env[name] ?? '']))
