/** Where somebody searched: in the box of a page, on the page of results, or in the filter of a list. */
export type SearchPlace = 'box' | 'page' | 'list'

/**
 * What is counted of searches. Never a word of what was typed: readers look for people, clients and opponents by name, and
 * with a random number beside it such a word would say who asks about whom.
 */
export type SearchEvent =
  | { what: 'made'; place: SearchPlace; total: number }
  | { what: 'nothing-found'; place: SearchPlace }
  | { what: 'chosen'; place: SearchPlace; group: string; position: number }

const name = 'search:told'

/** Tells the analytics; without a reader's agreement nobody listens. */
export const tellSearch = (detail: SearchEvent): void =>
  void document.dispatchEvent(new CustomEvent<SearchEvent>(name, { detail }))

export const hearSearches = (hear: (event: SearchEvent) => void, signal: AbortSignal): void =>
  document.addEventListener(name, (event) => hear((event as CustomEvent<SearchEvent>).detail), { signal })
