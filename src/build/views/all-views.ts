import { type RouteId } from '../../routes/address'
import { type View } from '../view'
import { articleView } from './article'
import { dealsView } from './deals'
import { eventView } from './event'
import { eventRegistrationView } from './event-registration'
import { expertiseView } from './expertise'
import { insightsOfKindPageView, insightsOfKindView, insightsPageView, insightsView } from './insights'
import { newsPageView, newsView } from './news'
import { newsItemView } from './news-item'
import { pageView } from './page'
import { sectorView } from './sector'
import { sectorsView } from './sectors'
import { serviceView } from './service'
import { servicesView } from './services'
import { solutionView } from './solution'
import { solutionsView } from './solutions'
import { topicView } from './topic'
import { trainingView } from './training'
import { trainingSeriesView } from './training-series'

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
  insightsView,
  insightsPageView,
  insightsOfKindView,
  insightsOfKindPageView,
  topicView,
  newsView,
  newsPageView,
  newsItemView,
  dealsView,
] as const
const occasions = [eventView, eventRegistrationView, trainingView, trainingSeriesView] as const

/** Every template that the build knows. Their order is that of the route table's folders, and means nothing. */
export const views = [articleView, pageView, ...expertise, ...insights, ...occasions] as const

const byRoute = new Map<RouteId, View>(views.map((view) => [view.route, view as unknown as View]))

export const findView = (route: RouteId): View | undefined => byRoute.get(route)
