import { type ServerEnv } from '../../src/config/env-server'
import { logUrlOf, publicUrlOf } from '../shared/origins'
import { ensureSecrets } from '../shared/secrets/secrets'
import { type SiteBuild } from './build-site'
import { siteSettingsOf } from './site-settings'

/** What a build of this installation's site is given. */
export const toSiteBuild = (env: ServerEnv): SiteBuild => ({
  dataDir: env.DATA_DIR,
  logUrl: logUrlOf(env),
  siteKey: ensureSecrets(env.DATA_DIR).SITE_KEY,
  publicUrl: publicUrlOf(env),
  deployment: env.DEPLOYMENT,
  settings: siteSettingsOf(env),
})
