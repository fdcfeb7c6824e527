import { createNoise, layer } from './noise'
import { blend, chanceBetween, clamp, type Colour, colours, type Draw, ease, type Light, scale } from './scene'

const walls: Record<Light, readonly [wall: Colour, shade: Colour, light: Colour]> = {
  high: [scale(colours.mist, 0.95), scale(colours.stone, 0.72), [1, 0.985, 0.95]],
  dusk: [scale(colours.blue, 0.75), scale(colours.deepBlue, 0.8), blend(colours.paleBlue, [1, 0.92, 0.84], 0.6)],
  low: [scale(colours.slate, 0.75), scale(colours.ink, 0.7), blend(colours.mist, colours.paleBlue, 0.4)],
}

/** The light of a window on a plastered wall, with the shadow of its bars. */
export const drawWindow: Draw = ({ random, light }) => {
  const [wall, shade, sun] = walls[light]
  const slant = chanceBetween(random, -0.75, 0.75)
  const lean = chanceBetween(random, 0.1, 0.32)
  const columns = 2 + random.below(3)
  const rows = 2 + random.below(4)
  const [left, width] = [chanceBetween(random, -0.55, -0.1), chanceBetween(random, 0.6, 0.95)]
  const [foot, height] = [chanceBetween(random, -0.5, -0.3), chanceBetween(random, 0.75, 1)]
  const hasArch = random.isLucky(50)
  const pane = random.below(columns * rows)
  const tooth = layer(createNoise(random), 5)
  const leaves = layer(createNoise(random), 3)
  const bar = chanceBetween(random, 0.035, 0.06)
  return (x, y) => {
    const across = (x - slant * (y - foot) * 0.5 - left) / width
    const up = (y + lean * x - foot) / height
    // The further from the window, the softer the edge.
    const soft = 0.01 + 0.028 * clamp(up + 0.2)
    const inside = boxOf(across, up, soft) * (hasArch ? archOf(across, up, soft * 2) : 1)
    const open = barsOf(across * columns, bar, soft * columns) * barsOf(up * rows, bar, soft * rows)
    const branch = ease(-0.35, 0.25, leaves(x * 2.2 + up, y * 2.2) + 0.28)
    const given = inside * open * (0.55 + 0.45 * branch)
    const isTinted = Math.floor(across * columns) + columns * Math.floor(up * rows) === pane
    const glass = isTinted ? blend(sun, colours.blue, 0.62) : sun
    const rough = 1 + 0.05 * tooth(x * 9, y * 9) + 0.03 * tooth(x * 60, y * 60)
    const dim = blend(wall, shade, ease(-0.6, 0.75, -y * 0.7 - x * 0.35 + 0.2))
    return scale(blend(dim, glass, given * 0.92), rough)
  }
}

const boxOf = (across: number, up: number, soft: number): number =>
  ease(-soft, soft, across) * ease(-soft, soft, 1 - across) * ease(-soft, soft, up) * ease(-soft, soft, 1 - up)

/** Round at the top, as far as the box lets it. */
function archOf(across: number, up: number, soft: number): number {
  if (up < 0.55) return 1
  const far = Math.hypot((across - 0.5) * 2, (up - 0.55) / 0.45)
  return ease(1 + soft, 1 - soft, far)
}

const barsOf = (place: number, bar: number, soft: number): number => {
  const off = Math.abs(place - Math.round(place))
  return ease(bar - soft * 0.6, bar + soft * 0.6, off)
}
