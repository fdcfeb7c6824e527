import { blend, chanceBetween, colours, type Colour, type Draw, type Light, scale } from './scene'
import { daylight, evening, photograph, plaster, type Point, type Solid, type Stage } from './stage'

type Air = Pick<Stage, 'sunlight' | 'sky' | 'far'>

const airs: Record<Light, Air> = {
  high: { ...daylight, far: colours.white },
  dusk: { sunlight: [0.92, 0.8, 0.68], sky: [0.16, 0.21, 0.36], far: scale(colours.paleBlue, 0.8) },
  low: { ...evening, far: scale(colours.deepBlue, 0.9) },
}

/** How far it is to what is behind and below the front edge of a step. */
const toStep = (ahead: number, above: number): number =>
  ahead > 0 && above > 0 ? Math.hypot(ahead, above) : Math.max(ahead, above)

/** A straight flight between walls. */
export const drawStair: Draw = ({ random, light }) => {
  const run = chanceBetween(random, 0.34, 0.42)
  const rise = run * chanceBetween(random, 0.46, 0.6)
  const half = chanceBetween(random, 1.5, 2.1)
  const steps = 13 + random.below(6)
  const solid: Solid = (x, y, z) => {
    const near = Math.floor(z / run)
    let flight = Infinity
    for (let step = near - 1; step <= near + 2; step++) {
      const own = Math.min(Math.max(step, -1), steps)
      flight = Math.min(flight, toStep(own * run - z, y - (own + 1) * rise))
    }
    const left = x + half
    const right = Math.max(half - x, y - (steps * rise * 0.55 + 0.6 + z * 0.15))
    const cheek = Math.max(Math.abs(x - half + 0.35) - 0.08, y - (z / run) * rise - 0.75)
    return Math.min(flight, left, right, cheek)
  }
  const inked = 4 + random.below(5)
  const colourAt = ([x, y, z]: Point): Colour => {
    const isInked =
      Math.floor((z + 0.004) / run) === inked &&
      x < half - 0.44 &&
      Math.abs(x) < half - 0.01 &&
      y < (inked + 1) * rise + 0.01
    return isInked ? blend(colours.blue, plaster, 0.15) : plaster
  }
  return photograph({
    ...airs[light],
    solid,
    colourAt,
    eye: [chanceBetween(random, -0.3, 0.6), chanceBetween(random, 2.7, 3.2), -2.9],
    target: [chanceBetween(random, -0.5, -0.1), chanceBetween(random, 1.4, 1.7), 2.4],
    zoom: chanceBetween(random, 1.15, 1.5),
    sun: [chanceBetween(random, 0.7, 1), chanceBetween(random, 0.9, 1.3), chanceBetween(random, -0.9, -0.5)],
    haze: 34,
  })
}

/** A winding stair, seen from above. */
export const drawSpiral: Draw = ({ random, light }) => {
  const perTurn = 22 + random.below(8)
  const climb = chanceBetween(random, 2.6, 3.2)
  const [inner, outer] = [chanceBetween(random, 0.75, 1.1), chanceBetween(random, 2.5, 3)]
  const sector = (2 * Math.PI) / perTurn
  const start = chanceBetween(random, 0, 6.3)
  const way = random.isLucky(50) ? 1 : -1
  const solid: Solid = (x, y, z) => {
    const from = Math.hypot(x, z)
    const angle = way * Math.atan2(z, x) + start
    const near = Math.floor(angle / sector)
    let flight = Infinity
    for (let step = near - 1; step <= near + 1; step++) {
      const level = (step / perTurn) * climb
      const up = y - level - climb * Math.round((y - level) / climb)
      const aside = (Math.abs(angle - (step + 0.5) * sector) - sector / 2) * from
      flight = Math.min(flight, Math.max(Math.abs(up) - 0.1, aside * 0.9, inner - from, from - outer - 0.3))
    }
    const rail = Math.max(Math.abs(from - inner - 0.03) - 0.03, railOf(y, (angle / sector / perTurn) * climb, climb))
    return Math.min(flight * 0.8, rail * 0.8, outer - from)
  }
  const inked = random.below(perTurn)
  const colourAt = ([x, y, z]: Point): Colour => {
    const step = Math.floor((way * Math.atan2(z, x) + start) / sector)
    const isInked = ((step % perTurn) + perTurn) % perTurn === inked && Math.hypot(x, z) < outer - 0.02
    return isInked && y < 1 ? blend(colours.blue, plaster, 0.15) : plaster
  }
  return photograph({
    ...airs[light],
    sky: light === 'high' ? [0.78, 0.81, 0.86] : scale(airs[light].sky, 1.9),
    far: scale(colours.blue, 0.8),
    solid,
    colourAt,
    eye: [chanceBetween(random, -0.35, 0.35), 6.2, chanceBetween(random, -0.35, 0.35)],
    target: [chanceBetween(random, -0.1, 0.1), -6, chanceBetween(random, 0.02, 0.15)],
    zoom: chanceBetween(random, 0.85, 1.05),
    sun: [chanceBetween(random, 0.1, 0.25), 1, chanceBetween(random, -0.3, 0.3)],
    haze: 13,
  })
}

/** A band that winds with the steps. */
function railOf(y: number, level: number, climb: number): number {
  const up = y - level - 0.45
  return Math.abs(up - climb * Math.round(up / climb)) - 0.42
}
