import { crc32, deflateSync } from 'node:zlib'
import { type Answer } from '../cms/cms'
import { type CmsClient } from '../cms/cms-client'

const side = 64

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A grey square, as PNG. */
export function drawPng(grey: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 8 // bits a sample; greyscale, no interlace
  const rows = Buffer.concat(Array.from({ length: side }, () => Buffer.from([0, ...Array<number>(side).fill(grey)])))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export function pictureForm(grey: number, name: string, own: Record<string, unknown>): FormData {
  const form = new FormData()
  form.set('_payload', JSON.stringify(own))
  form.set('file', new Blob([new Uint8Array(drawPng(grey))], { type: 'image/png' }), name)
  return form
}

export async function addPicture({ ask }: CmsClient, grey: number, name = `grey-${grey}.png`): Promise<number> {
  const answer: Answer = await ask('POST', 'media', { form: pictureForm(grey, name, { alt: `Grey ${grey}` }) })
  if (answer.status !== 201) throw new Error(`The picture was refused: ${JSON.stringify(answer.body)}`)
  return (answer.body.doc as { id: number }).id
}
