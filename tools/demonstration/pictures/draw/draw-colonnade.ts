import { blend, chanceBetween, colours, type Colour, type Draw, type Light, scale } from './scene'
import { daylight, evening, photograph, plaster, type Point, type Solid, type Stage } from './stage'

type Air = Pick<Stage, 'sunlight' | 'sky' | 'far'>

const airs: Record<Light, Air> = {
  high: { ...daylight, far: scale(colours.mist, 1.05) },
  dusk: { ...evening, sunlight: [0.95, 0.78, 0.62], far: scale(colours.blue, 1.1) },
  low: { ...evening, far: scale(colours.deepBlue, 0.8) },
}

const repeat = (value: number, every: number): number => value - every * Math.round(value / every)

/** A walk between columns with the sun on one side. */
export const drawColonnade: Draw = ({ random, light }) => {
  const every = chanceBetween(random, 2.1, 2.8)
  const thick = chanceBetween(random, 0.3, 0.42)
  const half = chanceBetween(random, 1.5, 2)
  const tall = chanceBetween(random, 4.2, 5.2)
  const isRound = random.isLucky(60)
  const solid: Solid = (x, y, z) => {
    const [across, along] = [Math.abs(x) - half, repeat(z, every)]
    const shaft = isRound
      ? Math.hypot(across, along) - thick * (1 - 0.014 * y * y)
      : Math.max(Math.abs(across), Math.abs(along)) - thick * 0.85
    const foot = Math.max(Math.abs(across) - thick * 1.3, Math.abs(along) - thick * 1.3, Math.abs(y - 0.1) - 0.1)
    const head = Math.max(Math.abs(across) - thick * 1.3, Math.abs(along) - thick * 1.3, Math.abs(y - tall) - 0.14)
    const beam = Math.max(Math.abs(across) - thick, tall + 0.1 - y)
    const roof = Math.max(tall + 0.7 - y, Math.abs(x) - half - thick)
    const wall = x + half + 2.4
    return Math.min(y, shaft, foot, head, beam, roof, wall)
  }
  const inked = 3 + random.below(2)
  const colourAt = ([x, y, z]: Point): Colour => {
    const isInked =
      Math.round(z / every) === inked && x < 0 && y > 0.21 && y < tall - 0.15 && Math.abs(x + half) < thick + 0.1
    return isInked ? blend(colours.blue, plaster, 0.12) : plaster
  }
  return photograph({
    ...airs[light],
    solid,
    colourAt,
    eye: [chanceBetween(random, -0.2, 0.7), chanceBetween(random, 1.3, 1.8), 0.5],
    target: [chanceBetween(random, -0.7, -0.1), chanceBetween(random, 1.8, 2.2), 9],
    zoom: chanceBetween(random, 0.95, 1.25),
    sun: [1, chanceBetween(random, 0.7, 1.05), chanceBetween(random, 0.25, 0.7)],
    haze: 30,
  })
}

/** Walls, one behind the other, with an arch in each. */
export const drawArches: Draw = ({ random, light }) => {
  const every = chanceBetween(random, 3, 4)
  const half = chanceBetween(random, 1.05, 1.35)
  const spring = chanceBetween(random, 1.9, 2.6)
  const thick = chanceBetween(random, 0.25, 0.4)
  const shrink = chanceBetween(random, 0, 0.05)
  const solid: Solid = (x, y, z) => {
    const wallNumber = Math.max(1, Math.round(z / every))
    const along = z - wallNumber * every
    const own = half * (1 - shrink * wallNumber)
    const opening = y < spring ? Math.abs(x) - own : Math.hypot(x, y - spring) - own
    return Math.min(y, Math.max(Math.abs(along) - thick, -opening, y - 7.5))
  }
  const inked = 2 + random.below(2)
  const colourAt = ([, y, z]: Point): Colour =>
    Math.round(z / every) === inked && y > 0.01 ? blend(colours.blue, plaster, 0.15) : plaster
  return photograph({
    ...airs[light],
    solid,
    colourAt,
    eye: [chanceBetween(random, -0.9, 0.9), chanceBetween(random, 1.4, 1.7), -1.6],
    target: [chanceBetween(random, -0.25, 0.25), chanceBetween(random, 1.9, 2.2), 8],
    zoom: chanceBetween(random, 1.25, 1.55),
    sun: [random.isLucky(50) ? 1 : -1, chanceBetween(random, 1, 1.4), chanceBetween(random, -1.1, -0.7)],
    haze: 26,
  })
}
