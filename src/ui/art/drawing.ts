/** An engraving, as the paths of an SVG: the lines, those that are inked, and the shaft that carries them. */
export type Drawing = {
  width: number
  height: number
  lines: string
  inked: string
  shaft: string
}

/** One barb: where it leaves the shaft, and from there its bend and its tip. */
export type Barb = {
  root: readonly [number, number]
  bend: readonly [number, number]
  tip: readonly [number, number]
  isInked: boolean
}
