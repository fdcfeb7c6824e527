import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { copies, encodeCopy } from '../../../services/cms/media/copies'
import {
  type Made,
  madeFolder,
  type Picture,
  readMade,
  readPictures,
} from '../../../services/demo/pictures/read-pictures'
import { paint } from './draw/paint'
import { sceneOf, takeSample } from './picture-scene'

// npm run tool -- pictures [key …]: draws the pictures of the demonstration, or those that are named. What it leaves in `made`
// is committed, so that nobody who loads the demonstration waits for it. `sharp` comes with Gatsby, and package.json pins it.
const frame = { width: 1600, height: 1067 }
const original = { quality: 80, effort: 5 }

async function makeAll(keys: readonly string[]): Promise<void> {
  mkdirSync(madeFolder, { recursive: true })
  const pictures = readPictures()
  for (const picture of pictures) {
    if (keys.length > 0 && !keys.includes(picture.key)) continue
    removeFiles((owner) => owner === picture.key)
    keepFacts(pictures, { [picture.key]: await make(picture) })
  }
  removeFiles((owner) => !pictures.some(({ key }) => key === owner))
}

const madeFile = join(madeFolder, 'made.json')

/** Beside those that are known, in the order of the list and without what it no longer names. */
function keepFacts(pictures: readonly Picture[], added: Record<string, Made>): void {
  const made = { ...(existsSync(madeFile) ? readMade() : {}), ...added }
  const kept = Object.fromEntries(pictures.flatMap(({ key }) => (made[key] ? [[key, made[key]]] : [])))
  writeFileSync(madeFile, `${JSON.stringify(kept, null, 2)}\n`)
}

function removeFiles(isOld: (owner: string) => boolean): void {
  for (const name of readdirSync(madeFolder)) {
    const owner = /^(.+)-[0-9a-f]{32}[-.]/.exec(name)?.[1]
    if (owner !== undefined && isOld(owner)) rmSync(join(madeFolder, name))
  }
}

async function make(picture: Picture): Promise<Made> {
  const { scene, random } = sceneOf(picture)
  const drawn = await paint(scene, frame, random).png({ compressionLevel: 1 }).toBuffer()
  const data = await sharp(drawn).webp(original).toBuffer()
  const token = createHash('sha256').update(data).digest('hex').slice(0, 32)
  const own = `${picture.key}-${token}`
  const keep = (name: string, content: Buffer, { width, height }: { width: number; height: number }) => {
    writeFileSync(join(madeFolder, name), content)
    return { name, width, height, bytes: content.length }
  }
  const entries = copies.map(async (copy) => {
    const { data: content, info } = await encodeCopy(sharp(drawn), copy).toBuffer({ resolveWithObject: true })
    const extension = copy.format === 'jpeg' ? 'jpg' : copy.format
    return [copy.name, keep(`${own}-${copy.name}.${extension}`, content, info)] as const
  })
  const made = {
    token,
    colour: await findColour(drawn),
    sample: takeSample(picture),
    file: keep(`${own}.webp`, data, frame),
    copies: Object.fromEntries(await Promise.all(entries)),
  }
  process.stdout.write(`${picture.key} ${Math.round(sizeOf(made) / 1024)} KB\n`)
  return made
}

const sizeOf = ({ file, copies: others }: Made): number =>
  Object.values(others).reduce((sum, { bytes }) => sum + bytes, file.bytes)

async function findColour(picture: Buffer): Promise<string> {
  const pixel = await sharp(picture).resize(1, 1).raw().toBuffer()
  return `#${[...pixel.subarray(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

void makeAll(process.argv.slice(2))
