import { useCombobox, type UseComboboxStateChangeTypes } from 'downshift'
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type LocaleIn, locales } from '../../config/locales'
import { type SearchWords, searchWords } from '../../i18n/search-words'
import { type BoxPart } from '../../services/search/plan-questions'
import { parseState, writeState } from '../../services/search/search-state'
import { type OfferedGroup, SearchAnswers } from '../../ui/search-answers/search-answers'
import { SearchField } from '../../ui/search-box/search-box'
import { type Choice, type Offer, type OfferState, useOffer } from './use-offer'

type Locale = LocaleIn<'main'>
type Given = { id: string; label: string; button: string; value: string; action: string; locale: Locale }

const titles = {
  people: 'search.people',
  expertise: 'search.expertise',
  insights: 'search.insights',
  events: 'search.part-events',
  news: 'search.part-news',
  products: 'search.part-products',
  pages: 'search.part-pages',
} as const satisfies Record<BoxPart, Parameters<SearchWords>[0]>

const isTyping = (type: UseComboboxStateChangeTypes): boolean => type === useCombobox.stateChangeTypes.InputChange

/** The list for the keyboard; choosing is going there. */
const useChoices = ({ id, value }: Given, query: string, choices: Choice[]) =>
  useCombobox<Choice>({
    id,
    inputId: id,
    menuId: `${id}_answers`,
    items: choices,
    initialInputValue: value,
    itemToString: () => query,
    // What was typed stays as it was, whatever is looked at.
    stateReducer: ({ inputValue }, { type, changes }) => (isTyping(type) ? changes : { ...changes, inputValue }),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) window.location.assign(selectedItem.href)
    },
  })

/** All answers are one more choice, the last. */
function toGroups(offer: Offer | undefined, { action, locale }: Given, query: string) {
  if (!offer || offer.total === 0) return []
  const words = searchWords(locale)
  const all = {
    key: 'all',
    href: `${action}${writeState({ ...parseState(''), query })}`,
    title: words('search.all-answers', { count: offer.total }),
  }
  return [
    ...offer.groups.map(({ part, choices }) => ({ id: part, title: words(titles[part]), choices })),
    { id: 'all', title: words('search.list'), choices: [all] },
  ]
}

function Box(given: Given) {
  const { id, label, button, value, locale } = given
  const words = searchWords(locale)
  const [query, setQuery] = useState(value)
  const state = useOffer(locale, query)
  const groups = toGroups(state.offer, given, query)
  const choices = groups.flatMap((group) => group.choices as Choice[])
  const box = useChoices(given, query, choices)
  const message = messageOf(state, query, words)
  const isOpen = box.isOpen && (choices.length > 0 || message !== undefined)
  const offered = groups.map((group): OfferedGroup => ({
    id: `${id}_${group.id}`,
    title: group.title,
    answers: group.choices.map((choice: Choice) => {
      const index = choices.indexOf(choice)
      const attributes = box.getItemProps({ item: choice, index })
      return { ...choice, isActive: index === box.highlightedIndex, attributes }
    }),
  }))
  const input = box.getInputProps({
    name: 'q',
    onChange: ({ currentTarget }) => setQuery(currentTarget.value),
    onKeyDown: leaveEnterTo(box.highlightedIndex),
  })
  const list = { ...box.getMenuProps({ 'aria-label': words('search.list') }), 'aria-labelledby': undefined }
  const count = state.offer && box.isOpen ? words('search.count', { count: state.offer.total }) : ''
  return (
    <SearchField id={id} label={label} button={button} input={{ ...input, 'aria-expanded': isOpen }}>
      <SearchAnswers list={list} isOpen={isOpen} message={message} groups={offered} />
      <span role="status" className="unseen">
        {message ?? count}
      </span>
    </SearchField>
  )
}

/** Where nothing is chosen, Enter sends the form as it would without a script. */
const leaveEnterTo = (highlighted: number) => (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== 'Enter' || highlighted >= 0) return
  const own = event.nativeEvent as globalThis.KeyboardEvent & { preventDownshiftDefault?: boolean }
  own.preventDownshiftDefault = true
}

function messageOf({ offer, isDown }: OfferState, query: string, words: SearchWords): string | undefined {
  if (isDown) return words('search.down-box')
  return offer?.total === 0 ? words('search.nothing', { query }) : undefined
}

/** Takes over a form that works without it; what was typed and where the reader is stay. */
export function takeOver(form: HTMLFormElement): void {
  const before = form.querySelector('input')
  const locale = (Object.keys(locales) as Locale[]).find(
    (each) => locales[each].htmlLang === document.documentElement.lang,
  )
  if (!before || !locale) return
  const given = {
    id: before.id,
    label: before.placeholder,
    button: form.querySelector('button')?.textContent ?? '',
    value: before.value,
    action: new URL(form.action).pathname,
    locale,
  }
  const [start, end] = [before.selectionStart, before.selectionEnd]
  const hadFocus = document.activeElement === before
  flushSync(() => createRoot(form).render(<Box {...given} />))
  const after = form.querySelector('input')
  if (!after || !hadFocus) return
  after.focus()
  after.setSelectionRange(start, end)
}
