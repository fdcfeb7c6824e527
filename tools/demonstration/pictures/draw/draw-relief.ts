import { createNoise, layer, type Noise } from './noise'
import { blend, chanceBetween, clamp, type Colour, colours, type Draw, ease, type Light, scale } from './scene'

const moods: Record<Light, readonly [low: Colour, high: Colour, accent: Colour]> = {
  high: [scale(colours.mist, 0.72), colours.white, colours.blue],
  dusk: [scale(colours.deepBlue, 1.1), blend(colours.paleBlue, colours.white, 0.2), colours.white],
  low: [scale(colours.ink, 0.7), scale(colours.slate, 1.7), scale(colours.blue, 1.5)],
}

/** A landscape cut out of card, a height at a time, as models of ground are made. */
export const drawRelief: Draw = ({ random, light }) => {
  const [low, high, accent] = moods[light]
  const noise = layer(createNoise(random), 3)
  const size = chanceBetween(random, 0.85, 1.35)
  const lean = chanceBetween(random, -0.5, 0.5)
  const levels = 9 + random.below(4)
  const inked = 2 + random.below(levels - 5)
  const tooth = layer(createNoise(random), 3)
  const ground: Noise = (x, y) => clamp(0.5 + 0.72 * noise(x * size + 5, y * size * 1.15) + lean * 0.35 * x + 0.12 * y)
  const levelAt = (x: number, y: number): number => Math.floor(ground(x, y) * levels)
  return (x, y) => {
    const own = levelAt(x, y)
    const share = own / levels
    const colour = own === inked ? accent : blend(low, high, share)
    // The light comes from the upper left; whatever is higher on that side throws its shadow here.
    let shade = 0
    for (let step = 1; step <= 9; step++) {
      const off = 0.0045 * step
      const higher = levelAt(x - off, y + off * 0.8) - own
      if (higher > 0) shade = Math.max(shade, clamp((higher * 2.6 - step * 0.27) * 0.5))
    }
    const rim = levelAt(x - 0.0022, y + 0.0018) < own ? 0.22 : 0
    const lit = (1 - 0.52 * shade) * (0.9 + 0.16 * ease(-0.7, 0.7, y - 0.3 * x)) * (1 + 0.02 * tooth(x * 140, y * 140))
    return blend(scale(colour, lit), colours.white, rim)
  }
}
