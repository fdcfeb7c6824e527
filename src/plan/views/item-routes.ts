import { type PageDocument } from '../../content/all-types'
import { type ItemType, places } from '../../routes/item-places'
import { type views } from './all-views'

type ViewedRoute = (typeof views)[number]['route']

/** A teaser stands at the address of what it announces. */
type PlacedType = Exclude<PageDocument['type'], 'nav-content-teaser'>

/** The compiler demands a place among the addresses for each type that has a page. */
export const placesOfPages: Record<PlacedType, unknown> = places

/** The routes at which items of a type have their pages: the compiler demands them for each type, and a view for each route. */
export const itemRoutes: Record<PageDocument['type'] | ItemType, readonly ViewedRoute[]> = {
  page: [
    'page',
    'about-us',
    'accessibility',
    'contact-us',
    'cookie-policy',
    'data-privacy',
    'legal-and-regulatory-information',
  ],
  'news-item': ['news-item'],
  vacancy: ['vacancy'],
  'country-benefits': ['country-benefits'],
  'contact-topic': ['contact-topic'],
  person: ['person'],
  office: ['office'],
  location: ['location'],
  service: ['service'],
  sector: ['sector'],
  solution: ['solution'],
  topic: ['topic'],
  article: ['article'],
  event: ['event'],
  training: ['training'],
  'training-series': ['training-series'],
  'newsletter-issue': ['newsletter-issue'],
  product: ['product', 'feature', 'disputes-aviator', 'access-the-tool'],
  'marketing-page': ['product-marketing', 'feature-marketing', 'nav-service-marketing'],
  'nav-service': ['nav-service'],
  'nav-region': ['nav-region'],
  'nav-jurisdiction': ['nav-jurisdiction'],
  'nav-content': ['nav-service-content', 'nav-region-content'],
  'nav-content-teaser': ['nav-service-content', 'nav-region-content'],
  'graduate-page': ['graduates', 'graduate-page'],
}
