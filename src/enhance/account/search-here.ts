import { readSetting } from '../../config/read-setting'
import { loadSearchMessages } from '../../i18n/load/load-search-messages'
import { recentSearches } from '../../services/search/recent-searches'
import { loadStyle } from '../../shell/load-style'
import { localeOf } from '../../shell/locale-of'

/** Answers what is typed into the header of an account's page as on every other page: by the same files, which are kept. */
export async function answerHere(form: HTMLFormElement): Promise<void> {
  const composed = hearComposing(form)
  const [part, messages] = await Promise.all([
    import('./search-box.js'),
    loadSearchMessages(localeOf(form)),
    loadStyle('search-box'),
  ])
  await composed()
  part.connectSearch(readSetting)
  part.takeOver(form, messages, recentSearches)
}

/** Not in the middle of a Chinese word. */
function hearComposing(form: HTMLFormElement): () => Promise<void> {
  let isComposing = false
  form.addEventListener('compositionstart', () => (isComposing = true))
  form.addEventListener('compositionend', () => (isComposing = false))
  return () =>
    new Promise((resolve) => {
      if (isComposing) form.addEventListener('compositionend', () => resolve(), { once: true })
      else resolve()
    })
}
