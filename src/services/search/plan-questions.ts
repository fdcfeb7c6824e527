import { type Locale } from '../../config/locales'
import { searchFacets, type SearchFacet, type SearchGroup } from '../../content/search-record'
import { type Question } from './search-service'
import { parseState, type SearchState } from './search-state'

export const answersPerPage = 20

/** What the box offers while one types, and which groups each part is made of. */
export const boxParts = {
  people: ['people'],
  expertise: ['expertise'],
  insights: ['insights', 'subjects'],
  events: ['events', 'training'],
  news: ['news', 'deals'],
  products: ['products', 'navigator'],
  pages: ['places', 'careers', 'graduates', 'pages'],
} as const satisfies Record<string, readonly SearchGroup[]>

export type BoxPart = keyof typeof boxParts
export const boxPartNames = Object.keys(boxParts) as BoxPart[]

// All that a choice in the box shows: the texts would be cut and marked for nothing, with every letter that is typed.
const shownInBox = {
  attributesToRetrieve: ['title', 'path', 'group', 'position', 'kind', 'offices', 'day'],
  attributesToHighlight: ['title'],
  attributesToSnippet: [],
}

export const planBoxQuestions = (locale: Locale, query: string): Question[] =>
  boxPartNames.map((part) => ({
    locale,
    query,
    hitsPerPage: part === 'people' ? 4 : 3,
    facetFilters: [boxParts[part].map((group) => `group:${group}`)],
    ...shownInBox,
  }))

/** What the navigator offers its readers: in their language and, where that has not followed, in the others it is named in. */
export const planSubscribersQuestions = (locales: readonly Locale[], query: string): Question[] =>
  locales.map((locale) => ({
    ...{ locale, query, hitsPerPage: answersPerPage },
    attributesToRetrieve: ['title', 'path', 'group', 'item', 'above', 'summary', 'topics', 'jurisdictions'],
  }))

/** Of which facet a question leaves the choice open, to count what else could be chosen. */
type Open = SearchFacet | 'group' | undefined

function toFilters({ group, facets }: SearchState, open: Open, within: readonly SearchGroup[]): string[][] {
  const chosen = searchFacets.filter((facet) => facet !== open && (facets[facet] ?? []).length > 0)
  const groups = group !== undefined && open !== 'group' ? [group] : within
  return [
    ...(groups.length > 0 ? [groups.map((one) => `group:${one}`)] : []),
    ...chosen.map((facet) => (facets[facet] ?? []).map((value) => `${facet}:${value}`)),
  ]
}

const secondsOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000

/** Who looks for work asks until when one can apply; of everything else a period is of its own day. */
export const isByClosing = ({ group }: SearchState, within: readonly SearchGroup[]): boolean =>
  (group ?? within.join()) === 'careers'

function toPeriod(state: SearchState, within: readonly SearchGroup[]): string[] {
  const { from, until } = state
  const at = isByClosing(state, within) ? 'closesAt' : 'at'
  return [
    ...(from === undefined ? [] : [`${at}>=${secondsOf(from)}`]),
    ...(until === undefined ? [] : [`${at}<=${secondsOf(until)}`]),
  ]
}

const chosenFacets = ({ facets }: SearchState): SearchFacet[] => searchFacets.filter((facet) => facets[facet]?.length)

/**
 * The answers, the counts of the groups, and one more question for each facet in which something is chosen, because the
 * counts beside a choice are those of choosing it as well. `within`: the groups that a list is made of.
 */
export function planPageQuestions(locale: Locale, state: SearchState, within: readonly SearchGroup[] = []): Question[] {
  const ask = (open: Open, more: Partial<Question>): Question => ({
    locale,
    query: state.query,
    facetFilters: toFilters(state, open, within),
    numericFilters: toPeriod(state, within),
    hitsPerPage: 0,
    // An item of many records is one answer, and counts as one beside a choice.
    facetingAfterDistinct: true,
    ...more,
  })
  return [
    ask(undefined, {
      hitsPerPage: answersPerPage,
      page: state.page - 1,
      facets: [...searchFacets],
      isNewestFirst: state.isNewestFirst,
    }),
    ask('group', { facets: ['group'] }),
    ...chosenFacets(state).map((facet) => ask(facet, { facets: [facet] })),
  ]
}

/** How much there is that says just what was asked: not another spelling of it, and not only some of its words. */
export const planExactQuestion = (locale: Locale, state: SearchState): Question => ({
  locale,
  query: state.query,
  facetFilters: toFilters(state, undefined, []),
  numericFilters: toPeriod(state, []),
  hitsPerPage: 0,
  typoTolerance: false,
  removeWordsIfNoResults: 'none',
})

/** How much there is in other languages, when there is nothing in this one: as much as `carryOver` leads to. */
export const planOtherLanguages = (others: readonly Locale[], state: SearchState): Question[] =>
  others.map((locale) => ({
    locale,
    query: state.query,
    facetFilters: toFilters(carryOver(state), undefined, []),
    hitsPerPage: 0,
  }))

/** What goes with a reader to another language: names of topics and offices are others there. */
export const carryOver = ({ query, group }: SearchState): SearchState => ({ ...parseState(''), query, group })

export type FacetCounts = Partial<Record<SearchFacet, Record<string, number>>>

/** The counts of a facet come from the question that leaves it open. */
export function gatherFacets(
  state: SearchState,
  facets: readonly Record<string, Record<string, number>>[],
): FacetCounts {
  const [main = {}, , ...open] = facets
  const counts: FacetCounts = {}
  for (const facet of searchFacets) if (main[facet]) counts[facet] = main[facet]
  chosenFacets(state).forEach((facet, position) => {
    counts[facet] = {
      ...Object.fromEntries((state.facets[facet] ?? []).map((value) => [value, 0])),
      ...open[position]?.[facet],
    }
  })
  return counts
}
