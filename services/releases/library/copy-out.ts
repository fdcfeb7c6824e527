import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Library } from './library'

type Copied = { copied: string[]; missing: string[] }

/** Writes files of the media library into a folder, and says which are not there. */
export async function copyOut(library: Library, names: readonly string[], folder: string): Promise<Copied> {
  const copied: string[] = []
  const missing: string[] = []
  if (names.length > 0) await mkdir(folder, { recursive: true })
  for (const name of names) {
    if ((await library.sizeOf(name)) === undefined) missing.push(name)
    else {
      await pipeline(library.stream(name), createWriteStream(join(folder, name)))
      copied.push(name)
    }
  }
  return { copied, missing }
}
