import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type FileEntry } from '../record'
import { type Blobs } from '../store/blobs'
import { isText } from './media-type'

export const codings = ['br', 'gzip'] as const
export type Coding = (typeof codings)[number]

/**
 * The names under which a content may be stored compressed, the smallest first. Who reads no brotli is answered with gzip, which
 * the edge makes when it is asked for: of most pages nobody ever asks for it.
 */
export const brotliNames = (blob: string): [best: string, quick: string] => [`${blob}.br11`, `${blob}.br5`]
export const contentOf = (name: string): string => name.replace(/\..*/, '')

const leastBytes = 256
const toBrotli = promisify(brotliCompress)
export const toGzip: (content: Buffer) => Promise<Buffer> = promisify(gzip)

export const brotli = (content: Buffer, quality: 5 | 11): Promise<Buffer> =>
  toBrotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })

export const isStoredCoded = ({ type, size }: Pick<FileEntry, 'type' | 'size'>): boolean =>
  isText(type) && size >= leastBytes

/** Stores a content with its compressed form, unless it is there; the content itself comes last and vouches for that. */
export async function storeContent(blobs: Blobs, content: Buffer, type: string): Promise<FileEntry> {
  const blob = createHash('sha256').update(content).digest('hex')
  const isCoded = isStoredCoded({ type, size: content.length })
  const entry: FileEntry = { kind: 'file', blob, type, size: content.length, ...(isCoded ? { isCoded } : {}) }
  if (await keepAll(blobs, entry)) return entry
  if (isCoded) {
    const [best, quick] = brotliNames(blob)
    // A script is made once for a version of the program, and every reader fetches it; pages are made at every edit.
    const isScript = type.startsWith('text/javascript')
    await blobs.write(isScript ? best : quick, await brotli(content, isScript ? 11 : 5))
  }
  await blobs.write(blob, content)
  return entry
}

/** Whether a content is there in every form, and stays for a while. */
export async function keepAll(blobs: Blobs, { blob, isCoded }: FileEntry): Promise<boolean> {
  if (!(await blobs.keep(blob))) return false
  if (!isCoded) return true
  const [best, quick] = brotliNames(blob)
  return (await blobs.keep(best)) || (await blobs.keep(quick))
}
