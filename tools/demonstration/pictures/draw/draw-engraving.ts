import { createNoise, layer } from './noise'
import { blend, chanceBetween, clamp, type Colour, colours, type Draw, ease, type Light, scale } from './scene'

const inks: Record<Light, readonly [paper: Colour, ink: Colour, accent: Colour]> = {
  high: [scale(colours.paper, 0.98), scale(colours.ink, 1), colours.blue],
  dusk: [scale(colours.blue, 0.82), colours.paper, colours.paleBlue],
  low: [scale(colours.ink, 0.7), scale(colours.mist, 0.95), scale(colours.blue, 2.4)],
}

/** Hills in lines, each as thick as the shade that it stands for, as on a note of a bank. */
export const drawEngraving: Draw = ({ random, light }) => {
  const [paper, ink, accent] = inks[light]
  const lines = 46 + random.below(14)
  const noise = layer(createNoise(random), 3)
  const size = chanceBetween(random, 0.8, 1.3)
  const height = chanceBetween(random, 0.16, 0.24)
  const inked = Math.round(lines * chanceBetween(random, 0.3, 0.6))
  const ground = (x: number, row: number): number => {
    const depth = row / lines
    const fall = ease(0, 0.25, depth) * ease(1, 0.55, depth)
    return height * fall * (0.75 * noise(x * size + 2, depth * 3.4) + 0.42 * ease(0.8, 0, Math.abs(x - 0.1)))
  }
  const lineAt = (x: number, row: number): number => 0.5 - (row / lines) * 0.98 + ground(x, row) - 0.02
  return (x, y) => {
    let seen = paper
    const first = Math.max(0, Math.floor((0.5 - y) * lines) - 2)
    const reach = Math.ceil(height * 1.3 * lines) + 3
    // From the back to the front: a nearer hill hides what lies behind.
    for (let row = first - 2; row < Math.min(lines, first + reach); row++) {
      if (row < 0) continue
      const off = y - lineAt(x, row)
      if (off > 0.012) continue
      const slope = (lineAt(x + 0.006, row) - lineAt(x - 0.006, row)) / 0.012
      const thick = (0.0022 + 0.0042 * clamp(0.5 + slope * 0.75)) * (0.7 + 0.3 * ease(0, lines, row))
      const line = ease(thick + 0.0009, thick - 0.0009, Math.abs(off) / Math.hypot(1, slope))
      if (off < -thick) seen = paper
      seen = blend(seen, row === inked ? accent : ink, line)
    }
    return seen
  }
}
