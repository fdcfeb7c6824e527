import { type Locale } from '../../../src/config/locales'
import { findAddresses } from './addresses'
import { type ContentCollection, findContent, typeOf } from './facts'
import { type LiveEdition, liveEditionsOf } from './live-editions'
import { project, type Reference } from './project'
import { findStored, type Stored } from './stored'
import { type Open } from './transaction'

/** One language of one item as the public should see it now. */
export type Edition = {
  itemId: number
  locale: Locale
  audience: string
  address: string | null
  title: string
  document: Record<string, unknown>
  references: Reference[]
}

export type Desired = { type: string; ids: number[]; editions: Edition[] }

type Asked = { ids: number[]; isTouched: (id: number) => boolean }

/** What should be live, read from the documents themselves and from nothing that was remembered about them. */
export async function findDesired(open: Open, slug: string, { ids, isTouched }: Asked): Promise<Desired> {
  const collection = findContent(open.payload, slug)
  if (!collection) throw new Error(`${slug} is not a collection that is published.`)
  const live = (await findStored(open, slug, ['id', ids])).flatMap((stored) => liveEditionsOf(collection, stored))
  const addresses = await findAddresses(open, collection, { live, isTouched })
  const pictures = await findPictures(open, collection, live)

  const editions = live.map(({ stored, locale, title }, position): Edition => {
    const { address = null, formerPaths = [] } = addresses[position] ?? {}
    const { document, references } = projectOne(open, collection, { stored, locale, mediaOf: (id) => pictures.get(id) })
    const audience = typeof stored.audience === 'string' ? stored.audience : collection.custom.content.audience
    const own = address?.startsWith('/') ? { path: address, formerPaths } : {}
    return { itemId: stored.id, locale, audience, address, title, document: { ...document, ...own }, references }
  })
  return { type: collection.custom.content.type, ids, editions }
}

type One = { stored: Stored; locale: Locale; mediaOf: (id: number) => unknown }

function projectOne({ payload }: Open, collection: ContentCollection, { stored, ...context }: One) {
  return project(collection.flattenedFields, stored, { ...context, typeOf: (slug) => typeOf(payload, slug) })
}

/** The pictures that the documents show: each is told whole, so that a page never asks for it. */
async function findPictures(
  open: Open,
  collection: ContentCollection,
  live: LiveEdition[],
): Promise<Map<number, unknown>> {
  const shown = live.flatMap(
    ({ stored, locale }) => projectOne(open, collection, { stored, locale, mediaOf: () => null }).references,
  )
  const ids = new Set(shown.filter((reference) => reference.collection === 'media').map(({ id }) => id))
  return new Map((await findStored(open, 'media', ['id', [...ids]])).map((media) => [media.id, pictureOf(media)]))
}

type Size = { filename?: string | null; width?: number; height?: number; mimeType?: string }

function pictureOf(media: Stored): unknown {
  const sizes = Object.entries((media.sizes ?? {}) as Record<string, Size>).flatMap(([name, size]) =>
    size.filename
      ? [{ name, url: urlOf(size.filename), width: size.width, height: size.height, mimeType: size.mimeType }]
      : [],
  )
  const { id, filename, width, height, mimeType, alt, credit, focalX, focalY } = media
  return {
    id,
    url: urlOf(String(filename)),
    width,
    height,
    mimeType,
    alt,
    credit,
    focalPoint: { x: focalX, y: focalY },
    sizes,
  }
}

const urlOf = (filename: string): string => `/media/${encodeURIComponent(filename)}`
