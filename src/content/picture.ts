import * as z from 'zod'
import { optional } from './optional'
import { itemId } from './ref'
import { text } from './text'

const pixels = z.int().positive()
const mediaUrl = z.string().regex(/^\/media\/[^/?#\\]+$/, 'must be an address of the media folder')
const imageType = z.string().regex(/^image\/[a-z+]+$/, 'must be a picture')
const percent = z.preprocess((value) => value ?? 50, z.number().min(0).max(100)).transform((value) => value)

const size = z.object({ url: mediaUrl, width: pixels, height: pixels, mimeType: imageType })
type Size = z.output<typeof size>

/** A picture that is smaller than a copy would be is copied at its own size, every time. */
const dropRepeated = (sizes: Size[]): Size[] => [
  ...new Map(sizes.map((one) => [`${one.mimeType} ${one.width}`, one])).values(),
]

/** A picture with its smaller copies, made at upload. A drawing (SVG) has none and may not say how large it is. */
export const picture = z
  .object({
    id: itemId,
    url: mediaUrl,
    mimeType: imageType,
    width: optional(pixels),
    height: optional(pixels),
    alt: text,
    credit: optional(text),
    /** Stands in for it while it loads. A drawing has none. */
    colour: optional(z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #a0b1c2')),
    focalPoint: z.object({ x: percent, y: percent }),
    sizes: z.array(size).transform(dropRepeated),
  })
  .meta({ id: 'picture' })

export type Picture = z.output<typeof picture>

/** A file to download; in the log it looks like a picture. */
export const file = z
  .object({
    id: itemId,
    url: mediaUrl,
    mimeType: text,
    /** In bytes. */ size: optional(z.int().positive()),
  })
  .meta({ id: 'file' })

export type MediaFile = z.output<typeof file>
