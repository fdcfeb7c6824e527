import * as z from 'zod'
import { ApiProblem } from '../http/problem'
import { type Call, type CallAtIndex, type Route, route } from '../http/route'
import { countCost } from '../query/count-cost'
import { searchFacet } from '../query/search-facet'
import { nextTurn, searchInTurns } from '../query/search-view'
import { findView, parseBody, permissionOf, toParameters, viewOf } from './read-call'

export const mostQueries = 50

const batch = z.looseObject({
  requests: z
    .array(z.looseObject({ indexName: z.string(), facet: z.string().default('') }))
    .max(mostQueries, `${mostQueries} queries at most`),
  strategy: z.enum(['none', 'stopIfEnoughMatches']).nullish(),
})

export const searchRoutes: Route[] = [
  route({ method: 'POST', path: '/1/indexes/*/queries', right: 'search' }, searchMany),
  route({ method: 'POST', path: '/1/indexes/{index}/query', right: 'search' }, (call) => searchOne(call, call.body)),
  route({ method: 'GET', path: '/1/indexes/{index}', right: 'search' }, (call) =>
    searchOne(call, withoutKeys(call.query)),
  ),
  route({ method: 'POST', path: '/1/indexes/{index}/facets/{facet}/query', right: 'search' }, searchFacetValues),
]

function searchOne(call: CallAtIndex, body: unknown) {
  const parameters = toParameters(body)
  payFor(call, [parameters])
  return searchInTurns(viewOf(call), parameters, { ...permissionOf(call), signal: call.signal })
}

const mostHits = 1000

function payFor({ access, pay }: Call, asked: readonly Record<string, unknown>[]): void {
  const { questions, hits } = countCost(asked)
  if (hits > mostHits && !access.isAdmin && !access.rights.has('browse')) {
    throw new ApiProblem(400, `${mostHits} hits at most in one request`)
  }
  // The first question is paid for already.
  pay(questions - 1)
}

const withoutKeys = (query: URLSearchParams) =>
  Object.fromEntries([...query].filter(([name]) => !name.startsWith('x-algolia-')))

async function searchMany(call: Call) {
  const { requests, strategy } = parseBody(batch, call.body)
  payFor(call, requests.map(toParameters))
  const results: unknown[] = []
  let isEnough = false
  for (const { indexName, type, facet, ...rest } of requests) {
    if (results.length > 0) await nextTurn(call.signal)
    const view = findView(call, indexName)
    const parameters = toParameters(rest)
    if (type === 'facet') {
      const { facetQuery = '', ...given } = parameters
      const question = { facet, facetQuery: String(facetQuery), given }
      results.push({ ...searchFacet(view, question, permissionOf(call)), index: indexName })
    } else if (isEnough) {
      results.push({ hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 0, index: indexName, processed: false })
    } else {
      const result = await searchInTurns(view, parameters, { ...permissionOf(call), signal: call.signal })
      results.push(result)
      const wanted = typeof result['hitsPerPage'] === 'number' ? result['hitsPerPage'] : Infinity
      isEnough = strategy === 'stopIfEnoughMatches' && result.nbHits >= wanted
    }
  }
  return { results }
}

function searchFacetValues(call: CallAtIndex<'facet'>) {
  const { facetQuery = '', ...given } = toParameters(call.body)
  if (typeof facetQuery !== 'string') throw new ApiProblem(400, 'facetQuery must be a string')
  return searchFacet(viewOf(call), { facet: call.path.facet, facetQuery, given }, permissionOf(call))
}
