import { createNoise, layer } from './noise'
import { blend, chanceBetween, clamp, type Colour, colours, type Draw, ease, type Light, scale } from './scene'

const papers: Record<Light, readonly [bright: Colour, dark: Colour, accent: Colour]> = {
  high: [scale(colours.white, 0.98), scale(colours.stone, 0.95), colours.blue],
  dusk: [blend(colours.paleBlue, colours.white, 0.3), scale(colours.blue, 0.8), scale(colours.white, 0.95)],
  low: [scale(colours.stone, 0.8), scale(colours.ink, 0.9), scale(colours.blue, 1.25)],
}

/** Pleated paper in a low light, opened like a fan or laid in rows. */
export const drawPleats: Draw = ({ random, light }) => {
  const [bright, dark, accent] = papers[light]
  const isFan = random.isLucky(60)
  const hub = [chanceBetween(random, -0.55, 0.55), chanceBetween(random, -1.15, -0.8)] as const
  const turn = chanceBetween(random, -0.6, 0.6)
  const pitch = isFan ? chanceBetween(random, 0.075, 0.11) : chanceBetween(random, 0.075, 0.13)
  const start = chanceBetween(random, 0, 1)
  const inked = random.below(4) + (isFan ? Math.round(1.35 / pitch) : 1)
  const waver = createNoise(random)
  const tooth = layer(createNoise(random), 3)
  const fold = chanceBetween(random, 0.38, 0.62)
  return (x, y) => {
    const [fx, fy] = [x - hub[0], y - hub[1]]
    const far = Math.hypot(fx, fy)
    const across = isFan ? Math.atan2(fy, fx) : x * Math.cos(turn) - y * Math.sin(turn)
    const place = (across + 0.012 * waver(across * 3, far * 2)) / pitch + start
    const pleat = Math.floor(place)
    const within = place - pleat
    const isLit = within < fold
    // Each side is flat; what changes along it is how much of the light reaches into the fold.
    const share = isLit ? within / fold : (1 - within) / (1 - fold)
    const depth = ease(0, 1, share)
    const tone = isLit ? 0.16 + 0.2 * (1 - depth) : 0.62 + 0.33 * (1 - depth)
    const fall = ease(1.9, 0.5, isFan ? far : 1 - y * 0.9 + x * 0.3)
    const shaded = clamp(tone + 0.2 * (1 - fall))
    const colour = pleat === inked ? blend(accent, scale(accent, 0.42), shaded) : blend(bright, dark, shaded)
    const ridge = Math.exp(-((Math.min(within, 1 - within) / 0.025) ** 2)) * 0.14
    return scale(blend(colour, colours.white, ridge), 1 + 0.025 * tooth(x * 130, y * 130))
  }
}
