import { createRoot } from 'react-dom/client'
import { loadNavigatorWords } from '../../i18n/load/load-navigator-words'
import { loadSignedInWords } from '../../i18n/load/load-signed-in-words'
import { type InsidePage } from '../../shell/navigator/inside-page'
import { Inside, type Outside } from './inside'
import { type InsideProps } from './inside-props'

/** Goes on below the public part of a page of the navigator, which stays as it is. */
export async function showInside(place: HTMLElement): Promise<void> {
  const locale = place.dataset['locale'] as InsideProps['locale']
  const page = JSON.parse(place.dataset['page'] ?? '') as InsidePage
  const [words, partWords] = await Promise.all([loadNavigatorWords(locale), loadSignedInWords(locale, [])])
  const outside: Outside = {
    show: (isNobodyHere) => {
      place.hidden = isNobodyHere
    },
    tell: (isRefused) => void place.toggleAttribute('data-refused', isRefused),
  }
  createRoot(place).render(<Inside {...{ locale, page, words, partWords, outside }} />)
}
