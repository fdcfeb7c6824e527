import { type RouteId } from '../../routes/address'
import { type View } from '../view'
import { articleView } from './article'
import { benefitsView, countryBenefitsView } from './benefits'
import { careersView } from './careers'
import { graduatePageView, graduatesView } from './graduates'
import { featureMarketingView, navServiceMarketingView, productMarketingView } from './marketing'
import { navRegionContentView, navServiceContentView } from './nav-content'
import { navJurisdictionView, statusTableView } from './nav-jurisdiction'
import { navRegionView } from './nav-region'
import { navServiceView, reportBuilderView } from './nav-service'
import { navigatorView } from './navigator'
import { pageView } from './page'
import { accessTheToolView, disputesAviatorView, featureView, productsView, productView } from './products'
import { vacancyView } from './vacancy'

/** Every template that the build knows. Their order is that of the route table's folders, and means nothing. */
export const views = [
  articleView,
  pageView,
  careersView,
  vacancyView,
  benefitsView,
  countryBenefitsView,
  featureView,
  featureMarketingView,
  productsView,
  productView,
  productMarketingView,
  disputesAviatorView,
  accessTheToolView,
  navigatorView,
  navServiceView,
  navServiceMarketingView,
  navServiceContentView,
  reportBuilderView,
  navRegionView,
  navRegionContentView,
  navJurisdictionView,
  statusTableView,
  graduatesView,
  graduatePageView,
] as const

const byRoute = new Map<RouteId, View>(views.map((view) => [view.route, view as unknown as View]))

export const findView = (route: RouteId): View | undefined => byRoute.get(route)
