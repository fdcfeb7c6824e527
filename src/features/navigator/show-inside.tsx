import { createRoot } from 'react-dom/client'
import { loadNavigatorWords } from '../../i18n/load/load-navigator-words'
import { loadSignedInWords } from '../../i18n/load/load-signed-in-words'
import { type FrontPage, type InsidePage, type ProductsPage } from '../../shell/navigator/inside-page'
import { loadScreen } from './fetched/screens'
import { Inside, InsideFront, type Outside } from './inside'
import { type InsideProps } from './inside-props'

/** Goes on below the public part of a page of the navigator, which stays as it is. */
export async function showInside(place: HTMLElement): Promise<void> {
  const locale = place.dataset['locale'] as InsideProps['locale']
  const page = JSON.parse(place.dataset['page'] ?? '') as InsidePage | FrontPage | ProductsPage
  if (page.view === 'products') return showProducts(place, { locale, page })
  const [words, partWords] = await Promise.all([
    loadNavigatorWords(locale),
    loadSignedInWords(locale, []),
    loadScreen(page.view),
  ])
  const outside: Outside = {
    show: (isNobodyHere) => {
      place.hidden = isNobodyHere
    },
    tell: (isRefused) => void place.toggleAttribute('data-refused', isRefused),
  }
  const given = { locale, words, partWords, outside }
  createRoot(place).render(page.view === 'front' ? <InsideFront {...given} /> : <Inside {...given} page={page} />)
}

type OfProducts = { locale: InsideProps['locale']; page: ProductsPage }

async function showProducts(place: HTMLElement, { locale, page: { products } }: OfProducts): Promise<void> {
  const [{ ProductsInside }, words] = await Promise.all([
    import('../account/products/products-inside'),
    loadSignedInWords(locale, []),
  ])
  const show = (isNobodyHere: boolean) => {
    place.hidden = isNobodyHere
  }
  createRoot(place).render(<ProductsInside {...{ locale, products, words, show }} />)
}
