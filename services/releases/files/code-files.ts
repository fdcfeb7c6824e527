import { join } from 'node:path'
import { shellPlaces } from '../../../src/routes/shells'
import { type FileEntry } from '../record'
import { type Blobs } from '../store/blobs'
import { readFolder } from '../store/read-folder'
import { storeFiles } from '../store/store-files'

/** Pages that were only there so that their code is compiled: publishers render them from the content. */
const pages = new Set(shellPlaces.flatMap(({ path }) => [path, `/page-data${path}/page-data.json`]))

/** Stores what a compilation has written beside pages: scripts, styles, faces, and what the router asks for. */
export async function storeCodeFiles(folder: string, blobs: Blobs): Promise<ReadonlyMap<string, FileEntry>> {
  const files = await readFolder(join(folder, 'public'))
  return storeFiles(new Map([...files].filter(([path]) => !pages.has(path))), blobs)
}
