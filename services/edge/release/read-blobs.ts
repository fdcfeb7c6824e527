import { blobNames, type Coding } from '../../releases/files/compress'
import { type Blobs } from '../../releases/store/blobs'
import { keepRecent } from './recent'

export type BlobReader = {
  /** The content as it is. */
  plain: (blob: string) => Promise<Buffer | undefined>
  coded: (blob: string, coding: Coding) => Promise<Buffer | undefined>
}

const budgetBytes = 64_000_000

/** Reads contents, those that were asked for last from memory. None ever changes, so nothing here grows stale. */
export function openBlobReader(blobs: Blobs): BlobReader {
  const remember = keepRecent<Buffer>(budgetBytes)
  const readFirst = async (names: readonly string[]) => {
    for (const name of names) {
      const found = await blobs.read(name)
      if (found) return found
    }
    return undefined
  }
  return {
    plain: (blob) => remember(blob, () => blobs.read(blob)),
    coded: (blob, coding) => {
      const names = blobNames[coding](blob)
      // A better form may take the place of another between two looks; it is there at the third.
      return remember(`${blob} ${coding}`, () => readFirst([...names, names[0]]))
    },
  }
}
