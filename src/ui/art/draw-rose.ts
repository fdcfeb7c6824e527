import { type Point, toLinePath } from './curve'
import { createRandom } from './random'

export type Rose = {
  size: number
  lines: string
  /** From the eye towards the place; none where the bearings start. */
  needle?: string
}

const size = 200
const middle = size / 2
const eye = 22
const tip = 97
const spokes = 64

const awayFromMiddle = (angle: number, distance: number): Point => [
  Math.sin(angle) * distance,
  -Math.cos(angle) * distance,
]
const fromMiddle = (angle: number, distance: number): Point => {
  const [x, y] = awayFromMiddle(angle, distance)
  return [middle + x, middle + y]
}

/** An office's wind rose. The needle, in degrees from north, is true; the petals come from the slug. */
export function drawRose(slug: string, bearing?: number): Rose {
  const random = createRandom(`rose:${slug}`)
  const phases = [random() * 6.28, random() * 6.28] as const
  const petals = 1 + Math.floor(random() * 3)
  const ripples = 3 + Math.floor(random() * 4)
  const lines = Array.from({ length: spokes }, (_, index) => {
    const angle = (index / spokes) * 2 * Math.PI
    const swell = 22 * (Math.sin(angle * petals + phases[0]) + 1)
    const ripple = 16 * Math.sin(angle * ripples + phases[1]) * (index % 2 === 1 ? 0.4 : 1)
    return toLinePath(fromMiddle(angle, eye), awayFromMiddle(angle, 34 + swell + ripple))
  }).join('')
  if (bearing === undefined) return { size, lines }
  const angle = (bearing * Math.PI) / 180
  return { size, lines, needle: toLinePath(fromMiddle(angle, eye), awayFromMiddle(angle, tip - eye)) }
}
