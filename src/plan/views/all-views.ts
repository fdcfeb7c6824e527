import { type RouteId } from '../../routes/address'
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

const firm = [
  homeView,
  accessibilityView,
  remoteView,
  wechatView,
  aboutUsView,
  pageView,
  legalView,
  cookiePolicyView,
  dataPrivacyView,
  contactUsView,
  contactTopicView,
  siteMapView,
  searchView,
  notFoundView,
] as const
const careers = [careersView, vacancyView, benefitsView, countryBenefitsView] as const
const peopleAndPlaces = [
  officeView,
  locationsView,
  locationView,
  peopleView,
  peoplePageView,
  peopleByLetterView,
  peopleByOfficeView,
  peopleByServiceView,
  personView,
] as const
const expertise = [
  expertiseView,
  servicesView,
  serviceView,
  sectorsView,
  sectorView,
  solutionsView,
  solutionView,
] as const
const insights = [
  articleView,
  insightsView,
  insightsPageView,
  insightsOfKindView,
  insightsOfKindPageView,
  topicView,
  newsView,
  newsPageView,
  newsItemView,
  dealsView,
  dealsPageView,
] as const
const occasions = [
  alertMeView,
  eventView,
  eventRegistrationView,
  eventPlaceView,
  trainingView,
  trainingSeriesView,
  newsletterIssueView,
] as const
const products = [
  featureView,
  featureMarketingView,
  productsView,
  productView,
  productMarketingView,
  disputesAviatorView,
  accessTheToolView,
] as const
const navigator = [
  navigatorView,
  navServiceView,
  navServiceMarketingView,
  navServiceContentView,
  reportBuilderView,
  navUpdatesView,
  navRegionView,
  navRegionContentView,
  navJurisdictionView,
  statusTableView,
  verifyView,
] as const
const graduates = [graduatesView, graduatePageView] as const

/** Every template that the build knows. Their order is that of the route table's folders, and means nothing. */
export const views = [
  ...firm,
  ...careers,
  ...peopleAndPlaces,
  ...expertise,
  ...insights,
  ...occasions,
  ...products,
  ...navigator,
  ...graduates,
] as const

const byRoute = new Map<RouteId, View>(views.map((view) => [view.route, view as unknown as View]))

export const findView = (route: RouteId): View | undefined => byRoute.get(route)
