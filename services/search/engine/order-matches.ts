import { farthest, type Judge, type Measure, measures } from './judge-record'
import { type Order } from './segments/collect-orders'

export type Judged = { docs: Uint32Array; judge: Judge }

// How many values each criterion can take; more of one would be no worse for the reader.
const sizes = { typo: 32, words: 16, proximity: 10 * farthest, attribute: 64, position: 256, exact: 32 }

// `attribute` is about which one, then how far in. Nothing here is about places on a map, or scores of filters.
const measuresOf: Record<string, Measure[]> = {
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
export function orderMatches({ docs, judge }: Judged, ranking: readonly string[], order: Order): Uint32Array {
  const { lead, rankOf, byRank } = order
  const used = fitting(
    ranking.flatMap((criterion) => measuresOf[criterion] ?? []),
    order,
  )
  const places = Uint8Array.from(used, (measure) => measures[measure])
  const limits = Uint32Array.from(used, (measure) => sizes[measure])
  const count = rankOf.length
  const keys = new Float64Array(docs.length)
  for (let index = 0; index < docs.length; index++) {
    const doc = docs[index] ?? 0
    const judged = judge(doc)
    let key = lead?.[doc] ?? 0
    for (let at = 0; at < places.length; at++) {
      const limit = limits[at] ?? 1
      key = key * limit + Math.min(judged[places[at] ?? 0] ?? 0, limit - 1)
    }
    keys[index] = key * count + (rankOf[doc] ?? 0)
  }
  keys.sort()
  const ordered = new Uint32Array(keys.length)
  for (let index = 0; index < keys.length; index++) ordered[index] = byRank[(keys[index] ?? 0) % count] ?? 0
  return ordered
}

/** As many measures as one number can hold: after an order that comes first, the finest ones decide nothing. */
function fitting(used: Measure[], { lead, rankOf }: Order): Measure[] {
  let room = Number.MAX_SAFE_INTEGER / (rankOf.length * (lead ? rankOf.length : 1))
  const tooMuch = used.findIndex((measure) => (room /= sizes[measure]) < 1)
  return tooMuch === -1 ? used : used.slice(0, tooMuch)
}
