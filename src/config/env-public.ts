import { readSetting, type ReadSetting } from './read-setting'
import { toClaimNamespace } from './to-claim-namespace'

/** What browsers read of signing in, with what holds where nothing is set. */
export const toPublicEnv = (read: ReadSetting) => ({
  /** Where the site is; empty means wherever it is opened. */
  origin: read('ORIGIN') ?? '',
  /** The provider's whole address; a path is one of the site's own origin. */
  identityUrl: read('IDENTITY_URL') ?? '/idp',
  identityClientId: read('IDENTITY_CLIENT_ID') ?? 'site-client',
  /** What access tokens are for; a path is one of the site's own origin. */
  identityAudience: read('IDENTITY_AUDIENCE') ?? '/online-services',
  /** What claims of the firm's own begin with; empty means the provider's address. */
  claimNamespace: toClaimNamespace(read('CLAIM_NAMESPACE')),
  onlineServicesApi: read('ONLINE_SERVICES_API') ?? '/online-services',
})

export const publicEnv = toPublicEnv(readSetting)
