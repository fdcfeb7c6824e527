import { useCallback } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type Locale } from '../../config/locales'
import { type ResultMessages } from '../../i18n/load/load-search-messages'
import { type ResultWords, resultWords } from '../../i18n/search-words'
import { planExactQuestion, planOtherLanguages, planPageQuestions } from '../../services/search/plan-questions'
import { type RecentSearches } from '../../services/search/recent-searches'
import { askSearch } from '../../services/search/search-service'
import { type SearchState } from '../../services/search/search-state'
import { localeOf } from '../../shell/locale-of'
import { askPage } from './ask-page'
import { type Found, type Other } from './found'
import { agreeOnQuery, useAddress } from './hooks/use-address'
import { useFound } from './hooks/use-found'
import { useKeptFocus } from './hooks/use-kept-focus'
import { useTold } from './hooks/use-told'
import { Results } from './results'
export { connectSearch } from '../../services/search/search-service'

type Props = { locale: Locale; words: ResultWords; others: readonly Other[]; input: HTMLInputElement | null }

async function find({ locale, others }: Props, asked: SearchState, calledOff: AbortSignal): Promise<Found> {
  const plan = (page: SearchState) => [...planPageQuestions(locale, page), planExactQuestion(locale, page)]
  const { state, answers } = await askPage(asked, plan, calledOff)
  const exact = answers.pop()
  if ((answers[0]?.total ?? 0) > 0 || state.query.trim() === '') {
    return { state, answers, elsewhere: [], isSimilar: exact?.total === 0 }
  }
  const counts = await askSearch(
    planOtherLanguages(
      others.map((other) => other.locale),
      state,
    ),
    calledOff,
  )
  const elsewhere = others.map((other, position) => ({ ...other, total: counts[position]?.total ?? 0 }))
  return { state, answers, elsewhere: elsewhere.filter(({ total }) => total > 0) }
}

function SearchPage(props: Props) {
  const { locale, words, input } = props
  const { state, follow, go } = useAddress(input, 'again')
  const found = useFound(
    useCallback((asked: SearchState, calledOff: AbortSignal) => find(props, asked, calledOff), [props]),
    state,
  )
  useTold('page', found.found?.state.query ?? '', found.found?.answers[0]?.total)
  const kept = useKeptFocus(found.found ?? found.isDown)
  // Until there is something to show, its place stays empty: what follows waits for it.
  if (!found.found && !found.isDown) return null
  const frame = { locale, path: window.location.pathname, words, place: 'page', go } as const
  return (
    // The links in it work by themselves; this only spares the loading of a page.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <div {...kept} onClick={follow}>
      <Results {...found} {...frame} />
    </div>
  )
}

/** Draws the results below the form of the page, which stays as it is. */
export function showResults(place: HTMLElement, messages: ResultMessages, recentSearches: RecentSearches): void {
  const input = document.querySelector<HTMLInputElement>('#search_page')
  const { others = '[]' } = place.dataset
  const locale = localeOf(place)
  agreeOnQuery(input)
  const words = resultWords(locale, messages)
  const props = { locale, words, others: JSON.parse(others) as Other[], input }
  // Who only follows a link, or is still typing, has not searched yet.
  input?.form?.addEventListener('submit', () => recentSearches.remember(input.value))
  // At once: what is typed from here on must be heard.
  flushSync(() => createRoot(place).render(<SearchPage {...props} />))
}
