import { liteClient, type SearchParamsObject } from 'algoliasearch/lite'
import { toPublicSearch } from '../../config/env-search'
import { type Locale } from '../../config/locales'
import { type ReadSetting } from '../../config/read-setting'
import { indexNameOf, newestNameOf, type SearchRecord, subscribersPrefixOf } from '../../content/search-record'
import { askUntil } from './ask-until'
import { forgetHosts } from './forget-hosts'

let service = toPublicSearch(() => undefined)

/**
 * Where to search, as the page says it. The script of every page hands its own reader over: one that both imported would be a
 * second file that every page asks for.
 */
export function connectSearch(read: ReadSetting): void {
  service = toPublicSearch(read)
}

export type Question = {
  locale: Locale
  query: string
  /** By day instead of by fit. */
  isNewestFirst?: boolean
} & Pick<SearchParamsObject, 'filters' | 'facetFilters' | 'facets' | 'hitsPerPage' | 'page' | 'numericFilters'> &
  Pick<
    SearchParamsObject,
    | 'facetingAfterDistinct'
    | 'attributesToRetrieve'
    | 'attributesToHighlight'
    | 'attributesToSnippet'
    | 'restrictSearchableAttributes'
    | 'queryType'
    | 'removeWordsIfNoResults'
    | 'typoTolerance'
  >

/** Pieces of a text, and whether each is what was asked for. They are shown as text and never as HTML. */
export type Marked = { text: string; isMatch: boolean }[]

export type Answer = SearchRecord & { marked: { title: Marked; heading: Marked; excerpt: Marked } }
export type Answers = {
  answers: Answer[]
  total: number
  pages: number
  facets: Record<string, Record<string, number>>
}

const tags = { open: '__ais-highlight__', close: '__/ais-highlight__' }
const longestQuery = 200
const patience = { connect: 2000, read: 5000, write: 5000 }

/** What was answered before, for all who ask. What only subscribers may read is remembered nowhere. */
let remembered: Pick<ReturnType<typeof liteClient>['transporter'], 'responsesCache'> | undefined

/** With which key the indexes of which prefix are asked. */
type Opened = { key: string; prefix: string; isOpenToAll: boolean }

/** Our own host is named once: who types has typed on before a second try could answer. */
function open({ key, isOpenToAll }: Opened, calledOff: AbortSignal | undefined) {
  const { appId, path } = service
  const { host, protocol } = window.location
  const own = {
    url: `${host}${path}`,
    protocol: protocol === 'https:' ? ('https' as const) : ('http' as const),
    accept: 'readWrite' as const,
  }
  const client = liteClient(appId, key, {
    requester: askUntil(calledOff),
    hostsCache: forgetHosts,
    ...(path === '' ? {} : { hosts: [own], timeouts: patience }),
    ...(remembered && isOpenToAll && { responsesCache: remembered.responsesCache }),
  })
  if (isOpenToAll) remembered ??= client.transporter
  return client
}

/** Asks everything in one request, and fails when it is called off. */
export const askSearch = (questions: readonly Question[], calledOff?: AbortSignal): Promise<Answers[]> =>
  ask(questions, { key: service.key, prefix: service.prefix, isOpenToAll: true }, calledOff)

/** The same, of what only subscribers may read, with a key that was made for one of them. */
export const askSubscribers = (
  key: string,
  questions: readonly Question[],
  calledOff?: AbortSignal,
): Promise<Answers[]> =>
  ask(questions, { key, prefix: subscribersPrefixOf(service.prefix), isOpenToAll: false }, calledOff)

async function ask(questions: readonly Question[], opened: Opened, calledOff?: AbortSignal): Promise<Answers[]> {
  const client = open(opened, calledOff)
  const requests = questions.map((question) => toRequest(question, opened.prefix))
  const { results } = await client.search<SearchRecord>({ requests })
  const answered = (results as unknown as Partial<Result>[] | undefined) ?? []
  const whole = answered.filter(isWhole)
  if (whole.length === questions.length) return whole.map(toAnswers)
  // Half an answer is none: who takes it for one says that nothing was found. The client would answer with it once more.
  await client.clearCache()
  throw new Error('Search answered in part.')
}

function toRequest({ locale, query, isNewestFirst = false, ...parameters }: Question, prefix: string) {
  const index = indexNameOf(prefix, locale)
  return {
    indexName: isNewestFirst ? newestNameOf(index) : index,
    // What cannot be typed is not asked; nobody needs more of a text than this.
    query: query.replace(/\p{Cc}/gu, ' ').slice(0, longestQuery),
    highlightPreTag: tags.open,
    highlightPostTag: tags.close,
    ...parameters,
  }
}

type Value = { value: string; matchLevel: string } | undefined
type Hit = SearchRecord & { _highlightResult?: Record<string, Value>; _snippetResult?: Record<string, Value> }
type Result = { hits: Hit[]; nbHits: number; nbPages: number; facets?: Answers['facets'] }

const isWhole = (result: Partial<Result>): result is Result =>
  Array.isArray(result.hits) && result.nbHits !== undefined && result.nbPages !== undefined

const toAnswers = ({ hits, nbHits, nbPages, facets = {} }: Result): Answers => ({
  answers: hits.map(toAnswer),
  total: nbHits,
  pages: nbPages,
  facets,
})

function toAnswer({ _highlightResult: high = {}, _snippetResult: snippets = {}, ...record }: Hit): Answer {
  const [body, summary] = [snippets['body'], snippets['summary']]
  const isInBody = body !== undefined && body.matchLevel !== 'none' && summary?.matchLevel !== 'full'
  return {
    ...record,
    marked: {
      title: toMarked(high['title']?.value ?? record.title),
      heading: toMarked(high['heading']?.value ?? record.heading ?? ''),
      excerpt: toMarked((isInBody ? body.value : summary?.value) ?? body?.value ?? ''),
    },
  }
}

export const toMarked = (text: string): Marked =>
  text
    .split(/__(\/?)ais-highlight__/)
    // Between the texts stand the marks: an empty one opens, a slash closes.
    .flatMap((piece, position, all) =>
      position % 2 === 1 || piece === '' ? [] : [{ text: piece, isMatch: position > 0 && all[position - 1] === '' }],
    )
