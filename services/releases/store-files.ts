import { readFile } from 'node:fs/promises'
import { atOnce } from './at-once'
import { type Blobs } from './blobs'
import { storeContent } from './compress'
import { mediaTypeOf } from './media-type'
import { type FileEntry } from './record'

const filesAtOnce = 16

/** Stores files, by the path that each answers; gives what a release says of them. */
export async function storeFiles(files: ReadonlyMap<string, string>, blobs: Blobs): Promise<Map<string, FileEntry>> {
  const stored = new Map<string, FileEntry>()
  await atOnce(filesAtOnce, files, async ([path, file]) => {
    stored.set(path, await storeContent(blobs, await readFile(file), mediaTypeOf(file)))
  })
  return stored
}
