import { type RouteId } from '../../routes/address'
import { type View } from '../view'
import { articleView } from './article'
import { dealsView } from './deals'
import { eventView } from './event'
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
import { homeView } from './home'
import { insightsOfKindPageView, insightsOfKindView, insightsPageView, insightsView } from './insights'
import { newsPageView, newsView } from './news'
import { newsItemView } from './news-item'
import { pageView } from './page'
import { peopleByLetterView, peopleByOfficeView, peopleByServiceView, peoplePageView, peopleView } from './people'
import { personView } from './person'
import { locationsView, locationView, officeView } from './places'
import { sectorView } from './sector'
import { sectorsView } from './sectors'
import { serviceView } from './service'
import { servicesView } from './services'
import { solutionView } from './solution'
import { solutionsView } from './solutions'
import { topicView } from './topic'
import { trainingView } from './training'
import { trainingSeriesView } from './training-series'

/** Every template that the build knows. Their order is that of the route table's folders, and means nothing. */
export const views = [
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
  officeView,
  locationsView,
  locationView,
  peopleView,
  peoplePageView,
  peopleByLetterView,
  peopleByOfficeView,
  peopleByServiceView,
  personView,
  articleView,
  ...expertise,
  ...insights,
  ...occasions,
] as const

const byRoute = new Map<RouteId, View>(views.map((view) => [view.route, view as unknown as View]))

export const findView = (route: RouteId): View | undefined => byRoute.get(route)
