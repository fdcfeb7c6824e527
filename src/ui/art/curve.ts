export type Point = readonly [x: number, y: number]
/** A cubic curve: where it starts, its two handles, where it ends. */
export type Curve = readonly [Point, Point, Point, Point]

export const between = (from: number, to: number, share: number): number => from + (to - from) * share

export function pointOn([start, out, back, end]: Curve, share: number): Point {
  const rest = 1 - share
  const at = (axis: 0 | 1): number =>
    rest ** 3 * start[axis] +
    3 * rest ** 2 * share * out[axis] +
    3 * rest * share ** 2 * back[axis] +
    share ** 3 * end[axis]
  return [at(0), at(1)]
}

/** Which way the curve runs there, one unit long. */
export function directionOn([start, out, back, end]: Curve, share: number): Point {
  const rest = 1 - share
  const at = (axis: 0 | 1): number =>
    3 * rest ** 2 * (out[axis] - start[axis]) +
    6 * rest * share * (back[axis] - out[axis]) +
    3 * share ** 2 * (end[axis] - back[axis])
  const length = Math.hypot(at(0), at(1)) || 1
  return [at(0) / length, at(1) / length]
}

export function turn([x, y]: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [x * cos - y * sin, x * sin + y * cos]
}

const round = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`
// A minus sign separates by itself.
const tight = (path: string): string => path.replace(/ -/g, '-')

export const toBarbPath = (root: Point, bend: Point, tip: Point): string =>
  tight(`M${round(root)}q${round(bend)} ${round(tip)}`)

export const toCurvePath = ([start, ...rest]: Curve): string => `M${round(start)}C${rest.map(round).join(' ')}`

export const toLinePath = (from: Point, to: Point): string => tight(`M${round(from)}l${round(to)}`)
