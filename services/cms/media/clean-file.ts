import sharp, { type Sharp } from 'sharp'
import { type FileKind, findFileKind } from '../../shared/file-kind'
import { cleanSvg } from './clean-svg'

export const mostBytes = 20 * 1024 * 1024
const mostSvgBytes = 1024 * 1024
const mostPixels = 60_000_000
const longestSide = 4000

/** `colour` stands in for the picture while it loads. */
export type CleanFile = { data: Buffer; extension: string; mimeType: string; colour?: string }

/** Why a file cannot be taken; the message is for the person who chose it. */
export class FileProblem extends Error {
  override name = 'FileProblem'
}

/** What is kept of an upload: nothing that was not drawn or written by these lines, PDF files and films excepted. */
export async function cleanFile(data: Buffer): Promise<CleanFile> {
  if (data.length > mostBytes)
    throw new FileProblem(`is larger than ${mostBytes / 1024 / 1024} MB: make it smaller first`)
  const kind = findFileKind(data)
  if (kind === undefined) {
    throw new FileProblem('is, by its content, none of what can be used: JPEG, PNG, WebP, AVIF, SVG, PDF, MP4 or WebM')
  }
  if (kind === 'svg') return redraw(data)
  if (kind === 'pdf') return checkPdf(data)
  // A film is played by the browser alone, which runs nothing that is in it.
  if (kind === 'mp4' || kind === 'webm') return { data, extension: kind, mimeType: `video/${kind}` }
  return encodeAgain(data, kind)
}

function redraw(data: Buffer): CleanFile {
  if (data.length > mostSvgBytes) throw new FileProblem('is an SVG larger than 1 MB: save it as PNG or WebP instead')
  const clean = cleanSvg(data.toString('utf8'))
  if ('problem' in clean) throw new FileProblem(`is an SVG that cannot be made safe: ${clean.problem}`)
  return { data: Buffer.from(clean.svg), extension: 'svg', mimeType: 'image/svg+xml' }
}

/** A document with a program in it, as far as it can be seen; it is only ever offered for download. */
function checkPdf(data: Buffer): CleanFile {
  const text = data.toString('latin1')
  if (!text.includes('%%EOF')) throw new FileProblem('is a PDF that is not complete: save it again')
  if (/\/(?:JavaScript|JS|Launch|EmbeddedFile|RichMedia)\b/.test(text)) {
    throw new FileProblem('is a PDF with a program or a file inside: save it again without them ("Print to PDF")')
  }
  return { data, extension: 'pdf', mimeType: 'application/pdf' }
}

type Raster = Exclude<FileKind, 'svg' | 'pdf' | 'mp4' | 'webm'>

const encoders: Record<Raster, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 92, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
  webp: (picture) => picture.webp({ quality: 92 }),
  avif: (picture) => picture.avif({ quality: 70 }),
}

/** Turned upright, and without what a camera wrote beside the picture: place, time, owner. */
async function encodeAgain(data: Buffer, kind: Raster): Promise<CleanFile> {
  const { width, height } = await readable(() => sharp(data, { limitInputPixels: false }).metadata())
  if (width * height > mostPixels) {
    throw new FileProblem(`is ${width} × ${height} pixels: at most ${mostPixels / 1_000_000} million are possible`)
  }
  const picture = sharp(data, { limitInputPixels: mostPixels, failOn: 'error' })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
  const encoded = await readable(() => encoders[kind](picture).toBuffer())
  const colour = await readable(() => findColour(encoded))
  return { data: encoded, extension: kind === 'jpeg' ? 'jpg' : kind, mimeType: `image/${kind}`, colour }
}

/** What is left of a picture that is drawn as one pixel: see-through parts are white, as on the page. */
async function findColour(picture: Buffer): Promise<string> {
  const pixel = await sharp(picture).flatten({ background: '#fff' }).toColourspace('srgb').resize(1, 1).raw().toBuffer()
  const [red = 0, green = red, blue = red] = pixel
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

async function readable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch {
    throw new FileProblem('is a picture that cannot be read: open it and save it again')
  }
}
