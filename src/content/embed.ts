import * as z from 'zod'

type Shape = 'film' | 'map' | 'figure'
type Provider = {
  name: string
  /** Where what is shown comes from; the pages' policy lets no other be shown. */
  origin: string
  shape: Shape
  /** The path and question of what is shown, of an address as readers know it. */
  find: (address: URL) => string | undefined
}

export type Embed = { provider: string; frame: string; shape: Shape }

const isAt = ({ hostname }: URL, host: string): boolean => hostname === host || hostname === `www.${host}`

const youtubeId = (address: URL): string | undefined => {
  if (isAt(address, 'youtu.be')) return address.pathname.slice(1)
  return isAt(address, 'youtube.com') && address.pathname === '/watch'
    ? (address.searchParams.get('v') ?? undefined)
    : undefined
}

const mapWidth = 640
const mapHeight = 480
const tileSize = 256

/** OpenStreetMap's address names a middle and a zoom, and its frame four edges. */
function toMapEdges(hash: string): string | undefined {
  const [, zoom, latitude, longitude] = /^#map=(\d{1,2})\/(-?[\d.]+)\/(-?[\d.]+)/.exec(hash)?.map(Number) ?? []
  if (zoom === undefined || latitude === undefined || longitude === undefined) return undefined
  const degreesOfPixel = 360 / 2 ** zoom / tileSize
  const east = (mapWidth / 2) * degreesOfPixel
  const north = (mapHeight / 2) * degreesOfPixel * Math.cos((latitude * Math.PI) / 180)
  const edges = [longitude - east, latitude - north, longitude + east, latitude + north]
  return edges.every(Number.isFinite) ? edges.map((edge) => edge.toFixed(4)).join() : undefined
}

const fitting = (id: string | undefined, pattern: RegExp): string | undefined =>
  id !== undefined && pattern.test(id) ? id : undefined

const after = (start: string, id: string | undefined, end = ''): string | undefined =>
  id === undefined ? undefined : `${start}${id}${end}`

/** Whom the firm lets show something inside its pages, each in the form that stores least with a reader. */
export const embedProviders: readonly Provider[] = [
  {
    name: 'YouTube',
    origin: 'https://www.youtube-nocookie.com',
    shape: 'film',
    find: (address) => after('/embed/', fitting(youtubeId(address), /^[\w-]{11}$/)),
  },
  {
    name: 'Vimeo',
    origin: 'https://player.vimeo.com',
    shape: 'film',
    find: (address) =>
      isAt(address, 'vimeo.com')
        ? after('/video/', fitting(address.pathname.slice(1), /^\d{1,12}$/), '?dnt=1')
        : undefined,
  },
  {
    name: 'Bilibili',
    origin: 'https://player.bilibili.com',
    shape: 'film',
    find: (address) =>
      isAt(address, 'bilibili.com')
        ? after('/player.html?autoplay=0&bvid=', /^\/video\/(BV[0-9A-Za-z]{10})\/?$/.exec(address.pathname)?.[1])
        : undefined,
  },
  {
    name: 'OpenStreetMap',
    origin: 'https://www.openstreetmap.org',
    shape: 'map',
    find: (address) =>
      isAt(address, 'openstreetmap.org') ? after('/export/embed.html?bbox=', toMapEdges(address.hash)) : undefined,
  },
  {
    name: 'Datawrapper',
    origin: 'https://datawrapper.dwcdn.net',
    shape: 'figure',
    find: ({ hostname, pathname }) =>
      hostname === 'datawrapper.dwcdn.net' ? after('/', /^\/(\w{5})\//.exec(pathname)?.[1], '/') : undefined,
  },
]

/** What may be shown of an address, where it is that of somebody whom the firm lets show something. */
export function findEmbed(text: string): Embed | undefined {
  if (!URL.canParse(text)) return undefined
  const address = new URL(text)
  if (address.protocol !== 'https:') return undefined
  for (const { name, origin, shape, find } of embedProviders) {
    const path = find(address)
    if (path !== undefined) return { provider: name, frame: `${origin}${path}`, shape }
  }
  return undefined
}

export const providerNames = embedProviders.map(({ name }) => name).join(', ')

/** An address of which something can be shown inside a page, together with how. */
export const embedAddress = z.string().transform((url, context) => {
  const embed = findEmbed(url)
  if (embed) return { url, ...embed }
  context.addIssue({ code: 'custom', message: `must be the address of one thing at ${providerNames}`, input: url })
  return z.NEVER
})
