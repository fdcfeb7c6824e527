import { type Segment } from '../engine/segments/segment'
import { type SearchParameters } from './parameters'

export type FacetCounts = Record<string, Record<string, number>>
export type FacetStats = Record<string, { min: number; max: number; avg: number; sum: number }>

const defaultMost = 100

/** The facets that a search asks for; "*" is all that may be shown. */
export function chooseFacets({ plan }: Segment, asked: readonly string[] | undefined): string[] {
  const shown = plan.facets.filter(({ isFilterOnly }) => !isFilterOnly).map(({ path }) => path)
  return asked?.includes('*') ? shown : shown.filter((path) => asked?.includes(path))
}

/** How often each value occurs in these records, the most frequent first or by name. */
export function countFacets(segment: Segment, docs: Uint32Array, parameters: SearchParameters): FacetCounts {
  const most = parameters.maxValuesPerFacet ?? defaultMost
  const isByName = parameters.sortFacetValuesBy === 'alpha'
  const facets = chooseFacets(segment, parameters.facets).map((path) => {
    const counted = countValues(segment, path, docs)
    const sorted = counted.sort((one, other) => (isByName ? 0 : other[1] - one[1]) || (one[0] < other[0] ? -1 : 1))
    return [path, Object.fromEntries(sorted.slice(0, most))] as const
  })
  return Object.fromEntries(facets.filter(([, values]) => Object.keys(values).length > 0))
}

export function countValues({ facets }: Segment, path: string, docs: Uint32Array): [name: string, count: number][] {
  const facet = facets.get(path)
  if (!facet) return []
  const { starts, values } = facet.column
  const counts = new Uint32Array(facet.names.length)
  for (const doc of docs) {
    const end = starts[doc + 1] ?? 0
    for (let index = starts[doc] ?? 0; index < end; index++) {
      const value = values[index] ?? 0
      counts[value] = (counts[value] ?? 0) + 1
    }
  }
  return facet.names.map((name, value): [string, number] => [name, counts[value] ?? 0]).filter(([, count]) => count > 0)
}

/** Of facets that are numbers. */
export function measureFacets(segment: Segment, docs: Uint32Array, asked: readonly string[] | undefined): FacetStats {
  const stats: FacetStats = {}
  for (const path of chooseFacets(segment, asked)) {
    const column = segment.numbers.get(path)
    if (!column) continue
    const numbers: number[] = []
    for (const doc of docs) {
      for (let index = column.starts[doc] ?? 0; index < (column.starts[doc + 1] ?? 0); index++) {
        numbers.push(column.values[index] ?? 0)
      }
    }
    if (numbers.length === 0) continue
    const sum = numbers.reduce((total, number) => total + number, 0)
    const least = (one: number, other: number) => Math.min(one, other)
    const greatest = (one: number, other: number) => Math.max(one, other)
    stats[path] = { min: numbers.reduce(least), max: numbers.reduce(greatest), avg: sum / numbers.length, sum }
  }
  return stats
}
