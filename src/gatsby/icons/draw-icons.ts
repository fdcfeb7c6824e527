import sharp from 'sharp'
import { colours } from '../../firm/colours'
import { firm } from '../../firm/firm'
import { drawIcon, drawPlainIcon, drawTile } from '../../ui/mark/draw-icon'

const tiles = { '/apple-touch-icon.png': 180, '/icon-192.png': 192, '/icon-512.png': 512 } as const
const sizesOfIco = [16, 32, 48] as const

const drawings: Record<string, () => Promise<Buffer> | Buffer> = {
  '/favicon.svg': () => Buffer.from(drawIcon()),
  '/favicon.ico': async () => toIco(await Promise.all(sizesOfIco.map((size) => toPng(drawPlainIcon(size))))),
  '/manifest.webmanifest': () => Buffer.from(`${JSON.stringify(describeSite(), undefined, 2)}\n`),
  ...Object.fromEntries(Object.entries(tiles).map(([path, size]) => [path, () => toPng(drawTile(size))])),
}

/** Where a site has its icons, and what says to telephones which there are. */
export const iconPaths = Object.keys(drawings)

/** All of the firm's one drawing. */
export const drawIcons = async (): Promise<Map<string, Buffer>> =>
  new Map(await Promise.all(Object.entries(drawings).map(async ([path, draw]) => [path, await draw()] as const)))

const toPng = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()

/** The site stays a site: nobody is asked to install it. */
const describeSite = () => ({
  name: firm.name,
  short_name: firm.name,
  start_url: '/',
  display: 'browser',
  theme_color: colours.accent,
  background_color: colours.onAccent,
  icons: [tiles['/icon-192.png'], tiles['/icon-512.png']].map((size) => ({
    ...{ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any maskable' },
  })),
})

const headBytes = 6
const entryBytes = 16

/** Pictures of several sizes in one file, each as PNG. */
export function toIco(pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(headBytes + entryBytes * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let start = head.length
  for (const [position, picture] of pictures.entries()) {
    const at = headBytes + entryBytes * position
    head.writeUInt8(sizesOfIco[position] ?? 0, at)
    head.writeUInt8(sizesOfIco[position] ?? 0, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(picture.length, at + 8)
    head.writeUInt32LE(start, at + 12)
    start += picture.length
  }
  return Buffer.concat([head, ...pictures])
}
