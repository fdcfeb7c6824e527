import { spotOf } from '../segments/place'
import { type Segment } from '../segments/segment'
import { type Phrase } from './plan-query'

/** Where something was found: record and place, side by side. */
export type Findings = { docs: number[]; places: number[] }

/** Where the terms of a phrase stand side by side: the places of the first. */
export function findPhrase(segment: Segment, { parts }: Phrase): Findings {
  const [first, ...rest] = parts
  let found: Findings = { docs: [], places: [] }
  for (let term = first?.from ?? 0; term < (first?.to ?? 0); term++) addAll(segment, term, found)
  for (const [index, { from, to }] of rest.entries()) {
    const next: Findings = { docs: [], places: [] }
    for (let term = from; term < to; term++) join(segment, found, { term, distance: index + 1, next })
    found = next
  }
  return found
}

function addAll({ termStarts, docs, places }: Segment, term: number, found: Findings): void {
  const end = termStarts[term + 1] ?? 0
  for (let index = termStarts[term] ?? 0; index < end; index++) {
    found.docs.push(docs[index] ?? 0)
    found.places.push(places[index] ?? 0)
  }
}

type Join = { term: number; distance: number; next: Findings }

/** Both sides are sorted by record and place, so one walk over them meets every pair. */
function join({ termStarts, docs, places }: Segment, before: Findings, { term, distance, next }: Join): void {
  const end = termStarts[term + 1] ?? 0
  let right = termStarts[term] ?? 0
  for (let left = 0; left < before.docs.length && right < end;) {
    const doc = before.docs[left] ?? 0
    const place = before.places[left] ?? 0
    const difference = doc - (docs[right] ?? 0) || spotOf(place) + distance - spotOf(places[right] ?? 0)
    if (difference === 0) {
      next.docs.push(doc)
      next.places.push(place)
    }
    if (difference <= 0) left++
    if (difference >= 0) right++
  }
}
