import { isLocale, type Locale } from '../../src/config/locales'

/** One language of one item of the content management. */
export type Edition = { type: string; item: number; locale: Locale }

/** By the kind of an item, as the publication log calls it: its collection in the content management. */
export const collections: Readonly<Record<string, string>> = {
  article: 'articles',
  'contact-topic': 'contact-topics',
  'country-benefits': 'benefits',
  deal: 'deals',
  event: 'events',
  'graduate-page': 'graduate-pages',
  'legal-notice': 'legal-notices',
  location: 'locations',
  'marketing-page': 'marketing-pages',
  menu: 'menus',
  'nav-answer': 'nav-answers',
  'nav-content': 'nav-contents',
  'nav-jurisdiction': 'nav-jurisdictions',
  'nav-question': 'nav-questions',
  'nav-region': 'nav-regions',
  'nav-service': 'nav-services',
  'news-item': 'news',
  newsletter: 'newsletters',
  'newsletter-issue': 'newsletter-issues',
  office: 'offices',
  page: 'pages',
  person: 'people',
  product: 'products',
  redirect: 'redirects',
  sector: 'sectors',
  service: 'services',
  settings: 'settings',
  solution: 'solutions',
  testimonial: 'testimonials',
  topic: 'topics',
  training: 'trainings',
  'training-series': 'training-series',
  vacancy: 'vacancies',
}

/** What the public reads of an item that is for subscribers is a kind of its own in the log. */
const teasers: Readonly<Record<string, string>> = { 'nav-content': 'nav-content-teaser' }

/** Every kind under which the log tells of the edition; its own comes first. */
export const typesOf = ({ type }: Edition): string[] => [type, ...(teasers[type] === undefined ? [] : [teasers[type]])]

export function collectionOf({ type }: Edition): string {
  const collection = collections[type]
  if (collection === undefined)
    throw new Error(`there is no kind ${type}; the kinds are ${Object.keys(collections).join(', ')}`)
  return collection
}

const largestId = 2_147_483_647

/** As somebody names it: `person 6 en`. */
export function parseEdition(words: readonly string[]): Edition | undefined {
  const [type = '', item = '', locale = '', ...others] = words
  if (others.length > 0 || !/^\d{1,10}$/.test(item) || Number(item) > largestId || !isLocale(locale)) return undefined
  return { type, item: Number(item), locale }
}
