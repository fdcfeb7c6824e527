import { createNoise, layer } from './noise'
import { blend, chanceBetween, clamp, type Colour, colours, type Draw, ease, type Light, scale } from './scene'

type Mood = { near: Colour; far: Colour; accent: Colour; shade: number }

const moods: Record<Light, Mood> = {
  high: { near: scale(colours.white, 0.96), far: scale(colours.mist, 0.9), accent: colours.blue, shade: 0.62 },
  dusk: {
    near: blend(colours.paleBlue, colours.white, 0.25),
    far: scale(colours.blue, 0.9),
    accent: colours.white,
    shade: 0.72,
  },
  low: { near: scale(colours.slate, 1.15), far: scale(colours.ink, 0.9), accent: scale(colours.blue, 1.5), shade: 0.8 },
}

type Sheet = { rise: number; swing: readonly number[]; start: readonly number[]; colour: Colour }

/** Sheets of paper, one behind the other, with an edge each and the shadow of the one before. */
export const drawSheets: Draw = ({ random, light }) => {
  const mood = moods[light]
  const count = 7 + random.below(4)
  const accent = 2 + random.below(count - 4)
  const turn = chanceBetween(random, -0.5, 0.5)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const bend = chanceBetween(random, 0.06, 0.13)
  // From the one in front, at the foot, to the one at the back.
  const sheets = Array.from({ length: count }, (_, index): Sheet => {
    const share = index / (count - 1)
    return {
      rise: -0.52 + 1.12 * share + chanceBetween(random, -0.025, 0.025),
      swing: [bend, bend * 0.45, bend * 0.16].map((most) => most * chanceBetween(random, 0.5, 1.3)),
      start: [0.9, 1.7, 2.9].map((part) => part * index * 0.31 + chanceBetween(random, 0, 1.1)),
      colour: index === accent ? mood.accent : blend(mood.near, mood.far, share ** 0.85),
    }
  })
  const tooth = layer(createNoise(random), 3)
  const edgeOf = ({ rise, swing, start }: Sheet, x: number): number =>
    rise +
    (swing[0] ?? 0) * Math.sin(2.1 * x + (start[0] ?? 0)) +
    (swing[1] ?? 0) * Math.sin(4.3 * x + (start[1] ?? 0)) +
    (swing[2] ?? 0) * Math.sin(8.9 * x + (start[2] ?? 0))
  return (given, height) => {
    const [x, y] = [given * cos - height * sin, given * sin + height * cos]
    const at = sheets.findIndex((sheet) => y < edgeOf(sheet, x))
    const index = at < 0 ? count - 1 : at
    const sheet = sheets[index] as Sheet
    const below = sheets[index - 1]
    const shade = below ? shadowOf(y - edgeOf(below, x + 0.02)) : 0
    const rim = at < 0 ? 0 : Math.exp(-(((edgeOf(sheet, x) - y) / 0.0035) ** 2)) * 0.16
    const lit = 1 + 0.06 * tooth(x * 150, y * 150) * 0.35 + 0.1 * ease(-0.6, 0.6, y - 0.4 * x)
    const paper = scale(sheet.colour, lit * (1 - mood.shade * shade))
    return blend(paper, colours.white, clamp(rim))
  }
}

/** Close to the edge it is dark and sharp, further off it is wide and faint. */
const shadowOf = (off: number): number => (off < 0 ? 0 : 0.62 * Math.exp(-off / 0.022) + 0.38 * Math.exp(-off / 0.13))
