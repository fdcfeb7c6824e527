import { type Locale } from '../../config/locales'
import { askSearch } from '../../services/search/search-service'

const most = 3
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
  const locale = place.dataset['locale'] as Locale
  const [found] = await askSearch([{ locale, query: words, hitsPerPage: most, ...shown }])
  if (!found || found.answers.length === 0) return
  place.querySelector('ul')?.replaceChildren(...found.answers.map(toItem))
  place.hidden = false
}
