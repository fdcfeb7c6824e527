import { between, type Curve, directionOn, type Point, pointOn, toBarbPath, toCurvePath, turn } from './curve'
import { type Barb, type Drawing } from './drawing'
import { createRandom } from './random'

const width = 320
const height = 400
const margin = { side: 44, top: 28 }
const foot = 396

/** How far the barbs reach along the shaft: four kinds of feather. */
const outlines: readonly ((at: number) => number)[] = [
  (at) => Math.sin(Math.PI * at ** 0.75),
  (at) => Math.sin(Math.PI * at ** 1.5) ** 0.8,
  (at) => Math.min(1, at * 4) * (1 - at) ** 0.55 * 1.1,
  (at) => Math.sin(Math.PI * at) * (1 - 0.28 * Math.cos(at * Math.PI * 5)),
]

function growShaft(random: () => number): Curve {
  const lean = between(-70, 70, random())
  const bow = between(-120, 120, random())
  const sway = random() < 0.4 ? -bow * 0.9 : bow * 0.5
  return [
    [160 - lean * 0.9, foot],
    [160 - lean * 0.4 + bow * 0.5, 290],
    [160 + lean * 0.5 + sway * 0.5, 130],
    [160 + lean * 1.1, 52],
  ]
}

/** What the seed decides besides the shaft. The order of the draws is part of every portrait: never change it. */
function growManner(random: () => number) {
  const from = between(0.1, 0.26, random())
  const outline = outlines[Math.floor(random() * 4)] ?? Math.sin
  const angle = between(0.62, 1.12, random())
  const curl = between(0.15, 0.6, random())
  const wideSide = random() < 0.5 ? 1 : -1
  const narrow = between(0.45, 0.95, random())
  const reach = between(104, 140, random())
  const gaps = { right: between(0.3, 0.85, random()), left: between(0.25, 0.8, random()) }
  const gapWidth = between(0.02, 0.05, random())
  const ink = { at: between(0.25, 0.7, random()), width: between(0.1, 0.2, random()) }
  return { from, outline, angle, curl, wideSide, narrow, reach, gaps, gapWidth, ink }
}

type Manner = ReturnType<typeof growManner>

function growBarb(shaft: Curve, manner: Manner, { side, at }: { side: 1 | -1; at: number }): Barb {
  const share = between(manner.from, 0.995, at)
  const along = directionOn(shaft, share)
  const isWide = side === manner.wideSide
  const length =
    manner.reach * manner.outline(between(0.04, 0.97, at)) * (isWide ? 1 : manner.narrow) * (1 - at ** 3 * 0.72) + 6
  const [x, y] = turn(along, side * between(manner.angle * 1.15, manner.angle * 0.5, at))
  return {
    root: pointOn(shaft, share),
    bend: [x * length * 0.6, y * length * 0.6],
    tip: [x * length + along[0] * length * manner.curl, y * length + along[1] * length * manner.curl],
    isInked: isWide && Math.abs(at - manner.ink.at) < manner.ink.width,
  }
}

function growBarbs(shaft: Curve, manner: Manner, perSide: number): Barb[] {
  const positions = Array.from({ length: perSide }, (_, index) => index / (perSide - 1))
  return ([1, -1] as const).flatMap((side) => {
    const gap = side > 0 ? manner.gaps.right : manner.gaps.left
    return positions
      .filter((at) => Math.abs(at - gap) >= manner.gapWidth)
      .map((at) => growBarb(shaft, manner, { side, at }))
  })
}

/** Every plume fills the same plate, whatever its seed. */
function fit(shaft: Curve, barbs: readonly Barb[]): { scale: number; place: (point: Point) => Point } {
  const xs = [...barbs.map(({ root, tip }) => root[0] + tip[0]), shaft[0][0], shaft[3][0]]
  const ys = [...barbs.map(({ root, tip }) => root[1] + tip[1]), shaft[3][1]]
  const [left, right, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys)]
  const scale = Math.min((width - margin.side) / (right - left), (height - margin.top) / (foot - top), 1.25)
  const middle = (left + right) / 2
  return { scale, place: ([x, y]) => [width / 2 + (x - middle) * scale, height + (y - foot) * scale] }
}

const perSide = { fine: 38, coarse: 15 }

export type Grain = keyof typeof perSide

/** A person's portrait: one quill, drawn from the slug. Coarse is for plates below 8rem, where fine barbs merge to grey. */
export function drawPlume(slug: string, grain: Grain = 'fine'): Drawing {
  const random = createRandom(`plume:${slug}`)
  const shaft = growShaft(random)
  const barbs = growBarbs(shaft, growManner(random), perSide[grain])
  const { scale, place } = fit(shaft, barbs)
  const scaled = ([x, y]: Point): Point => [x * scale, y * scale]
  const draw = (inked: boolean): string =>
    barbs
      .filter(({ isInked }) => isInked === inked)
      .map(({ root, bend, tip }) => toBarbPath(place(root), scaled(bend), scaled(tip)))
      .join('')
  const placed: Curve = [place(shaft[0]), place(shaft[1]), place(shaft[2]), place(shaft[3])]
  return { width, height, lines: draw(false), inked: draw(true), shaft: toCurvePath(placed) }
}
