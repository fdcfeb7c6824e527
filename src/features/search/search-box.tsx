import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type Locale } from '../../config/locales'
import { type SearchMessages } from '../../i18n/load/load-search-messages'
import { type SearchWords, searchWords } from '../../i18n/search-words'
import { tellSearch } from '../../services/analytics/search-event'
import { type RecentSearches } from '../../services/search/recent-searches'
import { localeOf } from '../../shell/locale-of'
import { type OfferedGroup, SearchAnswers } from '../../ui/search-answers/search-answers'
import { SearchField } from '../../ui/search-box/search-box'
import { useChoices } from './hooks/use-choices'
import { useRecent } from './hooks/use-recent'
import { useTold } from './hooks/use-told'
import { groupOffer, groupRecent } from './offered-groups'
import { type Choice, type OfferState, useOffer } from './use-offer'
export { connectSearch } from '../../services/search/search-service'

type Given = {
  id: string
  label: string
  button: string
  value: string
  action: string
  locale: Locale
  words: SearchWords
  recentSearches: RecentSearches
}

/** What was typed, what fits it, and what may be chosen: before anything is typed, what was searched for before. */
function useBox({ id, value, action, locale, words, recentSearches }: Given) {
  const [query, setQuery] = useState(value)
  const state = useOffer(locale, query)
  useTold('box', state.offer?.query ?? '', state.offer?.total)
  const recent = useRecent(recentSearches)
  const isEmpty = query.trim() === ''
  const page = { action, words }
  const groups = isEmpty ? groupRecent(recent, page) : state.offer ? groupOffer(state.offer, query, page) : []
  const choices = groups.flatMap((group) => group.choices)
  const choose = (choice: Choice) => {
    if ('act' in choice) {
      choice.act()
      return
    }
    recentSearches.remember(choice.query ?? query)
    const position = choices.indexOf(choice) + 1
    if (choice.group) tellSearch({ what: 'chosen', place: 'box', group: choice.group, position })
    window.location.assign(choice.href)
  }
  const list = useChoices({ id, value, query, choices, choose })
  const message = messageOf(state, query, words)
  const isOpen = list.isOpen && (choices.length > 0 || message !== undefined)
  return { query, setQuery, state, recent, isEmpty, groups, choices, list, message, isOpen }
}

type BoxState = ReturnType<typeof useBox> & { words: SearchWords }

/** Tells a screen reader what the eye sees: how many answers, or why there are none. */
function statusOf({ words, state, recent, list, message }: BoxState): string {
  if (message !== undefined) return message
  if (recent.isCleared) return words('search.recent-cleared')
  const { offer } = state
  return offer && list.isOpen ? words('search.count', { count: offer.total + offer.inside.total }) : ''
}

const toOffered = ({ groups, choices, list }: ReturnType<typeof useBox>, id: string): OfferedGroup[] =>
  groups.map((group) => ({
    id: `${id}_${group.id}`,
    title: group.title,
    answers: group.choices.map((choice) => {
      const index = choices.indexOf(choice)
      const attributes = list.getItemProps({ item: choice, index })
      return { ...choice, isActive: index === list.highlightedIndex, attributes }
    }),
  }))

function Box(given: Given) {
  const { id, label, button, words } = given
  const box = useBox(given)
  const { recent, list, isEmpty, isOpen } = box
  const input = list.getInputProps({
    name: 'q',
    // Letters of a Chinese word that is still being composed are not asked for.
    onChange: ({ currentTarget, nativeEvent }) => {
      if (!(nativeEvent as InputEvent).isComposing) box.setQuery(currentTarget.value)
    },
    onCompositionEnd: ({ currentTarget }) => box.setQuery(currentTarget.value),
    onKeyDown: leaveEnterTo(list.highlightedIndex),
    onFocus: () => {
      recent.look()
      if (isEmpty) list.openMenu()
    },
  })
  const name = words(isEmpty ? 'search.recent' : 'search.list')
  const menu = { ...list.getMenuProps({ 'aria-label': name }), 'aria-labelledby': undefined }
  return (
    <SearchField id={id} label={label} button={button} input={{ ...input, 'aria-expanded': isOpen }}>
      <SearchAnswers list={menu} isOpen={isOpen} message={box.message} groups={toOffered(box, id)} />
      <span role="status" className="unseen">
        {statusOf({ ...box, words })}
      </span>
    </SearchField>
  )
}

type DownshiftEvent = Event & { preventDownshiftDefault?: boolean }

/** Where nothing is chosen, Enter sends the form as it would without a script. */
const leaveEnterTo = (highlighted: number) => (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key === 'Enter' && highlighted < 0) (event.nativeEvent as DownshiftEvent).preventDownshiftDefault = true
}

function messageOf({ offer, isDown }: OfferState, query: string, words: SearchWords): string | undefined {
  if (isDown) return words('search.down-box')
  if (offer?.inside.isDown) return words('search.down-inside')
  return offer && offer.total + offer.inside.total === 0 ? words('search.nothing', { query }) : undefined
}

/** Takes over a form that works without it; what was typed and where the reader is stay. */
export function takeOver(form: HTMLFormElement, messages: SearchMessages, recentSearches: RecentSearches): void {
  const before = form.querySelector('input')
  if (!before) return
  const locale = localeOf(form)
  const given = {
    id: before.id,
    label: before.placeholder,
    button: form.querySelector('button')?.textContent ?? '',
    value: before.value,
    action: new URL(form.action).pathname,
    locale,
    words: searchWords(locale, messages),
    recentSearches,
  }
  const [start, end] = [before.selectionStart, before.selectionEnd]
  const hadFocus = document.activeElement === before
  form.addEventListener('submit', () => recentSearches.remember(form.querySelector('input')?.value ?? ''))
  flushSync(() => createRoot(form).render(<Box {...given} />))
  const after = form.querySelector('input')
  if (!after || !hadFocus) return
  after.focus()
  after.setSelectionRange(start, end)
}
