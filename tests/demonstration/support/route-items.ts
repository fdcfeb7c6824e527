import { type DemoItem, type Translated } from '../../../services/demo/items/item'
import { type Item, type ItemRef } from '../../../src/routes/item-places'
import { type ItemType } from '../../../src/routes/item-places'

/** The collections whose items have an address, as the routes call them. */
const types: Record<string, ItemType> = {
  people: 'person',
  offices: 'office',
  locations: 'location',
  services: 'service',
  sectors: 'sector',
  solutions: 'solution',
  articles: 'article',
  topics: 'topic',
  events: 'event',
  trainings: 'training',
  'training-series': 'training-series',
  'newsletter-issues': 'newsletter-issue',
  pages: 'page',
  news: 'news-item',
  vacancies: 'vacancy',
  benefits: 'country-benefits',
  'contact-topics': 'contact-topic',
  products: 'product',
  'marketing-pages': 'marketing-page',
  'nav-services': 'nav-service',
  'graduate-pages': 'graduate-page',
}

/** Every edition of the demonstration that has one address, as the route table sees it. */
export const toRouteItems = (items: readonly DemoItem[]): Item[] =>
  items.flatMap(({ collection, key, values }, position) => {
    const type = types[collection]
    const { live = {}, slug = {}, kind } = values as { live?: Translated<boolean>; slug?: Translated; kind?: string }
    if (!type) return []
    return Object.keys(live).map((locale) => ({
      type,
      id: key,
      title: key,
      number: position + 1,
      locale,
      slug: type === 'graduate-page' ? String(kind) : (slug[locale as keyof typeof slug] ?? ''),
      isFeature: values.isFeature === true,
      parent: findParent(values),
    }))
  })

function findParent({ parent, product, navService }: DemoItem['values']): ItemRef | undefined {
  const [named] = [parent, product, navService].filter((one) => one !== undefined) as { ref: string }[]
  const [collection = '', id = ''] = named?.ref.split('/') ?? []
  const type = types[collection]
  return type && { type, id }
}
