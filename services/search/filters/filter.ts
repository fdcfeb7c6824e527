export const operators = ['<=', '>=', '!=', '<', '>', '='] as const
export type Operator = (typeof operators)[number]

/** One condition on a record. */
export type Filter = { isNegated: boolean } & (
  | { kind: 'facet'; path: string; value: string }
  | { kind: 'tag'; value: string }
  | { kind: 'number'; path: string; operator: Operator; value: number }
  | { kind: 'range'; path: string; low: number; high: number }
)

/** All of the groups must hold; of each group, one filter. Algolia can say nothing else. */
export type Filters = Filter[][]

/** A filter that Algolia would refuse; the message says where and why. */
/** Each is looked for in every record that is left. */
export const mostFilters = 1000

export class FilterProblem extends Error {
  override name = 'FilterProblem'
}

export const tagsPath = '_tags'

export const toFacetFilter = (path: string, value: string, isNegated = false): Filter =>
  path === tagsPath ? { kind: 'tag', value, isNegated } : { kind: 'facet', path, value, isNegated }

const families = { facet: 'string', tag: 'tag', number: 'numeric', range: 'numeric' } as const

/** Algolia compares nothing across these in an OR. */
export const familyOf = ({ kind }: Filter): string => families[kind]
