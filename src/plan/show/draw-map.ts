import { createRequire } from 'node:module'
import { geoAzimuthalEqualArea, geoEqualEarth, geoPath, type GeoProjection } from 'd3-geo'
import { feature } from 'topojson-client'
import { type LandMap } from '../../ui/land-map/land-map'

export type Place = { latitude: number; longitude: number }

type Atlas = Parameters<typeof feature>[0] & { objects: { land: Parameters<typeof feature>[1] } }
type Land = ReturnType<typeof feature>

const load = createRequire(__filename)
const lands = new Map<string, Land>()

function readLand(detail: '110m' | '50m'): Land {
  const known = lands.get(detail)
  if (known) return known
  const atlas = load(`world-atlas/land-${detail}.json`) as Atlas
  const land = feature(atlas, atlas.objects.land)
  lands.set(detail, land)
  return land
}

type Frame = { width: number; height: number; gap: number }

const world: Frame = { width: 1000, height: 430, gap: 6 }
const region: Frame = { width: 600, height: 400, gap: 6 }

/** The world with all of the places; what is drawn of the land is the same for all of them. */
export function drawWorld(places: readonly Place[]): LandMap {
  const projection = worldProjection()
  worldLand ??= ruleLand(projection, readLand('110m'), world)
  return { ...sizeOf(world), land: worldLand, points: toPoints(projection, world, places) }
}

let worldLand: string | undefined

const middleOfTheWorld: [number, number] = [-12, 0]
const widthOfEqualEarth = 5.41
const northOfMiddle = 0.6

const worldProjection = (): GeoProjection =>
  geoEqualEarth()
    .rotate(middleOfTheWorld)
    .scale(world.width / widthOfEqualEarth)
    .translate([world.width / 2, world.height * northOfMiddle])
    .clipExtent([
      [0, 0],
      [world.width, world.height],
    ])

const earthRadius = 6371
const acrossRegion = 2600
const clipDegrees = 40

/** What lies around a place, the others marked as well. */
export function drawRegion(here: Place, others: readonly Place[]): LandMap {
  const projection = geoAzimuthalEqualArea()
    .rotate([-here.longitude, -here.latitude])
    .clipAngle(clipDegrees)
    .scale((region.width * earthRadius) / acrossRegion)
    .translate([region.width / 2, region.height / 2])
    .clipExtent([
      [0, 0],
      [region.width, region.height],
    ])
  const key = `${here.latitude} ${here.longitude}`
  const land = regions.get(key) ?? ruleLand(projection, readLand('50m'), region)
  regions.set(key, land)
  const points = toPoints(projection, region, others)
  return { ...sizeOf(region), land, points, here: { x: region.width / 2, y: region.height / 2 } }
}

const regions = new Map<string, string>()

const sizeOf = ({ width, height }: Frame) => ({ width, height })

function toPoints(projection: GeoProjection, frame: Frame, places: readonly Place[]): LandMap['points'] {
  return places.flatMap(({ latitude, longitude }) => {
    const [x = -1, y = -1] = projection([longitude, latitude]) ?? []
    const isInside = x >= 0 && y >= 0 && x <= frame.width && y <= frame.height
    return isInside ? [{ x: Math.round(x), y: Math.round(y) }] : []
  })
}

type Ring = (readonly [x: number, y: number])[]

const shortest = 2

/** Land as an engraver shows it: in level lines, with nothing drawn around it. */
function ruleLand(projection: GeoProjection, land: Land, { height, gap }: Frame): string {
  const rings = collectRings(projection, land)
  const lines: string[] = []
  for (let y = gap / 2; y < height; y += gap) {
    const crossings = rings.flatMap((ring) => crossingsOf(ring, y)).sort((one, other) => one - other)
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const [from, to] = [Math.round(crossings[at] ?? 0), Math.round(crossings[at + 1] ?? 0)]
      if (to - from >= shortest) lines.push(`M${from} ${y}H${to}`)
    }
  }
  return lines.join('')
}

function collectRings(projection: GeoProjection, land: Land): Ring[] {
  const rings: Ring[] = []
  const add = (x: number, y: number): void => void rings.at(-1)?.push([x, y])
  geoPath(projection, {
    beginPath: () => undefined,
    moveTo: (x, y) => void rings.push([[x, y]]),
    lineTo: add,
    arc: () => undefined,
    closePath: () => undefined,
  })(land)
  return rings
}

/** Where a level line enters and leaves the ring. */
function crossingsOf(ring: Ring, y: number): number[] {
  return ring.flatMap(([x, from], index) => {
    const [nextX, to] = ring[(index + 1) % ring.length] ?? [x, from]
    return from > y === to > y ? [] : [x + ((nextX - x) * (y - from)) / (to - from)]
  })
}
