import { between, type Curve, directionOn, type Point, pointOn, toBarbPath, toCurvePath, turn } from './curve'
import { type Drawing } from './drawing'
import { createRandom } from './random'

const perSide = 34

type Frame = { width: number; height: number }

/** What the seed decides. The order of the draws is part of every cover: never change it. */
function growManner(random: () => number, { width, height }: Frame) {
  const isFlipped = random() < 0.5
  const isUpright = random() < 0.5
  const shaft: Curve = [
    [-0.06 * width, height * between(0.45, 1.05, random())],
    [width * 0.3, height * between(0.1, 1, random())],
    [width * 0.65, height * between(0.1, 0.95, random())],
    [width * 1.06, height * between(-0.1, 0.5, random())],
  ]
  const angles = [between(0.55, 1.15, random()), between(0.3, 0.8, random())] as const
  const curl = between(0.3, 1, random())
  const reach = height * between(0.55, 0.95, random())
  const growCuts = () => [between(0.1, 0.4, random()), between(0.5, 0.9, random())] as const
  const cuts = { left: growCuts(), right: growCuts() }
  const ink = { at: between(0.15, 0.75, random()), width: between(0.09, 0.2, random()) }
  const wideSide = random() < 0.5 ? 1 : -1
  return { isFlipped, isUpright, shaft, angles, curl, reach, cuts, ink, wideSide }
}

type Manner = ReturnType<typeof growManner>

/** Where a barb stands within its part of the web, between two of the cuts. */
function withinPart(at: number, [first, second]: readonly [number, number]): number {
  if (at < first) return at / first
  return at < second ? (at - first) / (second - first) : (at - second) / (1 - second)
}

function growBarb(manner: Manner, side: 1 | -1, at: number): readonly [root: Point, bend: Point, tip: Point] {
  const local = withinPart(at, side > 0 ? manner.cuts.left : manner.cuts.right)
  const root = pointOn(manner.shaft, between(-0.04, 1.02, at))
  const along = directionOn(manner.shaft, between(0.01, 0.99, at))
  const [from, to] = manner.angles
  const length = manner.reach * (side === manner.wideSide ? 1 : 0.72) * (1 + 0.22 * Math.sin(local * 3.14))
  const [x, y] = turn(along, side * (between(from, to, at) + (local - 0.5) * 0.34))
  const bend: Point = [root[0] + x * length * 0.62, root[1] + y * length * 0.62]
  const tip: Point = [
    root[0] + x * length + along[0] * length * manner.curl,
    root[1] + y * length + along[1] * length * manner.curl,
  ]
  return [root, bend, tip]
}

/** The cover of what has been written, or of a service: the same quill under a lens, drawn from the slug. */
export function drawFront(slug: string, frame: Frame = { width: 600, height: 400 }): Drawing {
  const manner = growManner(createRandom(`front:${slug}`), frame)
  const place = ([x, y]: Point): Point => [
    Math.round(manner.isFlipped ? frame.width - x : x),
    Math.round(manner.isUpright ? frame.height - y : y),
  ]
  const drawn = { lines: '', inked: '' }
  for (const side of [1, -1] as const) {
    for (let index = 0; index < perSide; index += 1) {
      const at = index / (perSide - 1)
      const [root, bend, tip] = growBarb(manner, side, at).map(place) as [Point, Point, Point]
      const isInked = side === manner.wideSide && Math.abs(at - manner.ink.at) < manner.ink.width
      drawn[isInked ? 'inked' : 'lines'] += toBarbPath(
        root,
        [bend[0] - root[0], bend[1] - root[1]],
        [tip[0] - root[0], tip[1] - root[1]],
      )
    }
  }
  const [start, out, back, end] = manner.shaft
  return { ...frame, ...drawn, shaft: toCurvePath([place(start), place(out), place(back), place(end)]) }
}
