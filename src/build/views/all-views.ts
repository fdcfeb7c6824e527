import { type RouteId } from '../../routes/address'
import { type View } from '../view'
import { articleView } from './article'
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
import { pageView } from './page'
import { peopleByLetterView, peopleByOfficeView, peopleByServiceView, peoplePageView, peopleView } from './people'
import { personView } from './person'
import { locationsView, locationView, officeView } from './places'

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
] as const

const byRoute = new Map<RouteId, View>(views.map((view) => [view.route, view as unknown as View]))

export const findView = (route: RouteId): View | undefined => byRoute.get(route)
