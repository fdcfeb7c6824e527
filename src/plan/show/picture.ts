import { getImageData } from 'gatsby-plugin-image'
import { type Picture } from '../../content/picture'
import { type PictureData } from '../../ui/picture/picture'

const newer = ['image/avif', 'image/webp'] as const
const older = 'image/jpeg' as const
// As gatsby-plugin-image calls what any browser reads.
const nameOf = { 'image/avif': 'avif', 'image/webp': 'webp', 'image/jpeg': 'auto' } as const

/** A picture whose copies were made when it was uploaded: the page only chooses among them. */
export function showPicture(picture: Picture | undefined, sizes = '100vw'): PictureData | undefined {
  if (picture?.width === undefined || picture.height === undefined) return undefined
  const { alt, width, height, url, colour, focalPoint } = picture
  const shown = {
    alt,
    width,
    height,
    ...(colour === undefined ? {} : { colour }),
    sizes,
    focus: [focalPoint.x, focalPoint.y] as const,
  }
  const copies = findCopies({ ...picture, width, height })
  return copies ? { ...shown, ...copies } : { ...shown, sources: [], src: url }
}

type Sized = Picture & { width: number; height: number }

/** What gatsby-plugin-image would have the browser choose from, of the copies that there are. */
function findCopies({ url, width, height, sizes }: Sized): Pick<PictureData, 'sources' | 'src' | 'srcset'> | undefined {
  const types = [...newer, older].filter((type) => sizes.some(({ mimeType }) => mimeType === type))
  if (!types.includes(older)) return undefined
  const { images } = getImageData({
    baseUrl: url,
    sourceWidth: width,
    sourceHeight: height,
    layout: 'fullWidth',
    breakpoints: sizes.filter(({ mimeType }) => mimeType === older).map((copy) => copy.width),
    formats: types.map((type) => nameOf[type]),
    urlBuilder: ({ width: wanted, format }) =>
      sizes.find((copy) => copy.width === wanted && nameOf[copy.mimeType as keyof typeof nameOf] === format)?.url ??
      url,
  })
  const { src = url, srcSet = '' } = images.fallback ?? {}
  return {
    sources: newer.flatMap((type) => {
      const source = images.sources?.find((one) => one.type === type)
      return source ? [{ type, srcset: inOneLine(source.srcSet) }] : []
    }),
    src,
    srcset: inOneLine(srcSet),
  }
}

const inOneLine = (srcset: string): string => srcset.replaceAll(',\n', ', ')
