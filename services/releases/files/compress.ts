import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type FileEntry } from '../record'
import { type Blobs } from '../store/blobs'
import { isText } from './media-type'

export const codings = ['br', 'gzip'] as const
export type Coding = (typeof codings)[number]

/** The names under which a content may be stored in a coding, the smallest first. */
export const blobNames: Record<Coding, (blob: string) => [best: string, ...others: string[]]> = {
  br: (blob) => [`${blob}.br11`, `${blob}.br5`],
  gzip: (blob) => [`${blob}.gz`],
}
export const contentOf = (name: string): string => name.replace(/\..*/, '')

const leastBytes = 256
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export const brotli = (content: Buffer, quality: 5 | 11): Promise<Buffer> =>
  toBrotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })

export const isStoredCoded = ({ type, size }: Pick<FileEntry, 'type' | 'size'>): boolean =>
  isText(type) && size >= leastBytes

/** Stores a content with its compressed forms, unless it is there; the content itself comes last and vouches for them. */
export async function storeContent(blobs: Blobs, content: Buffer, type: string): Promise<FileEntry> {
  const blob = createHash('sha256').update(content).digest('hex')
  const isCoded = isStoredCoded({ type, size: content.length })
  const entry: FileEntry = { kind: 'file', blob, type, size: content.length, ...(isCoded ? { isCoded } : {}) }
  if (await keepAll(blobs, entry)) return entry
  if (isCoded) {
    const [best, quick = best] = blobNames.br(blob)
    // A script is made once for a version of the program, and every reader fetches it; pages are made at every edit.
    const isScript = type.startsWith('text/javascript')
    await Promise.all([
      brotli(content, isScript ? 11 : 5).then((bytes) => blobs.write(isScript ? best : quick, bytes)),
      toGzip(content).then((bytes) => blobs.write(`${blob}.gz`, bytes)),
    ])
  }
  await blobs.write(blob, content)
  return entry
}

/** Whether a content is there in every form, and stays for a while. */
export async function keepAll(blobs: Blobs, { blob, isCoded }: FileEntry): Promise<boolean> {
  if (!(await blobs.keep(blob))) return false
  if (!isCoded) return true
  const [best, quick = ''] = blobNames.br(blob)
  return (await blobs.keep(`${blob}.gz`)) && ((await blobs.keep(best)) || (await blobs.keep(quick)))
}
