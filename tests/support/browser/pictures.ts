import { createRequire } from 'node:module'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import type * as Sharp from '../../../services/cms/node_modules/sharp'
import { root } from '../../../src/config/root'
import { type Answer } from '../cms/cms'
import { type Cms } from '../cms/cms-process'

// The CMS's own package: the site's has no use for it.
export const sharp = createRequire(join(root, 'services/cms/package.json'))('sharp') as typeof Sharp.default

export type Format = 'jpeg' | 'png' | 'webp' | 'avif'

export const draw = (width: number, height: number, format: Format = 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#864' } })
    .toFormat(format)
    .toBuffer()

/** A picture as a telephone takes it: lying on its side, and saying where it was. */
export const photograph = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#468' } })
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** Says that it is as large as a city and holds next to nothing. */
export function bomb(): Buffer {
  const start = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const size = Buffer.alloc(8)
  size.writeUInt32BE(60_000, 0)
  size.writeUInt32BE(60_000, 4)
  const header = Buffer.concat([start, size, Buffer.from('0802000000', 'hex')])
  const data = Buffer.concat([Buffer.from('IDAT'), deflateSync(Buffer.alloc(1000))])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length - 4)
  const end = Buffer.from('0000000049454e44ae426082', 'hex')
  return Buffer.concat([header, checkOf(header.subarray(12)), length, data, checkOf(data), end])
}

function checkOf(data: Buffer): Buffer {
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc(data))
  return check
}

function crc(data: Buffer): number {
  let sum = 0xffffffff
  for (const byte of data) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}

type Upload = { data: Buffer | string; name: string; type?: string; fields?: Record<string, unknown> }

export async function upload(cms: Cms, token: string, { data, name, type, fields }: Upload): Promise<Answer> {
  const form = new FormData()
  const bytes = typeof data === 'string' ? Buffer.from(data) : data
  form.set('file', new Blob([new Uint8Array(bytes)], { type: type ?? 'image/jpeg' }), name)
  form.set('_payload', JSON.stringify({ alt: 'A picture', ...fields }))
  return cms.ask('/api/media', { method: 'POST', token, body: form })
}

export type Stored = {
  id: number
  filename: string
  mimeType: string
  width: number
  height: number
  sizes: Record<string, { filename: string | null; width: number; mimeType: string }>
}
