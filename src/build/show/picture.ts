import { type Picture } from '../../content/picture'
import { type PictureData } from '../../ui/picture/picture'

const formats = ['image/avif', 'image/webp'] as const

/** A picture whose copies were made when it was uploaded: the page only chooses among them. */
export function showPicture(picture: Picture | undefined, sizes = '100vw'): PictureData | undefined {
  if (picture?.width === undefined || picture.height === undefined) return undefined
  const { alt, width, height, url, colour, focalPoint } = picture
  const ofType = (type: string) => picture.sizes.filter(({ mimeType }) => mimeType === type)
  const srcsetOf = (type: string) =>
    ofType(type)
      .map((size) => `${size.url} ${size.width}w`)
      .join(', ')
  const others = ofType('image/jpeg')
  return {
    alt,
    width,
    height,
    ...(colour === undefined ? {} : { colour }),
    sources: formats.filter((type) => ofType(type).length > 0).map((type) => ({ type, srcset: srcsetOf(type) })),
    src: others.at(-1)?.url ?? url,
    ...(others.length > 0 ? { srcset: srcsetOf('image/jpeg') } : {}),
    sizes,
    focus: [focalPoint.x, focalPoint.y],
  }
}
