import { type PageDocument } from '../../content/all-types'
import { type SearchGroup } from '../../content/search-record'
import { type RouteId } from '../../routes/address'
import { type ItemType } from '../../routes/item-places'
import { type View } from '../view'
import { alertMeView } from './alert-me'
import { articleView } from './article'
import { benefitsView, countryBenefitsView } from './benefits'
import { careersView } from './careers'
import { dealsPageView, dealsView } from './deals'
import { eventView } from './event'
import { eventPlaceView } from './event-place'
import { eventRegistrationView } from './event-registration'
import { expertiseView } from './expertise'
import {
  aboutUsView,
  accessibilityView,
  contactTopicView,
  contactUsView,
  cookiePolicyView,
  dataPrivacyView,
  legalView,
  remoteView,
  wechatView,
} from './fixed-pages'
import { graduatePageView, graduatesView } from './graduates'
import { homeView } from './home'
import { insightsOfKindPageView, insightsOfKindView, insightsPageView, insightsView } from './insights'
import { featureMarketingView, navServiceMarketingView, productMarketingView } from './marketing'
import { navRegionContentView, navServiceContentView } from './nav-content'
import { navJurisdictionView, statusTableView } from './nav-jurisdiction'
import { navRegionView } from './nav-region'
import { navServiceView, reportBuilderView } from './nav-service'
import { navUpdatesView } from './nav-updates'
import { navigatorView } from './navigator'
import { newsPageView, newsView } from './news'
import { newsItemView } from './news-item'
import { newsletterIssueView } from './newsletter-issue'
import { notFoundView, searchView } from './not-found-and-search'
import { pageView } from './page'
import { peopleByLetterView, peopleByOfficeView, peopleByServiceView, peoplePageView, peopleView } from './people'
import { personView } from './person'
import { locationsView, locationView, officeView } from './places'
import { accessTheToolView, disputesAviatorView, featureView, productsView, productView } from './products'
import { sectorView } from './sector'
import { sectorsView } from './sectors'
import { serviceView } from './service'
import { servicesView } from './services'
import { siteMapView } from './site-map'
import { solutionView } from './solution'
import { solutionsView } from './solutions'
import { topicView } from './topic'
import { trainingView } from './training'
import { trainingSeriesView } from './training-series'
import { vacancyView } from './vacancy'
import { verifyView } from './verify'

type PageType = {
  /** In which group of results its items are found. */
  group: SearchGroup
  /** What its items have their pages of. */
  views: readonly [OneView, ...OneView[]]
}

type OneView = { readonly route: RouteId }

/** A teaser stands at the address of what it announces; any other type has a place of its own among the addresses. */
type Placed<Type extends ItemType> = Type | 'nav-content-teaser'

const navContentViews: PageType['views'] = [navServiceContentView, navRegionContentView]

type PagedType = Placed<Exclude<PageDocument['type'], 'nav-content-teaser'>> | ItemType

/** The types whose items have pages of their own: the compiler demands each of them, and both facts of it. */
export const pageTypes: Readonly<Record<PagedType, PageType>> = {
  page: {
    group: 'pages',
    views: [pageView, aboutUsView, accessibilityView, contactUsView, cookiePolicyView, dataPrivacyView, legalView],
  },
  'contact-topic': { group: 'pages', views: [contactTopicView] },
  'country-benefits': { group: 'pages', views: [countryBenefitsView] },
  vacancy: { group: 'careers', views: [vacancyView] },
  person: { group: 'people', views: [personView] },
  office: { group: 'places', views: [officeView] },
  location: { group: 'places', views: [locationView] },
  service: { group: 'expertise', views: [serviceView] },
  sector: { group: 'expertise', views: [sectorView] },
  solution: { group: 'products', views: [solutionView] },
  // They are found, but no list of insights holds them.
  topic: { group: 'subjects', views: [topicView] },
  article: { group: 'insights', views: [articleView] },
  event: { group: 'events', views: [eventView] },
  training: { group: 'training', views: [trainingView] },
  'training-series': { group: 'training', views: [trainingSeriesView] },
  'news-item': { group: 'news', views: [newsItemView] },
  'newsletter-issue': { group: 'news', views: [newsletterIssueView] },
  product: { group: 'products', views: [productView, featureView, disputesAviatorView, accessTheToolView] },
  'marketing-page': {
    group: 'products',
    views: [productMarketingView, featureMarketingView, navServiceMarketingView],
  },
  'nav-service': { group: 'navigator', views: [navServiceView] },
  'nav-region': { group: 'navigator', views: [navRegionView] },
  'nav-jurisdiction': { group: 'navigator', views: [navJurisdictionView] },
  'nav-content': { group: 'pages', views: navContentViews },
  // A teaser stands at the address of what it announces.
  'nav-content-teaser': { group: 'navigator', views: navContentViews },
  'graduate-page': { group: 'graduates', views: [graduatesView, graduatePageView] },
}

/** What no single item stands for: fixed pages and lists. */
const others = [
  ...[homeView, remoteView, wechatView, siteMapView, searchView, notFoundView, verifyView],
  ...[careersView, benefitsView, locationsView, alertMeView],
  ...[peopleView, peoplePageView, peopleByLetterView, peopleByOfficeView, peopleByServiceView],
  ...[expertiseView, servicesView, sectorsView, solutionsView, productsView],
  ...[insightsView, insightsPageView, insightsOfKindView, insightsOfKindPageView],
  ...[newsView, newsPageView, dealsView, dealsPageView],
  ...[eventRegistrationView, eventPlaceView],
  ...[navigatorView, reportBuilderView, navUpdatesView, statusTableView],
]

/** Every template that the build knows. Their order means nothing. */
export const views = [
  ...new Set([...Object.values(pageTypes).flatMap((type) => type.views), ...others]),
] as unknown as View[]

const byRoute = new Map(views.map((view) => [view.route, view]))

export const findView = (route: RouteId): View | undefined => byRoute.get(route)
