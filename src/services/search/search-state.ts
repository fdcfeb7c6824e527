import { searchFacets, searchGroups, type SearchFacet, type SearchGroup } from '../../content/search-record'

/** All that the results page shows follows from this, and this is its address. */
export type SearchState = {
  query: string
  group: SearchGroup | undefined
  facets: Partial<Record<SearchFacet, string[]>>
  isNewestFirst: boolean
  /** Days. */
  from: string | undefined
  until: string | undefined
  page: number
}

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text)
const dayIn = (text: string | null): string | undefined => (isDay(text) && !isNaN(Date.parse(text)) ? text : undefined)
const highestPage = 50

/** Anyone who mixes the two up means the same. */
function periodIn(given: URLSearchParams): Pick<SearchState, 'from' | 'until'> {
  const [from, until] = [dayIn(given.get('from')), dayIn(given.get('until'))]
  return from !== undefined && until !== undefined && from > until ? { from: until, until: from } : { from, until }
}

/** Whatever somebody writes into an address is read as something that can be asked. */
export function parseState(search: string): SearchState {
  const given = new URLSearchParams(search)
  const facets = searchFacets.flatMap((facet) => {
    const values = [...new Set(given.getAll(facet))].filter((value) => value !== '').slice(0, 20)
    return values.length > 0 ? [[facet, values] as const] : []
  })
  const page = Number(given.get('page') ?? 1)
  return {
    query: given.get('q') ?? '',
    group: searchGroups.find((group) => group === given.get('in')),
    facets: Object.fromEntries(facets),
    isNewestFirst: given.get('sort') === 'newest',
    ...periodIn(given),
    page: Number.isInteger(page) && page >= 1 && page <= highestPage ? page : 1,
  }
}

/** The same state always has the same address. */
export function writeState(state: SearchState): string {
  const written = new URLSearchParams()
  const set = (name: string, value: string | undefined) =>
    value !== undefined && value !== '' && written.set(name, value)
  set('q', state.query)
  set('in', state.group)
  for (const facet of searchFacets) for (const value of state.facets[facet] ?? []) written.append(facet, value)
  set('sort', state.isNewestFirst ? 'newest' : undefined)
  set('from', state.from)
  set('until', state.until)
  set('page', state.page > 1 ? String(state.page) : undefined)
  return written.size === 0 ? '' : `?${written.toString()}`
}

/** Another choice begins again at the first page. */
export const withChange = (state: SearchState, change: Partial<SearchState>): SearchState => ({
  ...state,
  page: 1,
  ...change,
})

export function withFacetToggled(state: SearchState, facet: SearchFacet, value: string): SearchState {
  const chosen = state.facets[facet] ?? []
  const values = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  return withChange(state, { facets: { ...state.facets, [facet]: values } })
}
