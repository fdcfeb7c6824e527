import { type Locale } from '../config/locales'
import { readSetting, type ReadSetting } from '../config/read-setting'
import { loadResultMessages, loadSearchMessages } from '../i18n/load/load-search-messages'
import { recentSearches } from '../services/search/recent-searches'
import { loadStyle } from '../shell/load-style'

const localeOf = ({ dataset }: HTMLElement) => dataset['locale'] as Locale

/** A part that searches learns from this script where. */
function connected<Part extends { connectSearch: (read: ReadSetting) => void }>(part: Part): Part {
  part.connectSearch(readSetting)
  return part
}

// Nobody catches a part that could not be fetched: the browser reports it, and the page stays as it was written.

/** Once somebody is about to type: until then nothing of the search is fetched. */
function enhanceSearch(form: HTMLFormElement): void {
  form.addEventListener(
    'focusin',
    () => {
      void Promise.all([
        import('../features/search/search-box'),
        loadSearchMessages(localeOf(form)),
        loadStyle('search-box'),
      ]).then(([part, messages]) => whenComposed(form, () => connected(part).takeOver(form, messages, recentSearches)))
    },
    { once: true },
  )
}

/** Not in the middle of a Chinese word. */
function whenComposed(form: HTMLFormElement, act: () => void): void {
  if (form.dataset['composing'] === undefined) act()
  else form.addEventListener('compositionend', act, { once: true })
}

/** The search in the header, the page of its results, and the filters of lists. */
export function startSearch(): void {
  // The others are answered on their own page.
  for (const form of document.querySelectorAll<HTMLFormElement>('form[role=search]:not([data-own-answers])')) {
    form.addEventListener('compositionstart', () => (form.dataset['composing'] = ''))
    form.addEventListener('compositionend', () => delete form.dataset['composing'])
    enhanceSearch(form)
  }

  const results = document.getElementById('search_results')
  if (results) {
    void Promise.all([
      import('../features/search/search-page'),
      loadResultMessages(localeOf(results)),
      loadStyle('search-page'),
    ]).then(([part, messages]) => connected(part).showResults(results, messages, recentSearches))
  }
  startListFilter()
  suggestLostPages()
}

/** On a page that stands where nothing was found, the words of the address are asked for without waiting for anybody. */
function suggestLostPages(): void {
  const place = document.getElementById('lost_pages')
  const words = document.querySelector<HTMLInputElement>('input[data-lost-words]')?.value ?? ''
  if (!place || words === '') return
  void import('../features/search/lost-pages').then((part) => connected(part).showLikeliest(place, words))
}

/** Once somebody opens the filters of a list or enters its field, or comes by an address that says what is chosen. */
function startListFilter(): void {
  const filter = document.querySelector<HTMLDetailsElement>('details#list_filter')
  const answers = document.getElementById('list_answers')
  if (!filter || !answers) return
  const begun = new AbortController()
  const begin = () => {
    begun.abort()
    void Promise.all([
      import('../features/search/list-page'),
      loadResultMessages(localeOf(answers)),
      loadStyle('list-page'),
    ]).then(([part, messages]) => connected(part).findInList(answers, filter, messages))
  }
  // A filter that is open from the beginning is asked to open as well, and nobody has asked for that.
  if (!filter.open) filter.addEventListener('toggle', begin, { signal: begun.signal })
  document.getElementById('find_in_list')?.addEventListener('focus', begin, { signal: begun.signal })
  if (window.location.search !== '') begin()
}
