import { type MouseEvent, useEffect, useState } from 'react'
import { isSamePage } from '../../../routes/is-same-page'
import { carryOver } from '../../../services/search/plan-questions'
import { parseState, type SearchState, withChange, writeState } from '../../../services/search/search-state'
import { isPlainClick } from '../../../shell/is-plain-click'

/** Other words ask again, or for a part of what is chosen already. */
const afterTyping = {
  again: () => parseState(''),
  'as chosen': () => withChange(parseState(window.location.search), {}),
}

/** The field says what its address asks for; what somebody typed while the script was on its way is asked for instead. */
export function agreeOnQuery(input: HTMLInputElement | null): SearchState {
  const state = parseState(window.location.search)
  if (!input || input.value === state.query) return state
  if (input.value === '') {
    input.value = state.query
    return state
  }
  const typed = withChange(state, { query: input.value })
  correctAddress(typed)
  return typed
}

/** The address says what is shown; letters are no steps that somebody wants to go back by. */
export const correctAddress = (state: SearchState): void =>
  window.history.replaceState(null, '', `${window.location.pathname}${writeState(state)}`)

/** The switch of language asks the same in another one, where it leads to the same page there. */
function askInLanguages(state: SearchState): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')) {
    if (isSamePage(link.pathname, window.location.pathname)) link.href = link.pathname + writeState(carryOver(state))
  }
}

const isOtherPage = (next: SearchState, state: SearchState): boolean =>
  next.page !== state.page && writeState(withChange(next, {})) === writeState(withChange(state, {}))

/** Another page is read from its beginning, by the keyboard as well. */
function beginAtCount(place: Element): void {
  const count = place.querySelector<HTMLElement>('[role=status]')
  count?.scrollIntoView()
  count?.focus({ preventScroll: true })
}

/** A link to the same page that is to be followed here. */
function findLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = (event.target as Element).closest('a')
  const isHere = link?.pathname === window.location.pathname && link.hash === ''
  return link && isHere && isPlainClick(event) ? link : undefined
}

const followTo = (go: (next: SearchState) => void, state: SearchState) => (event: MouseEvent) => {
  const link = findLink(event)
  if (!link) return
  event.preventDefault()
  const next = parseState(link.search)
  go(next)
  if (isOtherPage(next, state)) beginAtCount(event.currentTarget)
}

/** The address is the state: what changes one changes the other. `follow` and `go` spare the loading of the same page. */
export function useAddress(input: HTMLInputElement | null, typing: keyof typeof afterTyping) {
  const [state, setState] = useState(() => parseState(window.location.search))
  useEffect(() => askInLanguages(state), [state])
  useEffect(() => {
    const read = () => {
      const next = parseState(window.location.search)
      setState(next)
      if (input) input.value = next.query
    }
    const type = (event: Event) => {
      // Of a Chinese word, its characters are asked for, not the letters that lead to them.
      if ((event as InputEvent).isComposing) return
      const next: SearchState = { ...afterTyping[typing](), query: input?.value ?? '' }
      correctAddress(next)
      setState(next)
    }
    const submit = (event: Event) => event.preventDefault()
    window.addEventListener('popstate', read)
    input?.addEventListener('input', type)
    input?.addEventListener('compositionend', type)
    input?.form?.addEventListener('submit', submit)
    return () => {
      window.removeEventListener('popstate', read)
      input?.removeEventListener('input', type)
      input?.removeEventListener('compositionend', type)
      input?.form?.removeEventListener('submit', submit)
    }
  }, [input, typing])
  const go = (next: SearchState) => {
    window.history.pushState(null, '', `${window.location.pathname}${writeState(next)}`)
    setState(next)
  }
  return { state, go, follow: followTo(go, state) }
}
