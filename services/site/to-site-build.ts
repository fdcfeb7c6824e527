import { type ServerEnv } from '../../src/config/env-server'
import { logUrlOf, publicUrlOf } from '../entries'
import { publicSettingsOf } from '../identity-target'
import { searchServiceOf } from '../search-target'
import { ensureSecrets } from '../secrets'
import { type SiteBuild } from './build-site'

/** What a build of this installation's site is told. */
export const toSiteBuild = (env: ServerEnv): SiteBuild => ({
  dataDir: env.DATA_DIR,
  logUrl: logUrlOf(env),
  siteKey: ensureSecrets(env.DATA_DIR).SITE_KEY,
  publicUrl: publicUrlOf(env),
  deployment: env.DEPLOYMENT,
  identity: publicSettingsOf(env),
  search: searchServiceOf(env),
})
