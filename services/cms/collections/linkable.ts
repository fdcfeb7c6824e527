import { type ItemType } from '../../../src/routes/item-places'

/** The collection of each type whose items have an address of their own: the compiler demands one for each. */
const collectionOf = {
  page: 'pages',
  person: 'people',
  office: 'offices',
  location: 'locations',
  service: 'services',
  sector: 'sectors',
  solution: 'solutions',
  article: 'articles',
  'news-item': 'news',
  event: 'events',
  training: 'trainings',
  'training-series': 'training-series',
  'newsletter-issue': 'newsletter-issues',
  product: 'products',
  'marketing-page': 'marketing-pages',
  'nav-service': 'nav-services',
  'nav-region': 'nav-regions',
  'nav-jurisdiction': 'nav-jurisdictions',
  'nav-content': 'nav-contents',
  topic: 'topics',
  vacancy: 'vacancies',
  'country-benefits': 'benefits',
  'contact-topic': 'contact-topics',
  'graduate-page': 'graduate-pages',
} as const satisfies Record<ItemType, string>

/** Every collection that a text can link to. */
export const linkable: readonly (typeof collectionOf)[ItemType][] = Object.values(collectionOf)
