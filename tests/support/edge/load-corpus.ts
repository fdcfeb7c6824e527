import { join } from 'node:path'
import { loadDemonstration } from '../../../services/demo/load-demonstration'
import { ensureSecrets } from '../../../services/shared/secrets/secrets'
import { databaseIn } from '../place/database-process'
import { type Place, root } from '../place/installation'

type Corpus = { pages: number; seed: number }

/** Fills an installation with a generated site, and says what that was. */
export function loadCorpus(place: Place, { pages, seed }: Corpus): Promise<string> {
  const cmsEnv = {
    ...ensureSecrets(place.dataDir),
    NODE_ENV: 'production',
    MEDIA_DIR: join(place.dataDir, 'media'),
    PUBLIC_URL: `http://localhost:${place.portBase}`,
  }
  const program = join(root, 'services/demo/generate/print-corpus.ts')
  const source = [program, '--pages', String(pages), '--seed', String(seed)]
  return loadDemonstration({ databaseUrl: databaseIn(place).url, cmsEnv, source }, new AbortController().signal)
}
