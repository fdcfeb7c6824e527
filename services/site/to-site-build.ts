import { portOf } from '../../src/config/addresses'
import { type ServerEnv } from '../../src/config/env-server'
import { searchServiceOf } from '../search-target'
import { ensureSecrets } from '../secrets'
import { type SiteBuild } from './build-site'

/** What a build of this installation's site is told. */
export const toSiteBuild = (env: ServerEnv): SiteBuild => ({
  dataDir: env.DATA_DIR,
  logUrl: `http://127.0.0.1:${portOf('cms', env.PORT_BASE)}/publications/graphql`,
  siteKey: ensureSecrets(env.DATA_DIR).SITE_KEY,
  publicUrl: `http://localhost:${portOf('edge', env.PORT_BASE)}`,
  deployment: env.DEPLOYMENT,
  search: searchServiceOf(env),
})
