import { ApiProblem } from '../http/problem'
import { tokenize } from '../text/tokenize'
import { countValues } from './count-facets'
import { findMatches } from './find-matches'
import { type SearchParameters } from './parameters'
import { mergeParameters, type Permission } from './search-view'
import { applyFilters, readFilters } from './select-hits'
import { type View } from './view'

type FacetHit = { value: string; highlighted: string; count: number }
type Question = { facet: string; facetQuery: string; given: unknown }

const usualCount = 10

/** The values of one facet that begin like what was typed, each with how many records a search would find. */
export function searchFacet(view: View, { facet, facetQuery, given }: Question, permission: Permission) {
  const declared = view.segment.plan.facets.find(({ path }) => path === facet)
  if (!declared?.isSearchable) {
    throw new ApiProblem(
      400,
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    )
  }
  const parameters = mergeParameters(view, given, permission)
  const { docs } = findMatches(view, parameters, permission.forced)
  const found = applyFilters(view.segment, docs, readFilters([parameters, ...permission.forced]))
  const facetHits = countValues(view.segment, facet, found)
    .flatMap(([value, count]) => matchValue(value, count, { facetQuery, parameters }))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, parameters.maxFacetHits ?? usualCount)
  return { facetHits, exhaustiveFacetsCount: true, exhaustive: { facetsCount: true } }
}

type Typed = { facetQuery: string; parameters: SearchParameters }

function matchValue(value: string, count: number, { facetQuery, parameters }: Typed): FacetHit[] {
  const tokens = tokenize(value)
  const wanted = tokenize(facetQuery)
  const marks = tokens.flatMap(({ term, start, end }) => {
    const typed = wanted.find((each) => term.startsWith(each.term))
    return typed ? [{ start, end: Math.min(end, start + typed.term.length) }] : []
  })
  const isMet = wanted.every((typed) => tokens.some(({ term }) => term.startsWith(typed.term)))
  if (!isMet) return []
  const { highlightPreTag: before = '<em>', highlightPostTag: after = '</em>' } = parameters
  const highlighted = marks.reduceRight(
    (text, { start, end }) => text.slice(0, start) + before + text.slice(start, end) + after + text.slice(end),
    value,
  )
  return [{ value, highlighted, count }]
}
