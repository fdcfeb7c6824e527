import { mostPhotoBytes, type PhotoProblem } from '../../../src/forms/account-photo'
import { findFileKind } from '../../shared/file-kind'
import { type Content } from '../files/files'

/** How wide the copies of a photograph are; all of them are four to five. */
export const photoWidths = [64, 128, 320] as const

const [, , widest] = photoWidths
const heightOf = (width: number): number => (width * 5) / 4
const kinds: readonly (string | undefined)[] = ['jpeg', 'png', 'webp']
const mostPixels = 50_000_000
const patienceSeconds = 4

/**
 * The copies of a photograph that somebody sends, encoded again: upright, cut, and without what a camera wrote beside it. What is no
 * such picture by its content is a problem.
 */
export async function drawPhoto(data: Buffer): Promise<Content[] | PhotoProblem> {
  if (data.length > mostPhotoBytes) return 'size'
  if (!kinds.includes(findFileKind(data))) return 'kind'
  // Loaded with the first photograph: it is nothing to those who only read.
  const { default: sharp } = await import('sharp')
  try {
    const { data: pixels, info } = await sharp(data, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: patienceSeconds })
      .rotate()
      .resize({ width: widest, height: heightOf(widest), fit: 'cover', position: 'attention' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const copy = async (wide: number): Promise<Content> => ({
      kind: 'photo',
      type: 'image/webp',
      bytes: await sharp(pixels, { raw: { width, height, channels } })
        .resize(wide, heightOf(wide))
        .webp({ quality: 85 })
        .toBuffer(),
    })
    return await Promise.all(photoWidths.map(copy))
  } catch {
    return 'content' // broken, or of more pixels than anybody needs
  }
}
