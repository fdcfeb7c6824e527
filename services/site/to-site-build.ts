import { portOf } from '../../src/config/addresses'
import { type ServerEnv } from '../../src/config/env-server'
import { ensureSecrets } from '../secrets'
import { type SiteBuild } from './build-site'

/** What a build of this installation's site is told. */
export const toSiteBuild = ({ DATA_DIR, PORT_BASE }: ServerEnv): SiteBuild => ({
  dataDir: DATA_DIR,
  logUrl: `http://127.0.0.1:${portOf('cms', PORT_BASE)}/publications/graphql`,
  siteKey: ensureSecrets(DATA_DIR).SITE_KEY,
  publicUrl: `http://localhost:${portOf('edge', PORT_BASE)}`,
})
