import { blend, clamp, type Colour, filter, scale, type Scene } from './scene'

export type Point = readonly [x: number, y: number, z: number]

/** How far it is from a place to the nearest surface; less than nothing inside of it. */
export type Solid = (x: number, y: number, z: number) => number

/** What is built, who looks at it from where, and how it is lit. */
export type Stage = {
  solid: Solid
  /** Of the surface at a place. */
  colourAt: (at: Point) => Colour
  eye: Point
  target: Point
  /** Larger is closer, as with a lens. */
  zoom: number
  /** Towards the sun. */
  sun: Point
  sunlight: Colour
  sky: Colour
  /** What is seen where nothing is built, and what distance fades into. */
  far: Colour
  /** Where half of a thing is lost in the distance. */
  haze: number
}

const minus = (one: Point, other: Point): Point => [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
const dot = (one: Point, other: Point): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
const cross = (one: Point, other: Point): Point => [
  one[1] * other[2] - one[2] * other[1],
  one[2] * other[0] - one[0] * other[2],
  one[0] * other[1] - one[1] * other[0],
]
const along = (from: Point, way: Point, far: number): Point => [
  from[0] + way[0] * far,
  from[1] + way[1] * far,
  from[2] + way[2] * far,
]

function toUnit(way: Point): Point {
  const length = Math.hypot(...way) || 1
  return [way[0] / length, way[1] / length, way[2] / length]
}

/** A photograph of what is built, by following each ray of light back from the eye until it meets something. */
export function photograph(stage: Stage): Scene {
  const ahead = toUnit(minus(stage.target, stage.eye))
  const right = toUnit(cross([0, 1, 0], ahead))
  const up = cross(ahead, right)
  const sun = toUnit(stage.sun)
  return (x, y) => {
    const way = toUnit(
      along(along([ahead[0] * stage.zoom, ahead[1] * stage.zoom, ahead[2] * stage.zoom], right, x), up, y),
    )
    const far = travel(stage.solid, stage.eye, way)
    if (far === undefined) return stage.far
    const lit = lightAt(stage, along(stage.eye, way, far), sun)
    return blend(lit, stage.far, 1 - 0.5 ** ((far / stage.haze) ** 2))
  }
}

const mostSteps = 220
const touching = 0.0003
const farthest = 80

function travel(solid: Solid, eye: Point, way: Point): number | undefined {
  let far = 0.02
  for (let step = 0; step < mostSteps && far < farthest; step++) {
    const free = solid(eye[0] + way[0] * far, eye[1] + way[1] * far, eye[2] + way[2] * far)
    if (free < touching * far) return far
    far += free * 0.9
  }
  return undefined
}

function lightAt(stage: Stage, at: Point, sun: Point): Colour {
  const normal = normalAt(stage.solid, at)
  const open = along(at, normal, 0.004)
  const facing = Math.max(0, dot(normal, sun))
  const direct = facing > 0 ? facing * findShade(stage.solid, open, sun) : 0
  const around = findOpenness(stage.solid, open, normal) * (0.62 + 0.38 * normal[1])
  const given: Colour = [0, 1, 2].map(
    (part) => (stage.sunlight[part] ?? 0) * direct + (stage.sky[part] ?? 0) * around,
  ) as unknown as Colour
  return filter(given, stage.colourAt(at))
}

const nudge = 0.0006

function normalAt(solid: Solid, [x, y, z]: Point): Point {
  return toUnit([
    solid(x + nudge, y, z) - solid(x - nudge, y, z),
    solid(x, y + nudge, z) - solid(x, y - nudge, z),
    solid(x, y, z + nudge) - solid(x, y, z - nudge),
  ])
}

const softness = 26
const shadeSteps = 56

/** One in full sun, nothing in full shade; between them at the edge of a shadow, the softer the longer it is. */
function findShade(solid: Solid, from: Point, sun: Point): number {
  let [light, far] = [1, 0.015]
  for (let step = 0; step < shadeSteps && far < farthest; step++) {
    const free = solid(from[0] + sun[0] * far, from[1] + sun[1] * far, from[2] + sun[2] * far)
    if (free < 0.0005) return 0
    light = Math.min(light, (softness * free) / far)
    far += clamp(free, 0.012, 0.6)
  }
  return clamp(light)
}

// No corner of a white building is black.
const leastOpen = 0.24

/** How much of the sky a place sees: corners are darker than plains. */
function findOpenness(solid: Solid, from: Point, normal: Point): number {
  let [lost, weight] = [0, 1]
  for (let step = 1; step <= 5; step++) {
    const far = 0.07 * step * step
    const free = solid(from[0] + normal[0] * far, from[1] + normal[1] * far, from[2] + normal[2] * far)
    lost += (weight * Math.max(0, far - free)) / far
    weight *= 0.62
  }
  return clamp(1 - lost * 0.42, leastOpen)
}

/** The usual light of these pictures: a low sun, warm white on cool shade. */
export const daylight = { sunlight: [1.02, 1, 0.96], sky: [0.3, 0.345, 0.43] } as const

/** Late: what the sun leaves is nearly blue. */
export const evening = { sunlight: [0.5, 0.56, 0.72], sky: [0.1, 0.135, 0.24] } as const

export const plaster: Colour = scale([0.93, 0.935, 0.95], 0.86)
