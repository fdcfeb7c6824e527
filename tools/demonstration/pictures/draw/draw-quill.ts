import { createNoise } from './noise'
import { blend, chanceBetween, clamp, type Colour, colours, type Draw, ease, type Light, scale } from './scene'

const moods: Record<Light, readonly [ground: Colour, web: Colour, gap: Colour, accent: Colour]> = {
  high: [scale(colours.paper, 0.94), scale(colours.slate, 1), scale(colours.paper, 0.86), colours.blue],
  dusk: [scale(colours.blue, 0.75), colours.paper, scale(colours.blue, 0.9), colours.paleBlue],
  low: [scale(colours.ink, 0.6), scale(colours.mist, 0.9), scale(colours.ink, 0.75), scale(colours.blue, 2.3)],
}

/** A quill so close that each barb is a line; what lies off the middle is out of focus. */
export const drawQuill: Draw = ({ random, light }) => {
  const [ground, web, gap, accent] = moods[light]
  const turn = chanceBetween(random, 0.35, 0.85) * (random.isLucky(50) ? 1 : -1)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const bow = chanceBetween(random, -0.35, 0.35)
  const pitch = chanceBetween(random, 0.021, 0.029)
  const sweep = [chanceBetween(random, 0.7, 1.05), chanceBetween(random, 0.5, 0.8)] as const
  const breadth = [chanceBetween(random, 0.42, 0.62), chanceBetween(random, 0.26, 0.36)] as const
  const focus = chanceBetween(random, -0.3, 0.3)
  const inked = [chanceBetween(random, -0.35, 0.2), chanceBetween(random, 0.09, 0.2)] as const
  const waver = createNoise(random)
  return (x, y) => {
    const along = x * cos + y * sin
    const across = -x * sin + y * cos - bow * along * along
    const side = across > 0 ? 0 : 1
    const off = Math.abs(across)
    const root = along - sweep[side] * off - 0.5 * off * off + 0.012 * waver(along * 4, across * 3)
    const blur = clamp(Math.abs(along - focus) * 1.15 - 0.12)
    const edge = breadth[side] * (0.92 + 0.1 * waver(root * 9, side * 7)) * (1 - 0.25 * ease(0.1, 0.9, Math.abs(root)))
    const inWeb = ease(edge + 0.012 + 0.1 * blur, edge - 0.012 - 0.1 * blur, off)
    const stripe = 0.5 + 0.5 * Math.cos((6.283 * root) / pitch)
    const line = ease(0.28 - 0.28 * blur, 0.62 + 0.38 * blur, stripe) * (1 - 0.5 * blur) + 0.25 * blur
    const isInked = Math.abs(root - inked[0]) < inked[1] && side === 0
    const barb = blend(gap, isInked ? accent : web, line * (0.55 + 0.45 * ease(edge, 0, off)))
    const shaft = ease(0.016 + 0.02 * blur, 0.009, off + 0.002 * along)
    const pale = blend(web, colours.white, 0.5)
    return blend(blend(ground, barb, inWeb), scale(pale, 0.9 + 0.1 * (across > 0 ? 1 : 0)), shaft * (1 - 0.3 * blur))
  }
}
