import { createHash } from 'node:crypto'
import { mkdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { compileSite, findBundle } from '../../../services/site/build-site'
import { root } from '../../../src/config/root'

/**
 * The compiled code of this program, once for all installations of a run: it is the same for any content and any setting. It is as
 * deep as the folders of installations, because scripts are named by the way from there to the libraries.
 */
const dataDir = join(tmpdir(), `compiled-code-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`)

export const compileCode = (): Promise<string> => compileSite(dataDir, new AbortController().signal)

/** Puts it where an installation looks for its own. */
export function shareCode(place: { dataDir: string }): void {
  const { folder, isComplete } = findBundle({ dataDir })
  if (!isComplete) return
  const link = join(place.dataDir, 'bundles', basename(folder))
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(folder, link, 'junction')
}
