import { askSearch, type Question } from '../../services/search/search-service'
import { localeOf } from '../../shell/locale-of'
export { connectSearch } from '../../services/search/search-service'

const most = 3
/**
 * What an address names is in what a page is called, all of it and in whole words: that the words are somewhere in a text
 * makes no page likely, and no page is better than any page.
 */
const likely = {
  restrictSearchableAttributes: ['title', 'names'],
  queryType: 'prefixNone',
  removeWordsIfNoResults: 'none',
} satisfies Partial<Question>
const shown = { attributesToRetrieve: ['title', 'path'], attributesToHighlight: [], attributesToSnippet: [] }

function toItem({ title, path }: { title: string; path: string }): HTMLLIElement {
  const link = document.createElement('a')
  link.href = path
  link.textContent = title
  const item = document.createElement('li')
  item.append(link)
  return item
}

/** Names the pages that are likeliest meant by the words of an address that leads nowhere. */
export async function showLikeliest(place: HTMLElement, words: string): Promise<void> {
  const locale = localeOf(place)
  const question = { locale, query: words, hitsPerPage: most, ...likely, ...shown }
  // Where search does not answer, the page's own links remain.
  const [found] = await askSearch([question]).catch(() => [])
  if (!found || found.answers.length === 0) return
  place.querySelector('ul')?.replaceChildren(...found.answers.map(toItem))
  place.hidden = false
}
