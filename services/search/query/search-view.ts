import { randomBytes } from 'node:crypto'
import { countFacets, measureFacets } from './count-facets'
import { findMatches } from './find-matches'
import { lastingNames, parseSearchParameters, type SearchParameters } from './parameters'
import { renderHits } from './render-hits'
import { applyDistinct, applyFilters, readFilters } from './select-hits'
import { type View } from './view'

/** What a search may see: what its key adds to every request, and whether it may see what the settings withhold. */
export type Permission = { forced: readonly SearchParameters[]; seesEverything: boolean }

export type Result = Record<string, unknown> & { hits: unknown[]; nbHits: number }

const usualPage = 20
const usualLimit = 1000

export function searchView(view: View, given: unknown, permission: Permission): Result {
  const started = performance.now()
  const parameters = mergeParameters(view, given, permission)
  const { docs, plan, removed, findMarks } = findMatches(view, parameters, permission.forced)
  const filtered = applyFilters(view.segment, docs, readFilters([parameters, ...permission.forced]))
  const found = applyDistinct(view.segment, filtered, toDistinct(view, parameters))
  const page = choosePage(view, found.length, parameters)
  const result = {
    hits: renderHits(view.segment, {
      docs: found.subarray(page.start, page.end),
      plan,
      findMarks,
      parameters,
      withheld: permission.seesEverything ? [] : withheldIn(view),
    }),
    nbHits: found.length,
    ...page.shown,
    ...(parameters.facets ? describeFacets(view, parameters.facetingAfterDistinct ? found : filtered, parameters) : {}),
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, typo: true, ...(parameters.facets ? { facetsCount: true } : {}) },
    query: parameters.query ?? '',
    params: toParams(given),
    index: view.name,
    renderingContent: {},
    ...(removed.length > 0 ? { queryAfterRemoval: plan.slots.map(({ word }) => word.text).join(' ') } : {}),
    ...(parameters.clickAnalytics ? { queryID: randomBytes(16).toString('hex') } : {}),
    processingTimeMS: Math.round(performance.now() - started),
  }
  return parameters.responseFields ? keepFields(result, parameters.responseFields) : result
}

/** A request overrules the settings, and a secured key overrules both. What it filters by is added, never replaced. */
export function mergeParameters(view: View, given: unknown, { forced }: Permission): SearchParameters {
  const lasting = Object.fromEntries(Object.entries(view.settings).filter(([name]) => lastingNames.includes(name)))
  const request = parseSearchParameters(given)
  const known = Object.entries(request).filter(([, value]) => value !== undefined)
  const overruled = forced.flatMap((each) => Object.entries(each).filter(([name]) => !filterNames.has(name)))
  return { ...lasting, ...Object.fromEntries([...known, ...overruled]) }
}

const filterNames = new Set(['filters', 'facetFilters', 'numericFilters', 'tagFilters'])

export function withheldIn({ settings }: View): string[] {
  const names = settings['unretrievableAttributes']
  return Array.isArray(names) ? names.map(String) : []
}

function toDistinct({ settings }: View, parameters: SearchParameters): number {
  const distinct = parameters.distinct ?? settings['distinct'] ?? false
  return Number(distinct)
}

function choosePage({ settings }: View, count: number, parameters: SearchParameters) {
  const limit = typeof settings['paginationLimitedTo'] === 'number' ? settings['paginationLimitedTo'] : usualLimit
  const reachable = Math.min(count, limit)
  const { offset, length } = parameters
  if (offset !== undefined || length !== undefined) {
    const start = Math.min(offset ?? 0, reachable)
    const end = Math.min(start + (length ?? usualPage), reachable)
    return { start, end, shown: { offset: offset ?? 0, length: length ?? usualPage } }
  }
  const { page = 0, hitsPerPage = usualPage } = parameters
  const start = Math.min(page * hitsPerPage, reachable)
  const end = Math.min(start + hitsPerPage, reachable)
  const nbPages = hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage)
  return { start, end, shown: { page, nbPages, hitsPerPage } }
}

function describeFacets({ segment }: View, docs: Uint32Array, parameters: SearchParameters) {
  const stats = measureFacets(segment, docs, parameters.facets)
  return {
    facets: countFacets(segment, docs, parameters),
    ...(Object.keys(stats).length > 0 ? { facets_stats: stats } : {}),
    exhaustiveFacetsCount: true,
  }
}

/** As Algolia says a request back: the form that InstantSearch sends. */
function toParams(given: unknown): string {
  if (typeof given !== 'object' || given === null) return ''
  const entries = Object.entries(given).filter(([, value]) => value !== undefined && value !== null)
  const texts = entries.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)])
  return String(new URLSearchParams(texts))
}

function keepFields(result: Result, fields: readonly string[]): Result {
  if (fields.includes('*')) return result
  const kept = Object.entries(result).filter(([name]) => fields.includes(name))
  return Object.fromEntries(kept) as Result
}
