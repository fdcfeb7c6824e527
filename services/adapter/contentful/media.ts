import { type Numbers } from '../numbers'
import { type Asset } from './rich-text-node'

const widths = [480, 960, 1600]
const copies = { avif: ['image/avif', 'avif'], jpeg: ['image/jpeg', 'jpg'] } as const
const middle = 50

/** Pictures below /media/, each at an address of the other CMS's own picture service. */
export class Media {
  readonly #numbers: Numbers
  readonly #addresses = new Map<string, string>()

  constructor(numbers: Numbers) {
    this.#numbers = numbers
  }

  /** Where the file is in truth. */
  find(path: string): string | undefined {
    return this.#addresses.get(path)
  }

  /** Undefined for a picture that nobody has described. */
  readonly toPicture = (asset: Asset): object | undefined => {
    const alt = asset.description?.trim() || asset.title?.trim()
    if (!alt || !asset.contentType.startsWith('image/')) return undefined
    const id = this.#numbers.of('asset', asset.sys.id)
    return {
      id,
      url: this.#add(`${id}-${asset.sys.id}`, asset.url),
      mimeType: asset.contentType,
      width: asset.width ?? null,
      height: asset.height ?? null,
      alt,
      focalPoint: { x: middle, y: middle },
      sizes: asset.contentType === 'image/svg+xml' ? [] : this.#toSizes(asset, id),
    }
  }

  #toSizes({ url, width, height, sys }: Asset, id: number): object[] {
    if (!width || !height) return []
    return Object.entries(copies).flatMap(([name, [mimeType, format]]) =>
      widths
        .filter((one) => one < width)
        .map((one) => ({
          url: this.#add(`${id}-${sys.id}-${one}.${name}`, `${url}?w=${one}&fm=${format}`),
          width: one,
          height: Math.round((one * height) / width),
          mimeType,
        })),
    )
  }

  #add(name: string, address: string): string {
    const path = `/media/${name}`
    this.#addresses.set(path, address.startsWith('//') ? `https:${address}` : address)
    return path
  }
}
