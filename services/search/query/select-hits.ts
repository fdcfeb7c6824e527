import { type Segment } from '../engine/segments/segment'
import { evaluateFilters } from '../filters/evaluate-filters'
import { type Filters } from '../filters/filter'
import { parseFacetFilters, parseNumericFilters, parseTagFilters } from '../filters/parse-filter-lists'
import { parseFilters } from '../filters/parse-filters'
import { type SearchParameters } from './parameters'
import { createMemory } from './remember'

const remember = createMemory<Uint8Array>(64)

/** Every way to say a filter, of the request and of its key; all must hold. */
export function readFilters(all: readonly SearchParameters[]): Filters {
  return all.flatMap(({ filters, facetFilters, numericFilters, tagFilters }) => [
    ...parseFilters(filters ?? ''),
    ...parseFacetFilters(facetFilters ?? []),
    ...parseNumericFilters(numericFilters ?? []),
    ...parseTagFilters(tagFilters ?? []),
  ])
}

export function applyFilters(segment: Segment, docs: Uint32Array, filters: Filters): Uint32Array {
  if (filters.length === 0) return docs
  const passed = remember(segment, JSON.stringify(filters), () => evaluateFilters(segment, filters))
  return docs.filter((doc) => passed[doc] === 1)
}

/** Keeps the best records of each group; one that belongs to no group stands for itself. */
export function applyDistinct({ distinct }: Segment, docs: Uint32Array, most: number): Uint32Array {
  if (!distinct || most === 0) return docs
  const seen = new Map<number, number>()
  return docs.filter((doc) => {
    const start = distinct.starts[doc] ?? 0
    if (start === distinct.starts[doc + 1]) return true
    const group = distinct.values[start] ?? 0
    const count = (seen.get(group) ?? 0) + 1
    seen.set(group, count)
    return count <= most
  })
}
