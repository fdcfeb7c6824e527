/** What an index is built by, read from its settings. */
export type IndexPlan = {
  attributes: SearchedAttribute[]
  facets: FacetAttribute[]
  distinctBy: string | undefined
}

/** Attributes of one rank are equals ("title,name"); `unordered(body)` does not care how far in a word stands. */
export type SearchedAttribute = { path: string; rank: number; isOrdered: boolean }
export type FacetAttribute = { path: string; isSearchable: boolean; isFilterOnly: boolean }

/** How found records are ordered: criteria in turn, then the index's own order. */
export type OrderPlan = { criteria: string[]; customRanking: string[] }

export type Settings = Record<string, unknown>

export const defaultRanking = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom']

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []

const modified = /^\s*(\w+)\(\s*(.+?)\s*\)\s*$/

function readModifiers(text: string): { path: string; modifiers: string[] } {
  const [, modifier, inner] = modified.exec(text) ?? []
  if (modifier === undefined || inner === undefined) return { path: text.trim(), modifiers: [] }
  const { path, modifiers } = readModifiers(inner)
  return { path, modifiers: [modifier, ...modifiers] }
}

// Tags can always be filtered by.
const tags: FacetAttribute = { path: '_tags', isSearchable: false, isFilterOnly: true }

function readFacet(entry: string): FacetAttribute {
  const { path, modifiers } = readModifiers(entry)
  return { path, isSearchable: modifiers.includes('searchable'), isFilterOnly: modifiers.includes('filterOnly') }
}

export function readIndexPlan(settings: Settings): IndexPlan {
  const distinctBy = settings['attributeForDistinct']
  return {
    attributes: strings(settings['searchableAttributes']).flatMap((entry, rank) =>
      entry.split(',').map((each) => {
        const { path, modifiers } = readModifiers(each)
        return { path, rank, isOrdered: !modifiers.includes('unordered') }
      }),
    ),
    facets: [...strings(settings['attributesForFaceting']).map(readFacet), tags],
    distinctBy: typeof distinctBy === 'string' ? distinctBy : undefined,
  }
}

export function readOrderPlan(settings: Settings): OrderPlan {
  const ranking = strings(settings['ranking'])
  return {
    criteria: ranking.length > 0 ? ranking : defaultRanking,
    customRanking: strings(settings['customRanking']),
  }
}

const sorting = /^(asc|desc)\(\s*(.+?)\s*\)$/

export type Sorting = { path: string; isDescending: boolean }

/** `desc(date)`; undefined for a criterion that is not about one attribute. */
export function findSorting(criterion: string): Sorting | undefined {
  const [, direction, path] = sorting.exec(criterion) ?? []
  return path === undefined ? undefined : { path, isDescending: direction === 'desc' }
}
