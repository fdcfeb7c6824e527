import {
  familyOf,
  type Filter,
  FilterProblem,
  type Filters,
  mostFilters,
  operators,
  tagsPath,
  toFacetFilter,
} from './filter'

/** As InstantSearch sends them: a list whose members must all hold, lists within it of which one must. */
export type FilterList = string | (string | string[])[]

export const parseFacetFilters = (list: FilterList): Filters => toGroups(list, parseFacet)
export const parseTagFilters = (list: FilterList): Filters =>
  toGroups(list, (text) => parseFacet(`${tagsPath}:${text}`))
export const parseNumericFilters = (list: FilterList): Filters => toGroups(list, parseNumeric)

function toGroups(list: FilterList, parse: (text: string) => Filter): Filters {
  const members = typeof list === 'string' ? list.split(',') : list
  if (members.flat().length > mostFilters) throw new FilterProblem(`${mostFilters} filters at most`)
  return members
    .map((member) => (Array.isArray(member) ? member : [member]).filter((text) => text.trim() !== '').map(parse))
    .filter((group) => group.length > 0)
    .map((group) => {
      if (new Set(group.map(familyOf)).size > 1)
        throw new FilterProblem('filters of different kinds cannot share an OR')
      return group
    })
}

/** "topic:-tax" excludes; "topic:\-tax" is about a value that begins with a minus. */
function parseFacet(text: string): Filter {
  const [, path, value = ''] = /^\s*("[^"]*"|[^:]+):(.*)$/s.exec(text) ?? []
  if (path === undefined) throw new FilterProblem(`facetFilters: ${text} is not attribute:value`)
  const isNegated = value.startsWith('-') && value.length > 1
  const bare = isNegated ? value.slice(1) : value
  return toFacetFilter(withoutQuotes(path), withoutQuotes(bare.replace(/^\\-/, '-')), isNegated)
}

const withoutQuotes = (text: string): string => text.replace(/^(["'])(.*)\1$/s, '$2')

const comparison = new RegExp(`^\\s*(.+?)\\s*(${operators.join('|')})\\s*(-?[\\d.]+)\\s*$`)
const range = /^\s*(.+?)\s*:\s*(-?[\d.]+)\s+TO\s+(-?[\d.]+)\s*$/

function parseNumeric(text: string): Filter {
  const [, path, operator, value] = comparison.exec(text) ?? []
  const known = operators.find((each) => each === operator)
  if (path !== undefined && known !== undefined) {
    return { kind: 'number', path, operator: known, value: Number(value), isNegated: false }
  }
  const [, ranged, low, high] = range.exec(text) ?? []
  if (ranged === undefined) throw new FilterProblem(`numericFilters: ${text} is no comparison of a number`)
  return { kind: 'range', path: ranged, low: Number(low), high: Number(high), isNegated: false }
}
