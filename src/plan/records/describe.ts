import { type PageDocument, titleOf } from '../../content/all-types'
import { type SearchGroup } from '../../content/search-record'
import { type Reader } from '../store/reader'
import { type Described } from './described'
import { details } from './details'
import { toSections } from './sections'

/** In which group of results an item is found: the compiler demands one for each type that has a page. */
const groups: Record<PageDocument['type'], SearchGroup> = {
  person: 'people',
  service: 'expertise',
  sector: 'expertise',
  solution: 'products',
  // They are found, but no list of insights holds them.
  topic: 'subjects',
  article: 'insights',
  event: 'events',
  training: 'training',
  'training-series': 'training',
  'newsletter-issue': 'news',
  'news-item': 'news',
  office: 'places',
  location: 'places',
  product: 'products',
  'marketing-page': 'products',
  'nav-service': 'navigator',
  'nav-content-teaser': 'navigator',
  vacancy: 'careers',
  'graduate-page': 'graduates',
  page: 'pages',
  'contact-topic': 'pages',
  'country-benefits': 'pages',
  'nav-content': 'pages',
}

/** Any item that has a page can be found by its title, summary and text; some types know more of themselves. */
export function describe(document: PageDocument, read: Reader): Described {
  return {
    group: groups[document.type],
    title: titleOf(document),
    summary: document.summary,
    sections: 'body' in document ? toSections(document.body) : [],
    facets: {},
    ...details(document, read),
  }
}
