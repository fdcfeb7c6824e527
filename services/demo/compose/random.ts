/**
 * Chance that is the same on every machine. A stream is known by its name alone (`seed|type|key|field`), so what one item
 * is does not depend on how many were made before it.
 */
export type Random = {
  /** A whole number from 0 up to, and not including, the given one. */
  below: (limit: number) => number
  pick: <Value>(values: readonly Value[]) => Value
  /** True this often, in a hundred. */
  isLucky: (percent: number) => boolean
  /** Some of the values, in an order of chance, none twice. */
  take: <Value>(values: readonly Value[], count: number) => Value[]
}

const golden = 0x9e3779b9
const range = 2 ** 32

/** The finalizer of splitmix, on 32 bits. */
function mix(state: number): number {
  let bits = state
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad)
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97)
  return (bits ^ (bits >>> 15)) >>> 0
}

function hash(name: string, start: number): number {
  let state = start
  for (let position = 0; position < name.length; position++) {
    state = Math.imul(state ^ name.charCodeAt(position), 0x01000193)
  }
  return mix(state)
}

export function createRandom(name: string): Random {
  // Two states of 32 bits: of 100,000 names no two share their stream.
  const [first, second] = [hash(name, 0x811c9dc5), hash(name, golden)]
  let drawn = 0
  const draw = (): number => {
    drawn += 1
    const step = Math.imul(drawn, golden)
    return mix(mix(first + step) ^ (second + drawn))
  }
  const below = (limit: number): number => Math.floor((draw() / range) * limit)
  const pick = <Value>(values: readonly Value[]): Value => {
    if (values.length === 0) throw new Error(`There is nothing to choose from for ${name}`)
    return values[below(values.length)] as Value
  }
  const take = <Value>(values: readonly Value[], count: number): Value[] => {
    const left = [...values]
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)[0] as Value)
  }
  return { below, pick, take, isLucky: (percent) => below(100) < percent }
}
