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

/**
 * Best first: criteria in turn, as the settings name them; the index's own order settles what is equal. All of it is one
 * number for each record, as numbers sort fast; that order comes last in it and says which record it was.
 */
export function orderMatches({ docs, criteria }: Judged, ranking: readonly string[], order: Order): Uint32Array {
  const { lead, rankOf, byRank } = order
  const used = fitting(
    ranking.flatMap((criterion) => measures[criterion] ?? []),
    order,
  )
  const keys = new Float64Array(docs.length)
  for (const [index, each] of criteria.entries()) {
    const doc = docs[index] ?? 0
    let key = lead?.[doc] ?? 0
    for (const measure of used) key = key * sizes[measure] + Math.min(each[measure], sizes[measure] - 1)
    keys[index] = key * rankOf.length + (rankOf[doc] ?? 0)
  }
  keys.sort()
  return Uint32Array.from(keys, (key) => byRank[key % rankOf.length] ?? 0)
}

/** As many measures as one number can hold: after an order that comes first, the finest ones decide nothing. */
function fitting(used: Measure[], { lead, rankOf }: Order): Measure[] {
  let room = Number.MAX_SAFE_INTEGER / (rankOf.length * (lead ? rankOf.length : 1))
  const tooMuch = used.findIndex((measure) => (room /= sizes[measure]) < 1)
  return tooMuch === -1 ? used : used.slice(0, tooMuch)
}
