import { blend, chanceBetween, colours, type Colour, type Draw, type Light, scale } from './scene'
import { daylight, evening, photograph, plaster, type Point, type Solid, type Stage } from './stage'

type Air = Pick<Stage, 'sunlight' | 'sky' | 'far'>

const airs: Record<Light, Air> = {
  high: { ...daylight, far: blend(colours.paleBlue, colours.white, 0.55) },
  dusk: { sunlight: [1, 0.8, 0.64], sky: [0.14, 0.19, 0.36], far: scale(colours.blue, 0.9) },
  low: { ...evening, far: scale(colours.ink, 0.8) },
}

const outside = (x: number, y: number, z: number): number => {
  const [ox, oy, oz] = [Math.max(x, 0), Math.max(y, 0), Math.max(z, 0)]
  return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(0, Math.max(x, y, z))
}

/** Blades of a façade, seen from the street, and the sky between them. */
export const drawFins: Draw = ({ random, light }) => {
  const every = chanceBetween(random, 0.55, 0.8)
  const deep = chanceBetween(random, 0.5, 0.85)
  const bend = chanceBetween(random, 9, 18)
  const floor = chanceBetween(random, 1.9, 2.6)
  const solid: Solid = (x, y, z) => {
    const from = Math.hypot(x, z - bend)
    const angle = Math.atan2(x, bend - z)
    const across = angle * bend - every * Math.round((angle * bend) / every)
    const fin = outside(Math.abs(across) - 0.045, -1, from - bend)
    const body = from - bend + deep
    const slab = outside(Math.abs(y - floor * Math.round(y / floor)) - 0.07, -1, from - bend + deep * 0.45)
    return Math.min(Math.max(fin, bend - deep - 0.2 - from), body, slab) * 0.85
  }
  const inked = random.below(5) - 2
  const colourAt = ([x, , z]: Point): Colour => {
    const angle = Math.atan2(x, bend - z)
    const isFin = Math.hypot(x, z - bend) > bend - deep + 0.02
    return isFin && Math.round((angle * bend) / every) === inked ? blend(colours.blue, plaster, 0.15) : plaster
  }
  return photograph({
    ...airs[light],
    solid,
    colourAt,
    eye: [chanceBetween(random, -3.5, -1.5), 0.4, chanceBetween(random, -3.6, -2.6)],
    target: [chanceBetween(random, 0.5, 1.5), chanceBetween(random, 3.2, 4.6), 1],
    zoom: chanceBetween(random, 0.95, 1.3),
    sun: [chanceBetween(random, 0.6, 1), chanceBetween(random, 0.7, 1), chanceBetween(random, -1, -0.6)],
    haze: 60,
  })
}
