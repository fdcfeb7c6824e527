import { join } from 'node:path'
import { type Corpus } from '../../../services/shared/demonstration'
import { ensureSecrets } from '../../../services/shared/secrets/secrets'
import { findDemonstration, noDemonstration } from '../../../services/start/find-demonstration'
import { databaseIn } from '../place/database-process'
import { type Place } from '../place/installation'

/** Fills an installation with a generated site, and says what that was. Its texts are of the demonstration's words. */
export async function loadCorpus(place: Place, corpus: Corpus): Promise<string> {
  const demonstration = await findDemonstration()
  if (!demonstration) throw new Error(noDemonstration)
  const cmsEnv = {
    ...ensureSecrets(place.dataDir),
    NODE_ENV: 'production',
    MEDIA_DIR: join(place.dataDir, 'media'),
    PUBLIC_URL: `http://localhost:${place.portBase}`,
  }
  return demonstration.loadContent({ databaseUrl: databaseIn(place).url, cmsEnv, corpus }, new AbortController().signal)
}
