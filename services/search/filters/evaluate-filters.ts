import { type Column } from '../engine/segments/collect-facets'
import { type Segment } from '../engine/segments/segment'
import { type Filter, type Filters, type Operator, tagsPath } from './filter'

type Test = (doc: number) => boolean

/** 1 for each record that all groups let through. */
export function evaluateFilters(segment: Segment, filters: Filters): Uint8Array {
  const groups = filters.map((group) => group.map((filter) => toTest(segment, filter)))
  const passed = new Uint8Array(segment.count)
  for (let doc = 0; doc < segment.count; doc++) {
    passed[doc] = groups.every((tests) => tests.some((test) => test(doc))) ? 1 : 0
  }
  return passed
}

function toTest(segment: Segment, filter: Filter): Test {
  const test = toPositiveTest(segment, filter)
  return filter.isNegated ? (doc) => !test(doc) : test
}

function toPositiveTest(segment: Segment, filter: Filter): Test {
  switch (filter.kind) {
    case 'facet':
      return toFacetTest(segment, filter.path, sameUpToCase(filter.value))
    case 'tag':
      return toFacetTest(segment, tagsPath, (name) => name === filter.value)
    case 'number':
      return toNumberTest(segment.numbers.get(filter.path), comparisons[filter.operator](filter.value))
    case 'range':
      return toNumberTest(segment.numbers.get(filter.path), (value) => value >= filter.low && value <= filter.high)
  }
}

function sameUpToCase(wanted: string): (name: string) => boolean {
  const lower = wanted.toLowerCase()
  return (name) => name.toLowerCase() === lower
}

/** An attribute that is not declared for faceting matches nothing, as at Algolia. */
function toFacetTest({ facets }: Segment, path: string, isWanted: (name: string) => boolean): Test {
  const facet = facets.get(path)
  if (!facet) return () => false
  const wanted = new Set([...facet.names.keys()].filter((number) => isWanted(facet.names[number] ?? '')))
  return hasOne(facet.column, (number) => wanted.has(number))
}

const toNumberTest = (column: Column | undefined, isWanted: (value: number) => boolean): Test =>
  column ? hasOne(column, isWanted) : () => false

function hasOne({ starts, values }: Column, isWanted: (value: number) => boolean): Test {
  return (doc) => {
    const end = starts[doc + 1] ?? 0
    for (let index = starts[doc] ?? 0; index < end; index++) if (isWanted(values[index] ?? 0)) return true
    return false
  }
}

const comparisons: Record<Operator, (wanted: number) => (value: number) => boolean> = {
  '<': (wanted) => (value) => value < wanted,
  '<=': (wanted) => (value) => value <= wanted,
  '=': (wanted) => (value) => value === wanted,
  '!=': (wanted) => (value) => value !== wanted,
  '>': (wanted) => (value) => value > wanted,
  '>=': (wanted) => (value) => value >= wanted,
}
