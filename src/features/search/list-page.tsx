import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type Locale } from '../../config/locales'
import { type SearchGroup } from '../../content/search-record'
import { type ResultMessages } from '../../i18n/load/load-search-messages'
import { type ResultWords, resultWords } from '../../i18n/search-words'
import { planPageQuestions } from '../../services/search/plan-questions'
import { type SearchState, writeState } from '../../services/search/search-state'
import { localeOf } from '../../shell/locale-of'
import { FilterSheet } from '../../ui/list-filter/list-filter'
import { Notice } from '../../ui/notice/notice'
import { askPage } from './ask-page'
import { Filters } from './filters'
import { agreeOnQuery, useAddress } from './hooks/use-address'
import { type FindState, useFound } from './hooks/use-found'
import { useKeptFocus } from './hooks/use-kept-focus'
import { useTold } from './hooks/use-told'
import { Results } from './results'
export { connectSearch } from '../../services/search/search-service'

type Props = {
  locale: Locale
  words: ResultWords
  groups: readonly SearchGroup[]
  input: HTMLInputElement | null
  filter: HTMLDetailsElement
  /** How much of the list as it was built. */
  show: (shown: 'all' | 'rows' | 'nothing' | 'later') => void
}

/** Whether anything is asked for: else the list stands as it was built. */
const isNarrow = (state: SearchState): boolean => writeState(state) !== ''

function ListPage({ locale, words, groups, input, filter, show }: Props) {
  const { state, follow, go } = useAddress(input, 'as chosen')
  const find: FindState = useCallback(
    async (asked, calledOff) => ({
      ...(await askPage(asked, (page) => planPageQuestions(locale, page, groups), calledOff)),
      elsewhere: [],
    }),
    [locale, groups],
  )
  const { found, isDown, retry } = useFound(find, state)
  useTold('list', found?.state.query ?? '', found?.answers[0]?.total)
  const isAnswered = found !== undefined && !isDown && isNarrow(found.state)
  const isFiltering = useIsOpen(filter) && found !== undefined && !isAnswered
  // Who comes by an address that asks for something sees the answer first, not a list that moves away.
  const isComing = found === undefined && !isDown && isNarrow(state)
  const shown = isAnswered ? 'nothing' : isFiltering ? 'rows' : isComing ? 'later' : 'all'
  useEffect(() => show(shown), [show, shown])
  const kept = useKeptFocus(found ?? isDown, filter.querySelector('summary'))
  const frame = { locale, path: window.location.pathname, words, place: 'list', go } as const
  return (
    // The links in it work by themselves; this only spares the loading of a page.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <div {...kept} onClick={follow}>
      {isDown ? (
        <Notice>
          <p role="status" tabIndex={-1}>
            {words('search.list-down')}
          </p>
        </Notice>
      ) : null}
      {isAnswered ? <Results {...frame} found={found} isDown={false} retry={retry} groups={groups} /> : null}
      {isFiltering ? (
        <FilterSheet>
          <Filters found={found} frame={frame} groups={groups} />
        </FilterSheet>
      ) : null}
    </div>
  )
}

function useIsOpen(details: HTMLDetailsElement): boolean {
  const subscribe = useCallback(
    (change: () => void) => {
      details.addEventListener('toggle', change)
      return () => details.removeEventListener('toggle', change)
    },
    [details],
  )
  return useSyncExternalStore(subscribe, () => details.open)
}

/** Narrows a list by what is typed and chosen; the list itself stays on the page. */
export function findInList(place: HTMLElement, filter: HTMLDetailsElement, messages: ResultMessages): void {
  const input = document.querySelector<HTMLInputElement>('#find_in_list')
  const { groups = '' } = place.dataset
  const locale = localeOf(place)
  const state = agreeOnQuery(input)
  // An address may say other things, such as where its reader comes from.
  if (isNarrow(state)) filter.open = true
  const words = resultWords(locale, messages)
  const given = { locale, words, groups: groups.split(' ') as SearchGroup[], input }
  const whole = document.getElementById('list_whole')
  // What stands above it and is true of all of it.
  const told = document.querySelectorAll('[data-of-whole]')
  const show: Props['show'] = (shown) => {
    for (const part of told) part.toggleAttribute('hidden', shown === 'nothing' || shown === 'later')
    whole?.toggleAttribute('hidden', shown === 'nothing')
    whole?.setAttribute('data-shown', shown)
  }
  // At once: what is typed from here on must be heard.
  flushSync(() => createRoot(place).render(<ListPage {...given} filter={filter} show={show} />))
}
