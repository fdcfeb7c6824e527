import { type RouteId } from '../../routes/address'
import { type View } from '../view'
import { articleView } from './article'
import { pageView } from './page'

/** Every template that the build knows. Their order is that of the route table's folders, and means nothing. */
export const views = [articleView, pageView] as const

const byRoute = new Map<RouteId, View>(views.map((view) => [view.route, view as unknown as View]))

export const findView = (route: RouteId): View | undefined => byRoute.get(route)
