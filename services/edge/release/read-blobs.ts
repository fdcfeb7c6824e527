import { brotliNames, type Coding, toGzip } from '../../releases/files/compress'
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
  const readBrotli = async (blob: string) => {
    const [best, quick] = brotliNames(blob)
    // A better form may take the place of another between two looks; it is there at the third.
    for (const name of [best, quick, best]) {
      const found = await blobs.read(name)
      if (found) return found
    }
    return undefined
  }
  const makeGzip = async (blob: string) => {
    const content = await blobs.read(blob)
    return content && toGzip(content)
  }
  return {
    plain: (blob) => remember(blob, () => blobs.read(blob)),
    coded: (blob, coding) => remember(`${blob} ${coding}`, () => (coding === 'br' ? readBrotli(blob) : makeGzip(blob))),
  }
}
