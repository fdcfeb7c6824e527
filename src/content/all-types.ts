import { article } from './article'
import { contactTopic } from './contact-topic'
import { type DocumentOf } from './content-type'
import { countryBenefits } from './country-benefits'
import { deal } from './deal'
import { event } from './event'
import { graduatePage } from './graduate-page'
import { legalNotice } from './legal-notice'
import { location } from './location'
import { marketingPage } from './marketing-page'
import { menu } from './menu'
import { navAnswer } from './nav-answer'
import { navContent } from './nav-content'
import { navContentTeaser } from './nav-content-teaser'
import { navJurisdiction } from './nav-jurisdiction'
import { navQuestion } from './nav-question'
import { navRegion } from './nav-region'
import { navService } from './nav-service'
import { newsItem } from './news-item'
import { newsletter } from './newsletter'
import { newsletterIssue } from './newsletter-issue'
import { office } from './office'
import { page } from './page'
import { person } from './person'
import { product } from './product'
import { redirect } from './redirect'
import { sector } from './sector'
import { service } from './service'
import { settings } from './settings'
import { solution } from './solution'
import { testimonial } from './testimonial'
import { topic } from './topic'
import { training } from './training'
import { trainingSeries } from './training-series'
import { vacancy } from './vacancy'

/** Every type of content, by its name in the log. */
export const contentTypes = {
  article,
  'contact-topic': contactTopic,
  'country-benefits': countryBenefits,
  deal,
  event,
  'graduate-page': graduatePage,
  'legal-notice': legalNotice,
  location,
  'marketing-page': marketingPage,
  menu,
  'nav-answer': navAnswer,
  'nav-content': navContent,
  'nav-content-teaser': navContentTeaser,
  'nav-jurisdiction': navJurisdiction,
  'nav-question': navQuestion,
  'nav-region': navRegion,
  'nav-service': navService,
  'news-item': newsItem,
  newsletter,
  office,
  page,
  person,
  product,
  redirect,
  sector,
  service,
  settings,
  solution,
  testimonial,
  'newsletter-issue': newsletterIssue,
  topic,
  training,
  'training-series': trainingSeries,
  vacancy,
}

export type ContentName = keyof typeof contentTypes

/** The documents of one type. */
export type ContentOf<Name extends ContentName> = { [Each in Name]: DocumentOf<(typeof contentTypes)[Each]> }[Name]

/** Any document of the log; its `type` says which. */
export type ContentDocument = ContentOf<ContentName>

/** The documents that have a page of their own. */
export type PageDocument = Extract<ContentDocument, { path: string }>

export const hasPage = (document: ContentDocument): document is PageDocument => 'path' in document

/** What the document's type calls its name. */
export function titleOf(document: ContentDocument): string {
  return String(document[contentTypes[document.type].title as keyof ContentDocument])
}
