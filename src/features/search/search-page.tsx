import { useCallback } from 'react'
import { createRoot } from 'react-dom/client'
import { searchWords } from '../../i18n/search-words'
import { planOtherLanguages, planPageQuestions } from '../../services/search/plan-questions'
import { askSearch } from '../../services/search/search-service'
import { parseState, type SearchState } from '../../services/search/search-state'
import { type Found, type Locale, type Other } from './found'
import { Results } from './results'
import { useAddress } from './use-address'
import { useFound } from './use-found'

type Props = { locale: Locale; others: readonly Other[]; input: HTMLInputElement | null }

async function find({ locale, others }: Props, state: SearchState): Promise<Found> {
  const answers = await askSearch(planPageQuestions(locale, state))
  if ((answers[0]?.total ?? 0) > 0 || state.query.trim() === '') return { state, answers, elsewhere: [] }
  const counts = await askSearch(
    planOtherLanguages(
      others.map((other) => other.locale),
      state.query,
    ),
  )
  const elsewhere = others.map((other, position) => ({ ...other, total: counts[position]?.total ?? 0 }))
  return { state, answers, elsewhere: elsewhere.filter(({ total }) => total > 0) }
}

function SearchPage(props: Props) {
  const { locale, input } = props
  const { state, follow } = useAddress(input, 'anew')
  const found = useFound(
    useCallback((asked: SearchState) => find(props, asked), [props]),
    state,
  )
  return (
    // The links in it work by themselves; this only spares the loading of a page.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <div onClick={follow}>
      <Results {...found} locale={locale} path={window.location.pathname} words={searchWords(locale)} />
    </div>
  )
}

/** Draws the results below the form of the page, which stays as it is. */
export function showResults(place: HTMLElement): void {
  const input = document.querySelector<HTMLInputElement>('#search_page')
  const { locale = 'en', others = '[]' } = place.dataset
  const { query } = parseState(window.location.search)
  if (input && input.value === '') input.value = query
  const props = { locale: locale as Locale, others: JSON.parse(others) as Other[], input }
  createRoot(place).render(<SearchPage {...props} />)
}
