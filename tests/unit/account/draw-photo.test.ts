import sharp from 'sharp'
import { drawPhoto } from '../../../services/account/photos/draw-photo'

const red = { r: 220, g: 20, b: 20 }
const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: red } })
/** What a camera writes beside a picture: where, when, and which way up. */
const camera = { IFD0: { Copyright: 'Anna of Harbour' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } }
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
)

async function draw(data: Buffer) {
  const drawn = await drawPhoto(data)
  if (typeof drawn === 'string') throw new Error(`Not drawn: ${drawn}`)
  return drawn
}

describe('the photograph of a person', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is drawn in three sizes, from %s (R-DAS-06)', async (format) => {
    const drawn = await draw(await blank(900, 700).toFormat(format).toBuffer())
    const sizes = await Promise.all(drawn.map(async ({ bytes }) => sharp(bytes).metadata()))

    expect(sizes.map(({ width, height, format: own }) => [width, height, own])).toEqual([
      [64, 80, 'webp'],
      [128, 160, 'webp'],
      [320, 400, 'webp'],
    ])
    expect(drawn.map(({ type }) => type)).toEqual(['image/webp', 'image/webp', 'image/webp'])
    expect(drawn.every(({ bytes }) => bytes.length < 60_000)).toBe(true)
  })

  it('keeps nothing of what the camera wrote (R-DAS-06)', async () => {
    const taken = await blank(400, 500).jpeg().withExif(camera).toBuffer()
    expect(taken.includes('Anna of Harbour')).toBe(true)

    for (const { bytes } of await draw(taken)) {
      expect(bytes.includes('Anna of Harbour')).toBe(false)
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    }
  })

  it('stands upright as the camera says (R-DAS-06)', async () => {
    const half = await blank(400, 250).png().toBuffer()
    // Red below as it lies; turned as orientation 3 says, red is above.
    const upsideDown = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#fff' } })
      .composite([{ input: half, top: 250, left: 0 }])
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer()
    const [, , large] = await draw(upsideDown)
    const [r = 0, g = 0] = await sharp(large?.bytes)
      .extract({ left: 160, top: 40, width: 1, height: 1 })
      .raw()
      .toBuffer()

    expect([r > 180, g < 80]).toEqual([true, true])
  })

  it.each([
    ['an SVG', svg, 'kind'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'kind'],
    ['nothing', Buffer.alloc(0), 'kind'],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'), 'kind'],
    ['the beginning of a JPEG and a page', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg]), 'content'],
    ['five megabytes and a byte', Buffer.alloc(5 * 1024 * 1024 + 1), 'size'],
  ])('is refused where it is %s (R-DAS-06)', async (_what, data, problem) => {
    expect(await drawPhoto(data)).toBe(problem)
  })

  it('is refused where it is broken off, or grows to more than anybody has memory for (R-DAS-06)', async () => {
    const whole = await blank(900, 700).png({ compressionLevel: 0 }).toBuffer()
    const bomb = await blank(9000, 9000).png({ compressionLevel: 9 }).toBuffer()

    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await drawPhoto(whole.subarray(0, whole.length / 2))).toBe('content')
    expect(await drawPhoto(bomb)).toBe('content')
  })
})
