import { defaultLocale } from '../../../../src/config/locales'
import { inLocale } from './live-editions'
import { type Stored } from './stored'

type Size = { filename?: string | null; width?: number; height?: number; mimeType?: string }

/** A picture as a document shows it. In words of another language rather than in none, for those who do not see it. */
export function pictureOf(media: Stored, locale: string): unknown {
  const sizes = Object.entries((media.sizes ?? {}) as Record<string, Size>).flatMap(([name, size]) =>
    size.filename
      ? [{ name, url: urlOf(size.filename), width: size.width, height: size.height, mimeType: size.mimeType }]
      : [],
  )
  const { id, filename, filesize, width, height, mimeType, alt, credit, focalX, focalY, colour } = media
  return {
    id,
    url: urlOf(String(filename)),
    width,
    height,
    mimeType,
    /** In bytes, for those who decide whether to download it. */
    size: filesize,
    alt: inLocale(alt, locale) ?? inLocale(alt, defaultLocale),
    credit,
    /** Of the whole picture, to be seen until it is there. */
    colour,
    focalPoint: { x: focalX, y: focalY },
    sizes,
  }
}

export const urlOf = (filename: string): string => `/media/${encodeURIComponent(filename)}`
