import { type Random } from '../../../../services/demo/compose/random'

/** How much light of each colour, from none to one. */
export type Colour = readonly [red: number, green: number, blue: number]

/** A picture before it has pixels: the light that comes from a point. Heights run from -0.5 to 0.5, and up is more. */
export type Scene = (x: number, y: number) => Colour

/** `high` is white paper, `low` is ink, and `dusk` lies between them. */
export type Light = 'high' | 'dusk' | 'low'

/** What the seed decides of a picture of one kind. */
export type Draw = (given: { random: Random; light: Light }) => Scene

const fine = 1_000_000

export const chanceBetween = (random: Random, from: number, to: number): number =>
  from + ((to - from) * random.below(fine)) / fine

export const chanceOf = (random: Random, count: number, make: (index: number) => number): number[] =>
  Array.from({ length: count }, (_, index) => make(index) * chanceBetween(random, 0.75, 1.25))

export const blend = (from: Colour, to: Colour, share: number): Colour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

export const scale = ([red, green, blue]: Colour, by: number): Colour => [red * by, green * by, blue * by]

export const filter = (light: Colour, glass: Colour): Colour => [
  light[0] * glass[0],
  light[1] * glass[1],
  light[2] * glass[2],
]

export const clamp = (value: number, least = 0, most = 1): number => Math.min(most, Math.max(least, value))

/** From nothing at the first edge to one at the second, without a corner. */
export function ease(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

const gamma = 2.2

/** A colour of the design's tokens as light. */
export function toLight(hex: string): Colour {
  const part = (at: number): number => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** gamma
  return [part(1), part(3), part(5)]
}

export const colours = {
  ink: toLight('#10131a'),
  slate: toLight('#343b4d'),
  stone: toLight('#868ea1'),
  mist: toLight('#d8dce4'),
  paper: toLight('#f5f6f8'),
  white: toLight('#ffffff'),
  blue: toLight('#0b2eb3'),
  deepBlue: toLight('#061c70'),
  paleBlue: toLight('#a3b7ff'),
} as const
