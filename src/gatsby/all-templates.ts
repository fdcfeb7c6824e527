import { type views } from '../plan/views/all-views'
import { type default as AboutUs } from '../templates/about-us'
import { type default as AccessTheTool } from '../templates/access-the-tool'
import { type default as Accessibility } from '../templates/accessibility'
import { type default as AlertMe } from '../templates/alert-me'
import { type default as Article } from '../templates/article'
import { type default as Benefits } from '../templates/benefits'
import { type default as Careers } from '../templates/careers'
import { type default as ContactTopic } from '../templates/contact-topic'
import { type default as ContactUs } from '../templates/contact-us'
import { type default as CookiePolicy } from '../templates/cookie-policy'
import { type default as CountryBenefits } from '../templates/country-benefits'
import { type default as DataPrivacy } from '../templates/data-privacy'
import { type default as Deals } from '../templates/deals'
import { type default as DealsPage } from '../templates/deals-page'
import { type default as DisputesAviator } from '../templates/disputes-aviator'
import { type default as Event } from '../templates/event'
import { type default as EventPlace } from '../templates/event-place'
import { type default as EventRegistration } from '../templates/event-registration'
import { type default as Expertise } from '../templates/expertise'
import { type default as Feature } from '../templates/feature'
import { type default as FeatureMarketing } from '../templates/feature-marketing'
import { type default as GraduatePage } from '../templates/graduate-page'
import { type default as Graduates } from '../templates/graduates'
import { type default as Home } from '../templates/home'
import { type default as Insights } from '../templates/insights'
import { type default as InsightsOfKind } from '../templates/insights-of-kind'
import { type default as InsightsOfKindPage } from '../templates/insights-of-kind-page'
import { type default as InsightsPage } from '../templates/insights-page'
import { type default as LegalAndRegulatoryInformation } from '../templates/legal-and-regulatory-information'
import { type default as Location } from '../templates/location'
import { type default as Locations } from '../templates/locations'
import { type default as NavJurisdiction } from '../templates/nav-jurisdiction'
import { type default as NavRegion } from '../templates/nav-region'
import { type default as NavRegionContent } from '../templates/nav-region-content'
import { type default as NavService } from '../templates/nav-service'
import { type default as NavServiceContent } from '../templates/nav-service-content'
import { type default as NavServiceMarketing } from '../templates/nav-service-marketing'
import { type default as NavUpdates } from '../templates/nav-updates'
import { type default as Navigator } from '../templates/navigator'
import { type default as News } from '../templates/news'
import { type default as NewsItem } from '../templates/news-item'
import { type default as NewsPage } from '../templates/news-page'
import { type default as NewsletterIssue } from '../templates/newsletter-issue'
import { type default as NotFound } from '../templates/not-found'
import { type default as Office } from '../templates/office'
import { type default as Page } from '../templates/page'
import { type default as People } from '../templates/people'
import { type default as PeopleByLetter } from '../templates/people-by-letter'
import { type default as PeopleByOffice } from '../templates/people-by-office'
import { type default as PeopleByService } from '../templates/people-by-service'
import { type default as PeoplePage } from '../templates/people-page'
import { type default as Person } from '../templates/person'
import { type default as Product } from '../templates/product'
import { type default as ProductMarketing } from '../templates/product-marketing'
import { type default as Products } from '../templates/products'
import { type default as Remote } from '../templates/remote'
import { type default as ReportBuilder } from '../templates/report-builder'
import { type default as Search } from '../templates/search'
import { type default as Sector } from '../templates/sector'
import { type default as Sectors } from '../templates/sectors'
import { type default as Service } from '../templates/service'
import { type default as Services } from '../templates/services'
import { type default as SiteMap } from '../templates/site-map'
import { type default as Solution } from '../templates/solution'
import { type default as Solutions } from '../templates/solutions'
import { type default as StatusTable } from '../templates/status-table'
import { type default as Topic } from '../templates/topic'
import { type default as Training } from '../templates/training'
import { type default as TrainingSeries } from '../templates/training-series'
import { type default as Vacancy } from '../templates/vacancy'
import { type default as Verify } from '../templates/verify'
import { type default as Wechat } from '../templates/wechat'

type ViewedRoute = (typeof views)[number]['route']
type Every<Each extends Record<ViewedRoute, unknown>> = Each

/** The template of each route that has a view: the compiler demands it. Gatsby finds its file by the name of the route. */
export type Templates = Every<{
  'about-us': typeof AboutUs
  'access-the-tool': typeof AccessTheTool
  accessibility: typeof Accessibility
  'alert-me': typeof AlertMe
  article: typeof Article
  benefits: typeof Benefits
  careers: typeof Careers
  'contact-topic': typeof ContactTopic
  'contact-us': typeof ContactUs
  'cookie-policy': typeof CookiePolicy
  'country-benefits': typeof CountryBenefits
  'data-privacy': typeof DataPrivacy
  deals: typeof Deals
  'deals-page': typeof DealsPage
  'disputes-aviator': typeof DisputesAviator
  event: typeof Event
  'event-place': typeof EventPlace
  'event-registration': typeof EventRegistration
  expertise: typeof Expertise
  feature: typeof Feature
  'feature-marketing': typeof FeatureMarketing
  'graduate-page': typeof GraduatePage
  graduates: typeof Graduates
  home: typeof Home
  insights: typeof Insights
  'insights-of-kind': typeof InsightsOfKind
  'insights-of-kind-page': typeof InsightsOfKindPage
  'insights-page': typeof InsightsPage
  'legal-and-regulatory-information': typeof LegalAndRegulatoryInformation
  location: typeof Location
  locations: typeof Locations
  'nav-jurisdiction': typeof NavJurisdiction
  'nav-region': typeof NavRegion
  'nav-region-content': typeof NavRegionContent
  'nav-service': typeof NavService
  'nav-service-content': typeof NavServiceContent
  'nav-service-marketing': typeof NavServiceMarketing
  'nav-updates': typeof NavUpdates
  navigator: typeof Navigator
  news: typeof News
  'news-item': typeof NewsItem
  'news-page': typeof NewsPage
  'newsletter-issue': typeof NewsletterIssue
  'not-found': typeof NotFound
  office: typeof Office
  page: typeof Page
  people: typeof People
  'people-by-letter': typeof PeopleByLetter
  'people-by-office': typeof PeopleByOffice
  'people-by-service': typeof PeopleByService
  'people-page': typeof PeoplePage
  person: typeof Person
  product: typeof Product
  'product-marketing': typeof ProductMarketing
  products: typeof Products
  'report-builder': typeof ReportBuilder
  search: typeof Search
  remote: typeof Remote
  sector: typeof Sector
  sectors: typeof Sectors
  service: typeof Service
  services: typeof Services
  'site-map': typeof SiteMap
  solution: typeof Solution
  solutions: typeof Solutions
  'status-table': typeof StatusTable
  topic: typeof Topic
  training: typeof Training
  'training-series': typeof TrainingSeries
  vacancy: typeof Vacancy
  verify: typeof Verify
  wechat: typeof Wechat
}>
