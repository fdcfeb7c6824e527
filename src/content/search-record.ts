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
  'subjects',
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
  'areas',
  'levels',
  'jurisdictions',
  'languages',
  'years',
] as const

export type SearchFacet = (typeof searchFacets)[number]

/** An item, or a part of a long one, as the search service keeps it. */
export type SearchRecord = {
  objectID: string
  /** Of an item's records only the best is an answer. */
  item: string
  group: SearchGroup
  title: string
  /** Other ways to say the title: a name in other letters, and how it sounds. */
  names?: string[]
  /** The ends of the words of somebody's name, by which it is found from any letter on. */
  nameParts?: string[]
  /** Below which heading of the page the text stands. */
  heading?: string
  summary?: string
  body?: string
  /** With the place on the page, where the text stands below a heading. */
  path: string
  above?: string[]
  /** For portraits and covers, which are drawn from it. */
  slug?: string
  /** What somebody is called, where their kind goes by another word: a woman is une associée among les associés. */
  position?: string
  day?: string
  /** Of a vacancy: the last day on which one can apply, and the same as a number, as below. */
  closes?: string
  closesAt?: number
  /** The same as a number, of seconds, for periods and for sorting. */
  at: number
  /** Of two that fit a question alike, the heavier is the better answer. */
  weight: number
  /** What somebody must be granted to find it; it then stands in an index for subscribers, and in no other. */
  permission?: string
  internal: { contentDigest: string }
} & { [Facet in SearchFacet]?: string[] }

/** One for each language. */
export const indexNameOf = (prefix: string, locale: Locale): string => `${prefix}_${locale}`

/** Begins the names of the indexes of what only subscribers may read. */
export const subscribersPrefixOf = (prefix: string): string => `${prefix}_subscribers`

/** Whether an index may be opened only by a key that was made for it. */
export const isForSubscribers = (indexName: string): boolean => indexName.includes(subscribersPrefixOf(''))

/** The same records, the newest first. */
export const newestNameOf = (index: string): string => `${index}_newest`
