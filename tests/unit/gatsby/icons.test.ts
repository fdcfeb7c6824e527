import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { loadStaticFiles } from '../../../services/releases/store/static-files'
import { colours } from '../../../src/firm/colours'
import { firm } from '../../../src/firm/firm'
import { mark } from '../../../src/firm/mark'
import { drawIcons } from '../../../src/gatsby/icons/draw-icons'
import { writeIcons } from '../../../src/gatsby/icons/write-icons'
import { drawIcon, drawTile } from '../../../src/ui/mark/draw-icon'

describe('icons of the site (AD-1)', () => {
  it('are all made of the one drawing and colours of the firm', async () => {
    const icons = await drawIcons()
    const svg = String(icons.get('/favicon.svg'))
    const { data, info } = await sharp(icons.get('/apple-touch-icon.png')).raw().toBuffer({ resolveWithObject: true })
    const [corner, drawn] = [data.subarray(0, 3).toString('hex'), data.toString('hex').includes('ffffff')]

    expect(svg).toContain(`d="${mark.strokes}"`)
    expect(svg.match(/#[0-9a-f]{6}/g)).toEqual([colours.accent, colours.accentOnDark])
    expect(drawTile(180)).toContain(`d="${mark.strokes}"`)
    expect([info.width, info.height, `#${corner}`, drawn]).toEqual([180, 180, colours.accent, true])
  })

  it('come in the sizes that the manifest names', async () => {
    const icons = await drawIcons()
    const manifest = JSON.parse(String(icons.get('/manifest.webmanifest'))) as {
      name: string
      theme_color: string
      icons: { src: string; sizes: string }[]
    }
    const sizes = manifest.icons.map(async ({ src }) => {
      const { width, height } = await sharp(icons.get(src)).metadata()
      return `${width}x${height}`
    })

    expect([manifest.name, manifest.theme_color]).toEqual([firm.name, colours.accent])
    expect(manifest.icons.length).toBe(2)
    expect(await Promise.all(sizes)).toEqual(manifest.icons.map((icon) => icon.sizes))
  })

  it('have three sizes in the file for browsers that know no SVG, each a picture of that size', async () => {
    const ico = (await drawIcons()).get('/favicon.ico') ?? Buffer.alloc(0)
    const found = [0, 1, 2].map((position) => {
      const at = 6 + 16 * position
      const start = ico.readUInt32LE(at + 12)
      return { said: ico.readUInt8(at), picture: ico.subarray(start, start + ico.readUInt32LE(at + 8)) }
    })
    const sizes = await Promise.all(found.map(async ({ picture }) => (await sharp(picture).metadata()).width))

    expect(ico.subarray(0, 6).toString('hex')).toBe('000001000300')
    expect(sizes).toEqual([16, 32, 48])
    expect(found.map(({ said }) => said)).toEqual(sizes)
  })

  it('are written beside the pages, and the drawn one is there before there is a release', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'icons-'))
    await writeIcons(join(folder, 'public'))
    const written = readdirSync(join(folder, 'public')).sort()
    const answer = loadStaticFiles(folder)('/favicon.svg', undefined)
    rmSync(folder, { recursive: true })

    expect(written).toEqual([
      ...['apple-touch-icon.png', 'favicon.ico', 'favicon.svg', 'icon-192.png', 'icon-512.png'],
      'manifest.webmanifest',
    ])
    expect(answer).toMatchObject({ status: 200, type: 'image/svg+xml', body: Buffer.from(drawIcon()) })
  })
})
