import { type Order } from './collect-orders'
import { type Criteria, farthest } from './judge-record'

export type Judged = { docs: Uint32Array; criteria: Criteria[] }

// How many values each criterion can take; more of one would be no worse for the reader.
const sizes = { typo: 32, words: 16, proximity: 10 * farthest, attribute: 64, position: 256, exact: 32 }
type Measure = keyof typeof sizes

// `attribute` is about which one, then how far in. Nothing here is about places on a map, or scores of filters.
const measures: Record<string, Measure[]> = {
  typo: ['typo'],
  words: ['words'],
  proximity: ['proximity'],
  attribute: ['attribute', 'position'],
  exact: ['exact'],
}

/** Best first: criteria in turn, as the settings name them; the index's own order settles what is equal. */
export function orderMatches(
  { docs, criteria }: Judged,
  ranking: readonly string[],
  order: Order | undefined,
): Uint32Array {
  const used = ranking.flatMap((criterion) => measures[criterion] ?? [])
  const keys = new Float64Array(docs.length)
  for (const [index, each] of criteria.entries()) {
    let key = order?.lead?.[docs[index] ?? 0] ?? 0
    for (const measure of used) key = key * sizes[measure] + Math.min(each[measure], sizes[measure] - 1)
    keys[index] = key
  }
  const positions = Uint32Array.from(docs.keys())
  positions.sort(
    (one, other) => (keys[one] ?? 0) - (keys[other] ?? 0) || compareCustom(order, docs[one] ?? 0, docs[other] ?? 0),
  )
  return positions.map((position) => docs[position] ?? 0)
}

/** All records in the index's own order, for a query without words. */
export function orderAll(count: number, order: Order | undefined): Uint32Array {
  const docs = Uint32Array.from({ length: count }, (_, doc) => doc)
  return docs.sort(
    (one, other) => (order?.lead?.[one] ?? 0) - (order?.lead?.[other] ?? 0) || compareCustom(order, one, other),
  )
}

const compareCustom = (order: Order | undefined, one: number, other: number): number =>
  (order?.custom[one] ?? 0) - (order?.custom[other] ?? 0) || one - other
