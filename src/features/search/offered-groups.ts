import { type SearchWords } from '../../i18n/search-words'
import { type BoxPart } from '../../services/search/plan-questions'
import { parseState, writeState } from '../../services/search/search-state'
import { type Choice, type Offer } from './use-offer'

type Page = { action: string; words: SearchWords }
export type ChoiceGroup = { id: string; title: string; choices: Choice[] }

const titles = {
  people: 'search.part-people',
  expertise: 'search.part-expertise',
  insights: 'search.part-insights',
  events: 'search.part-events',
  news: 'search.part-news',
  products: 'search.part-products',
  pages: 'search.part-pages',
} as const satisfies Record<BoxPart, Parameters<SearchWords>[0]>

const hrefOf = (action: string, query: string): string => `${action}${writeState({ ...parseState(''), query })}`

/** What fits what was typed. All answers are one more choice, the last. */
export function groupOffer(offer: Offer, query: string, { action, words }: Page): ChoiceGroup[] {
  const { inside } = offer
  const own = { id: 'inside', title: words('search.part-inside'), choices: inside.choices }
  const ofReader = own.choices.length > 0 ? [own] : []
  if (offer.total === 0) return ofReader
  const title = words('search.all-answers', { count: offer.total })
  const all = { key: 'all', href: hrefOf(action, query), title }
  return [
    ...offer.groups.map(({ part, choices }) => ({ id: part, title: words(titles[part]), choices })),
    ...ofReader,
    { id: 'all', title: words('search.list'), choices: [all] },
  ]
}

type Recent = { queries: readonly string[]; clear: () => void }

/** What the reader searched for before, and the way to forget it. */
export function groupRecent({ queries, clear }: Recent, { action, words }: Page): ChoiceGroup[] {
  if (queries.length === 0) return []
  const choices = [
    ...queries.map((query) => ({ key: `recent ${query}`, href: hrefOf(action, query), title: query, query })),
    { key: 'clear', title: words('search.clear-recent'), act: clear, isStep: true },
  ]
  return [{ id: 'recent', title: words('search.recent'), choices }]
}
