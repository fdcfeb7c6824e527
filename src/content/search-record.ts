import { type Locale } from '../config/locales'

/** What answers are grouped by, in the order in which a reader is offered them. */
export const searchGroups = [
  'people',
  'expertise',
  'insights',
  'events',
  'training',
  'news',
  'places',
  'deals',
  'products',
  'navigator',
  'careers',
  'graduates',
  'pages',
] as const

export type SearchGroup = (typeof searchGroups)[number]

/** What answers can be narrowed by, each a list of names in the language of the index. */
export const searchFacets = [
  'kind',
  'topics',
  'services',
  'sectors',
  'offices',
  'jurisdictions',
  'languages',
  'years',
] as const

export type SearchFacet = (typeof searchFacets)[number]

/** An item, or a part of a long one, as the search service keeps it. Only what the public may read is ever in one. */
export type SearchRecord = {
  objectID: string
  /** Of an item's records only the best is an answer. */
  item: string
  group: SearchGroup
  title: string
  /** Other ways to say the title: a name in other letters, and how it sounds. */
  names?: string[]
  /** Below which heading of the page the text stands. */
  heading?: string
  summary?: string
  body?: string
  /** With the place on the page, where the text stands below a heading. */
  path: string
  above?: string[]
  /** For portraits and covers, which are drawn from it. */
  slug?: string
  day?: string
  /** The same as a number, of seconds, for periods and for sorting. */
  at: number
  /** Of two that fit a question alike, the heavier is the better answer. */
  weight: number
  internal: { contentDigest: string }
} & { [Facet in SearchFacet]?: string[] }

/** One for each language. Gated texts are in none of them: subscribers' answers have an index and keys of their own. */
export const indexNameOf = (prefix: string, locale: Locale): string => `${prefix}_${locale}`

/** The same records, the newest first. */
export const newestNameOf = (index: string): string => `${index}_newest`
