import { type Evidence, isExactMark, typosOf } from './evidence'
import { attributeOf, isWhole, positionOf, spotOf } from './segments/place'
import { type SearchedAttribute } from './settings'

/** How well a record answers a query, in Algolia's criteria, by their places in a list. Less is better in every one. */
export const measures = { typo: 0, words: 1, proximity: 2, attribute: 3, position: 4, exact: 5 } as const
export type Measure = keyof typeof measures

/** The list is the same for every record: anyone who wants to keep it copies it. */
export type Judge = (doc: number) => Readonly<Uint32Array>

// Words further apart than this count as not related.
export const farthest = 8
// Larger than everything that is counted here, and still a small whole number, which is what engines are fast with.
const worst = 2 ** 29
// Of a word that is said more often, the first places decide.
const mostPlaces = 32

type Summary = { typos: number; length: number; isExact: boolean; isWhole: boolean; rank: number; position: number }

/** Judges one record after the other, in the same few arrays. */
export function createJudge(evidence: Evidence, slots: number, attributes: readonly SearchedAttribute[]): Judge {
  const sum = new Uint32Array(Object.keys(measures).length)
  const placesOf = Array.from({ length: slots }, () => new Uint32Array(mostPlaces))
  const none = new Uint32Array()

  return (doc) => {
    let before: Places | undefined
    let [typo, words, proximity, attribute, position, exact] = [0, 0, 0, 0, worst, 0]
    for (let slot = 0; slot < slots; slot++) {
      const chain = evidence.chainOf(slot, doc)
      if (evidence.isEmpty(chain)) {
        words++
        continue
      }
      const places = placesOf[slot] ?? none
      const found = summarize(evidence, chain, { places, attributes })
      typo += found.typos
      attribute += found.rank
      position = Math.min(position, found.position)
      // A value that says nothing but the word answers best of all.
      exact += found.isExact ? (found.isWhole ? 0 : 1) : 2
      const own = { places, length: found.length }
      if (before) proximity += findDistance(before, own)
      before = own
    }
    sum[measures.typo] = typo
    sum[measures.words] = words
    sum[measures.proximity] = proximity
    sum[measures.attribute] = attribute
    sum[measures.position] = position
    sum[measures.exact] = exact
    return sum
  }
}

type Into = { places: Uint32Array; attributes: readonly SearchedAttribute[] }

/** Only the places with the fewest typos speak for a word. Chains run backwards, so the first places are kept. */
function summarize(evidence: Evidence, chain: number, { places, attributes }: Into): Summary {
  const found: Summary = {
    typos: worst,
    length: 0,
    isExact: false,
    isWhole: false,
    rank: worst,
    position: worst,
  }
  let seen = 0
  for (let link = evidence.last(chain); link !== 0; link = evidence.before(link)) {
    const mark = evidence.markAt(link)
    const typos = typosOf(mark)
    if (typos > found.typos) continue
    if (typos < found.typos) {
      found.typos = typos
      found.isExact = found.isWhole = false
      found.rank = found.position = worst
      seen = 0
    }
    const place = evidence.placeAt(link)
    places[seen++ % mostPlaces] = spotOf(place)
    if (isExactMark(mark)) {
      found.isExact = true
      found.isWhole ||= isWhole(place)
    }
    const { rank = 0, isOrdered = true } = attributes[attributeOf(place)] ?? {}
    const position = isOrdered ? positionOf(place) : 0
    if (rank < found.rank || (rank === found.rank && position < found.position)) {
      found.rank = rank
      found.position = position
    }
  }
  found.length = Math.min(seen, mostPlaces)
  return found
}

type Places = { places: Uint32Array; length: number }

/**
 * The fewest words between two words of the query; one more when they stand the other way round. Spots of different
 * attributes are further apart than any that count.
 */
function findDistance(one: Places, other: Places): number {
  let least = farthest
  for (let first = 0; first < one.length; first++) {
    const spot = one.places[first] ?? 0
    for (let second = 0; second < other.length; second++) {
      const apart = (other.places[second] ?? 0) - spot
      const distance = apart > 0 ? apart : 1 - apart
      if (distance < least) least = distance
    }
    // Nothing is nearer, and of two frequent words a record may hold a thousand pairs.
    if (least === 1) break
  }
  return least
}
