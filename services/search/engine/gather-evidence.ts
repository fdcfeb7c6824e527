import { Evidence, toMark } from './evidence'
import { findPhrase } from './query/find-phrase'
import { type QueryPlan } from './query/plan-query'
import { attributeOf } from './segments/place'
import { type Segment } from './segments/segment'

export type Gathered = { evidence: Evidence; docs: Uint32Array }

/** Which attributes a search looks at, by number; all of them when undefined. */
export type Attention = ReadonlySet<number> | undefined

/**
 * Walks the places of every word and keeps the records that have all of them, the rarest word first: what a record already
 * lacks is not gathered any more. Optional words come last; without any other word, one of them is enough.
 */
export function gatherEvidence(segment: Segment, plan: QueryPlan, attention: Attention): Gathered {
  const evidence = new Evidence(plan.slots.length, segment.count)
  const found = new Uint8Array(segment.count)
  let needed = 0
  for (const slot of inOrder(segment, plan)) {
    const isOptional = plan.slots[slot]?.isOptional ?? false
    const take = (doc: number, place: number, mark: number) => {
      if (needed > 0 && (found[doc] ?? 0) < needed) return
      if (attention && !attention.has(attributeOf(place))) return
      const chain = evidence.chainOf(slot, doc)
      if (evidence.isEmpty(chain) && (!isOptional || needed === 0)) found[doc] = isOptional ? 1 : needed + 1
      if (plan.slots.length === 1) evidence.addBest(chain, place, mark)
      else evidence.add(chain, place, mark)
    }
    takeReadings(segment, plan, { slot, take })
    takePhrases(segment, plan, { slot, take })
    if (!isOptional) needed++
  }
  return { evidence, docs: docsWith(found, Math.max(needed, 1)) }
}

type Taking = { slot: number; take: (doc: number, place: number, mark: number) => void }

/** The places of neighbouring terms are neighbours too: a whole range is one walk. */
function takeReadings({ termStarts, docs, places }: Segment, plan: QueryPlan, { slot, take }: Taking): void {
  for (const { from, to, typos, isExact } of plan.slots[slot]?.readings ?? []) {
    const mark = toMark(typos, isExact)
    const end = termStarts[to] ?? 0
    for (let index = termStarts[from] ?? 0; index < end; index++) take(docs[index] ?? 0, places[index] ?? 0, mark)
  }
}

/** A phrase that stands for several words speaks for each of them, side by side; its typos count once. */
function takePhrases(segment: Segment, { phrases }: QueryPlan, { slot, take }: Taking): void {
  for (const phrase of phrases) {
    if (slot < phrase.first || slot > phrase.last) continue
    const mark = toMark(slot === phrase.first ? phrase.typos : 0, phrase.isExact)
    const { docs, places } = findPhrase(segment, phrase)
    for (const [index, doc] of docs.entries()) take(doc, (places[index] ?? 0) + slot - phrase.first, mark)
  }
}

function inOrder({ termStarts }: Segment, { slots }: QueryPlan): number[] {
  const costOf = (slot: number) =>
    (slots[slot]?.readings ?? []).reduce(
      (cost, { from, to }) => cost + (termStarts[to] ?? 0) - (termStarts[from] ?? 0),
      slots[slot]?.isOptional ? Number.MAX_SAFE_INTEGER / 2 : 0,
    )
  return [...slots.keys()].sort((one, other) => costOf(one) - costOf(other))
}

function docsWith(found: Uint8Array, least: number): Uint32Array {
  const docs = new Uint32Array(found.length)
  let length = 0
  for (let doc = 0; doc < found.length; doc++) if ((found[doc] ?? 0) >= least) docs[length++] = doc
  return docs.slice(0, length)
}
