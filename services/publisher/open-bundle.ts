import { storeCodeFiles } from '../releases/files/code-files'
import { findBundle } from '../site/build-site'
import { type SiteSettings } from '../site/site-settings'
import { type Bundle } from './page-printer'
import { openRenderer, type Renderer } from './renderer/open-renderer'
import { readCode } from './renderer/read-code'

type Opened = { folder: string; bundle: Bundle; renderer: Renderer }

/** The compiled code of this program as it serves an environment, and a process that renders with it. */
export function openBundle(dataDir: string, settings: SiteSettings): Opened {
  const { name, folder } = findBundle({ dataDir, settings })
  const code = readCode(folder, settings)
  return {
    folder,
    bundle: { name, code, storeFiles: (blobs) => storeCodeFiles(folder, blobs) },
    renderer: openRenderer(folder, settings),
  }
}
