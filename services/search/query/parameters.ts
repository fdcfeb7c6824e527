import * as z from 'zod'
import { ApiProblem } from '../http/problem'

// Parameters come as JSON, or as text within an address: both are read by the same rules.
const fromText =
  (read: (text: string) => unknown) =>
  (value: unknown): unknown =>
    typeof value === 'string' ? read(value) : value

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
const flags: Record<string, boolean> = { true: true, false: false }
const readFlag = (text: string): unknown => flags[text] ?? text
const readList = (text: string): unknown => {
  const json = readJson(text)
  if (Array.isArray(json)) return json
  return text.split(',').map((member) => member.trim())
}

const count = (most: number) =>
  z.preprocess(
    fromText((text) => (/^\d+$/.test(text) ? Number(text) : text)),
    z.number().int().min(0).max(most),
  )
const flag = z.preprocess(fromText(readFlag), z.boolean())
const list = z.preprocess(fromText(readList), z.array(z.string()))
// What one question may name: each entry costs work for every hit, and each tag is repeated in all of them.
const shortList = z.preprocess(fromText(readList), z.array(z.string()).max(100))
const text = z.string()
const shortText = z.string().max(100)
const filterList = z.preprocess(
  fromText((value) => readJson(value) ?? value),
  z.union([z.string(), z.array(z.union([z.string(), z.array(z.string())]))]),
)
const flagOrList = z.preprocess(
  fromText((value) => flags[value] ?? readList(value)),
  z.union([z.boolean(), z.array(z.string()).max(100)]),
)

/** May stand in an index's settings, and be overruled by a search. */
const lasting = {
  hitsPerPage: count(1000),
  attributesToRetrieve: shortList,
  attributesToHighlight: shortList,
  attributesToSnippet: shortList,
  highlightPreTag: shortText,
  highlightPostTag: shortText,
  snippetEllipsisText: shortText,
  restrictHighlightAndSnippetArrays: flag,
  queryType: z.enum(['prefixLast', 'prefixAll', 'prefixNone']),
  typoTolerance: z.preprocess(fromText(readFlag), z.union([z.boolean(), z.enum(['min', 'strict'])])),
  minWordSizefor1Typo: count(100),
  minWordSizefor2Typos: count(100),
  allowTyposOnNumericTokens: flag,
  ignorePlurals: flagOrList,
  removeStopWords: flagOrList,
  queryLanguages: shortList,
  optionalWords: shortList,
  removeWordsIfNoResults: z.enum(['none', 'lastWords', 'firstWords', 'allOptional']),
  distinct: z.preprocess(
    fromText((value) => flags[value] ?? readJson(value)),
    z.union([z.boolean(), z.number().int().min(0).max(100)]),
  ),
  maxValuesPerFacet: count(1000),
  sortFacetValuesBy: z.enum(['count', 'alpha']),
  maxFacetHits: count(100),
  responseFields: shortList,
} satisfies Record<string, z.ZodType>

const once = {
  query: text,
  page: count(1_000_000),
  offset: count(1_000_000),
  length: count(1000),
  filters: text,
  facetFilters: filterList,
  numericFilters: filterList,
  tagFilters: filterList,
  facets: shortList,
  facetingAfterDistinct: flag,
  restrictSearchableAttributes: shortList,
  clickAnalytics: flag,
  getRankingInfo: flag,
  facetQuery: text,
  cursor: text,
} satisfies Record<string, z.ZodType>

/** Of settings that an index is built by, and of those that only Algolia uses. */
const built = {
  searchableAttributes: list,
  attributesForFaceting: list,
  attributeForDistinct: text,
  ranking: list,
  customRanking: list,
  replicas: list,
  unretrievableAttributes: list,
  paginationLimitedTo: count(100_000),
} satisfies Record<string, z.ZodType>

const nothing = z.null().transform(() => undefined)
const orNothing = <Shape extends Record<string, z.ZodType>>(shape: Shape) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, z.union([schema, nothing]).optional()]),
  ) as unknown as { [Name in keyof Shape]: z.ZodOptional<Shape[Name]> }

const searchSchema = z.looseObject(orNothing({ ...lasting, ...once }))
const settingsSchema = z.looseObject(
  Object.fromEntries(Object.entries({ ...lasting, ...built }).map(([name, schema]) => [name, schema.nullish()])),
)

export type SearchParameters = z.output<typeof searchSchema>
export type ParsedSettings = Record<string, unknown>

export const parseSearchParameters = (given: unknown): SearchParameters => parse(searchSchema, given)
/** A null stands for the default, which the index goes back to. */
export const parseSettings = (given: unknown): ParsedSettings => parse(settingsSchema, given)

export const lastingNames = Object.keys(lasting)

function parse<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const { data, error, success } = schema.safeParse(given)
  if (success) return data
  const [issue] = error.issues
  const place = issue?.path.join('.') || 'the body'
  throw new ApiProblem(400, `Invalid value for "${place}": ${issue?.message ?? 'not understood'}`)
}
