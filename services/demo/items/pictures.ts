import { join } from 'node:path'
import { type Made, madeFolder, type Picture, readMade, readPictures } from '../pictures/read-pictures'
import { type DemoItem, ref, type Ref, type Values } from './item'

export type Pictures = { items: readonly DemoItem[]; find: (collection: string, key: string) => Ref | undefined }

/** The pictures as the CMS keeps what was uploaded, and which of them an item shows. */
export function openPictures(): Pictures {
  const made = readMade()
  const pictures = readPictures()
  const byItem = new Map(pictures.flatMap(({ key, shownBy }) => shownBy.map((name) => [name, key])))
  return {
    items: pictures.map((picture) => {
      const own = made[picture.key]
      if (!own)
        throw new Error(`The picture ${picture.key} was never made: run npm run tool -- pictures ${picture.key}`)
      return toMedia(picture, own)
    }),
    find: (collection, key) => {
      const found = byItem.get(`${collection}/${key}`)
      return found === undefined ? undefined : ref('media', found)
    },
  }
}

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
const middle = 50

function toMedia({ key, alt }: Picture, { token, colour, file, copies }: Made): DemoItem {
  const files = [file, ...Object.values(copies)]
  return {
    collection: 'media',
    key,
    values: {
      alt,
      credit: 'Drawn for this demonstration',
      licence: 'Part of this demonstration',
      token,
      colour,
      focalX: middle,
      focalY: middle,
      ...toFile(file),
      sizes: Object.fromEntries(Object.entries(copies).map(([name, copy]) => [name, toFile(copy)])),
    },
    files: files.map(({ name }) => ({ name, path: join(madeFolder, name) })),
  }
}

const toFile = ({ name, width, height, bytes }: Made['file']): Values => ({
  filename: name,
  mimeType: types[name.split('.').at(-1) ?? ''],
  filesize: bytes,
  width,
  height,
})
