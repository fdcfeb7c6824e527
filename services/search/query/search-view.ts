import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { countFacets, measureFacets } from './count-facets'
import { findMatches, type Matches } from './find-matches'
import { lastingNames, parseSearchParameters, type SearchParameters } from './parameters'
import { renderHits } from './render-hits'
import { applyDistinct, applyFilters, readFilters } from './select-hits'
import { type View } from './view'

/** What a search may see: what its key adds to every request, and whether it may see what the settings withhold. */
export type Permission = { forced: readonly SearchParameters[]; seesEverything: boolean }

export type Result = Record<string, unknown> & { hits: unknown[]; nbHits: number }

const usualPage = 20
const usualLimit = 1000

/** So many hits are drawn in some ten milliseconds; then others have their turn. */
const hitsInOneTurn = 50

export function searchView(view: View, given: unknown, permission: Permission): Result {
  const { count, drawHits, finish } = beginSearch(view, given, permission)
  return finish(drawHits(0, count))
}

/** The same, but nobody waits long behind it: between its parts, and not at all for a client that is gone. */
export async function searchInTurns(view: View, given: unknown, own: Permission & { signal: AbortSignal }) {
  const { count, drawHits, finish } = beginSearch(view, given, own)
  const hits: unknown[] = []
  for (let start = 0; start < count; start += hitsInOneTurn) {
    if (start > 0) await nextTurn(own.signal)
    hits.push(...drawHits(start, start + hitsInOneTurn))
  }
  await nextTurn(own.signal)
  return finish(hits)
}

/** Lets everybody else who waits have their turn. */
export async function nextTurn(signal: AbortSignal): Promise<void> {
  await setImmediate()
  signal.throwIfAborted()
}

function beginSearch(view: View, given: unknown, permission: Permission) {
  const started = performance.now()
  const parameters = mergeParameters(view, given, permission)
  const { docs: matching, plan, removed, findMarks } = findMatches(view, parameters, permission.forced)
  const filtered = applyFilters(view.segment, matching, readFilters([parameters, ...permission.forced]))
  const found = applyDistinct(view.segment, filtered, toDistinct(view, parameters))
  const page = choosePage(view, found.length, parameters)
  const docs = found.subarray(page.start, page.end)
  const withheld = permission.seesEverything ? [] : withheldIn(view)
  const drawHits = (from: number, to: number) =>
    renderHits(view.segment, { docs: docs.subarray(from, to), plan, findMarks, parameters, withheld })
  const finish = (hits: unknown[]): Result =>
    describe({ view, given, parameters, found, filtered, page, plan, removed, hits, started })
  return { count: docs.length, drawHits, finish }
}

type Found = {
  view: View
  given: unknown
  parameters: SearchParameters
  found: Uint32Array
  filtered: Uint32Array
  page: ReturnType<typeof choosePage>
  plan: Matches['plan']
  removed: Matches['removed']
  hits: unknown[]
  started: number
}

function describe({ view, given, parameters, found, filtered, page, plan, removed, hits, started }: Found): Result {
  const result = {
    hits,
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
