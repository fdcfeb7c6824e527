import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { searchWords } from '../../i18n/search-words'
import { planOtherLanguages, planPageQuestions } from '../../services/search/plan-questions'
import { askSearch } from '../../services/search/search-service'
import { parseState, type SearchState, writeState } from '../../services/search/search-state'
import { type Found, type Locale, type Other } from './found'
import { Results } from './results'

type Shown = { found: Found | undefined; isDown: boolean }

type Props = { locale: Locale; others: readonly Other[]; input: HTMLInputElement | null }

async function find(locale: Locale, others: readonly Other[], state: SearchState): Promise<Found> {
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

/** The address is the state: what changes one changes the other. */
function useAddress(input: HTMLInputElement | null) {
  const [state, setState] = useState(() => parseState(window.location.search))
  useEffect(() => {
    const read = () => {
      const next = parseState(window.location.search)
      setState(next)
      if (input) input.value = next.query
    }
    const type = () => {
      const next = { ...parseState(''), query: input?.value ?? '' }
      // Letters are no steps that somebody wants to go back by.
      window.history.replaceState(null, '', `${window.location.pathname}${writeState(next)}`)
      setState(next)
    }
    const submit = (event: Event) => event.preventDefault()
    window.addEventListener('popstate', read)
    input?.addEventListener('input', type)
    input?.form?.addEventListener('submit', submit)
    return () => {
      window.removeEventListener('popstate', read)
      input?.removeEventListener('input', type)
      input?.form?.removeEventListener('submit', submit)
    }
  }, [input])
  const go = (search: string) => {
    window.history.pushState(null, '', `${window.location.pathname}${search}`)
    setState(parseState(search))
  }
  return { state, go }
}

function SearchPage({ locale, others, input }: Props) {
  const { state, go } = useAddress(input)
  const [shown, setShown] = useState<Shown>({ found: undefined, isDown: false })
  const newest = useRef(0)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const own = ++newest.current
    const show = (next: Shown) => own === newest.current && setShown(next)
    find(locale, others, state).then(
      (found) => show({ found, isDown: false }),
      () => show({ found: undefined, isDown: true }),
    )
  }, [locale, others, state, tries])

  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain || link.pathname !== window.location.pathname || link.hash !== '') return
    event.preventDefault()
    go(link.search)
    if (link.rel === 'next' || link.rel === 'prev') window.scrollTo(0, 0)
  }
  return (
    // The links in it work by themselves; this only spares the loading of a page.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <div onClick={follow}>
      <Results
        {...shown}
        locale={locale}
        path={window.location.pathname}
        words={searchWords(locale)}
        retry={() => setTries((count) => count + 1)}
      />
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
