import { useCallback, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { type SearchGroup } from '../../content/search-record'
import { searchWords } from '../../i18n/search-words'
import { planPageQuestions } from '../../services/search/plan-questions'
import { askSearch } from '../../services/search/search-service'
import { parseState, type SearchState, writeState } from '../../services/search/search-state'
import { Facets } from '../../ui/facets/facets'
import { Notice } from '../../ui/notice/notice'
import { facetsOf } from './facets-of'
import { type Locale } from './found'
import { Results } from './results'
import { useAddress } from './use-address'
import { type FindState, useFound } from './use-found'

type Props = {
  locale: Locale
  groups: readonly SearchGroup[]
  input: HTMLInputElement | null
  /** The list as it was built. */
  showWhole: (isShown: boolean) => void
}

/** Whether anything is asked for: else the list stands as it was built. */
const isNarrow = (state: SearchState): boolean => writeState(state) !== ''

function ListPage({ locale, groups, input, showWhole }: Props) {
  const { state, follow } = useAddress(input, 'as chosen')
  const find: FindState = useCallback(
    async (asked) => ({
      state: asked,
      answers: await askSearch(planPageQuestions(locale, asked, groups)),
      elsewhere: [],
    }),
    [locale, groups],
  )
  const { found, isDown, retry } = useFound(find, state)
  const isAnswered = found !== undefined && !isDown && isNarrow(found.state)
  useEffect(() => showWhole(!isAnswered), [showWhole, isAnswered])
  const words = searchWords(locale)
  const frame = { locale, path: window.location.pathname, words }
  if (isDown) {
    return (
      <Notice>
        <p role="status">{words('search.list-down')}</p>
      </Notice>
    )
  }
  return (
    // The links in it work by themselves; this only spares the loading of a page.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <div onClick={follow}>
      {isAnswered ? <Results {...frame} found={found} isDown={false} retry={retry} groups={groups} /> : null}
      {found && !isAnswered ? <Facets facets={facetsOf(found, frame, groups)} /> : null}
    </div>
  )
}

/** Narrows a list by what is typed and chosen; the list itself stays on the page. */
export function findInList(place: HTMLElement, filter: HTMLDetailsElement): void {
  const input = document.querySelector<HTMLInputElement>('#find_in_list')
  const { locale = 'en', groups = '' } = place.dataset
  const state = parseState(window.location.search)
  if (input && input.value === '') input.value = state.query
  // An address may say other things, such as where its reader comes from.
  if (isNarrow(state)) filter.open = true
  const given = { locale: locale as Locale, groups: groups.split(' ') as SearchGroup[], input }
  const whole = document.getElementById('list_whole')
  const showWhole = (isShown: boolean): void => void whole?.toggleAttribute('hidden', !isShown)
  createRoot(place).render(<ListPage {...given} showWhole={showWhole} />)
}
