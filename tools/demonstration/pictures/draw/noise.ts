import { type Random } from '../../../../services/demo/compose/random'

/** A number for each place of a plane, between -1 and 1, that changes without jumps. */
export type Noise = (x: number, y: number) => number

export function createNoise(random: Random): Noise {
  const seed = random.below(2 ** 31)
  const valueAt = (column: number, row: number): number => {
    let bits = Math.imul(column, 0x27d4eb2d) ^ Math.imul(row, 0x165667b1) ^ seed
    bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d)
    bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39)
    return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 31 - 1
  }
  return (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const [across, along] = [soften(x - column), soften(y - row)]
    const low = mix(valueAt(column, row), valueAt(column + 1, row), across)
    const high = mix(valueAt(column, row + 1), valueAt(column + 1, row + 1), across)
    return mix(low, high, along)
  }
}

const mix = (from: number, to: number, share: number): number => from + (to - from) * share
const soften = (share: number): number => share * share * share * (share * (share * 6 - 15) + 10)

/** The same noise over itself, each time finer and fainter: clouds, hills, the tooth of paper. */
export const layer = (noise: Noise, times: number): Noise => {
  const most = 2 - 2 ** (1 - times)
  return (x, y) => {
    let [sum, size, weight] = [0, 1, 1]
    for (let time = 0; time < times; time++) {
      sum += weight * noise(x * size + time * 17.3, y * size - time * 9.1)
      size *= 2
      weight /= 2
    }
    return sum / most
  }
}
