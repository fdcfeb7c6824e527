import { readFile } from 'node:fs/promises'
import { atOnce } from '../files/at-once'
import { storeContent } from '../files/compress'
import { mediaTypeOf } from '../files/media-type'
import { type FileEntry } from '../record'
import { type Blobs } from './blobs'

const filesAtOnce = 16

/** Stores files, by the path that each answers; gives what a release says of them. */
export async function storeFiles(files: ReadonlyMap<string, string>, blobs: Blobs): Promise<Map<string, FileEntry>> {
  const stored = new Map<string, FileEntry>()
  await atOnce(filesAtOnce, files, async ([path, file]) => {
    stored.set(path, await storeContent(blobs, await readFile(file), mediaTypeOf(file)))
  })
  return stored
}
