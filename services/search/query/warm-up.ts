import { searchView } from './search-view'
import { type View } from './view'

const anybody = { forced: [], seesEverything: false }
const shown = { hitsPerPage: 4, highlightPreTag: '<mark>', highlightPostTag: '</mark>' }

/** Words of the index itself, so that any language's are right: as they are, begun, with a letter left out, and two at once. */
function typicalQueries({ segment: { terms } }: View, count: number): string[] {
  return Array.from({ length: count }, (_, number) => {
    const place = Math.floor((terms.length * (number + 0.5)) / count)
    const [word = '', other = ''] = [terms[place], terms[terms.length - 1 - place]]
    const ways = [word.slice(0, 2), word, word.slice(0, 4) + word.slice(5), `${other} ${word.slice(0, 3)}`]
    return ways[number % ways.length] ?? word
  })
}

/** A filter by which the index may be asked, and the counts of all of them. */
function typicalFilters({ segment: { facets } }: View): object[] {
  const [path, facet] = [...facets].find(([, { names }]) => names.length > 0) ?? []
  const one = facet?.names.slice(0, 3).map((name) => ({ facetFilters: [[`${path ?? ''}:${name}`]] })) ?? []
  return [...one, { facets: ['*'] }]
}

/**
 * Asks an index before any reader does. The first questions of a process take ten times as long as later ones, until what
 * answers them is compiled, and the first of an index also reads its words.
 */
export function warmUp(views: Iterable<View>, { queries, mostMs }: { queries: number; mostMs: number }): void {
  const end = performance.now() + mostMs
  for (const view of views) {
    // One that only sorts differently has the same words.
    if (view.primary !== undefined || view.segment.count === 0) continue
    const filters = typicalFilters(view)
    for (const query of typicalQueries(view, queries)) {
      if (performance.now() > end) return
      for (const filter of filters) searchView(view, { ...shown, ...filter, query }, anybody)
    }
  }
}
