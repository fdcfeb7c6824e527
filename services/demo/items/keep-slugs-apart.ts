import { type Locale } from '../../../src/config/locales'
import { namesIn } from './give-ids'
import { type DemoItem, inEach, type Translated } from './item'

// These numbers are part of the address, so two such items may share a slug.
const numbered = [
  'people',
  'articles',
  'events',
  'trainings',
  'training-series',
  'newsletter-issues',
  'products',
  'nav-contents',
]

/** Titles may be the same in one language and not in another; a slug beside others is its own. */
export function keepSlugsApart(items: readonly DemoItem[]): DemoItem[] {
  const taken = new Set<string>()
  return items.map((item) => {
    const { slug, parent } = item.values
    if (slug === undefined || numbered.includes(item.collection)) return item
    const place = `${item.collection} ${namesIn(parent).join()}`
    const findFree = (own: string, locale: Locale): string => {
      let free = own
      for (let count = 2; taken.has(`${place} ${locale} ${free}`); count++) free = `${own}-${count}`
      taken.add(`${place} ${locale} ${free}`)
      return free
    }
    return { ...item, values: { ...item.values, slug: inEach(slug as Translated, findFree) } }
  })
}
