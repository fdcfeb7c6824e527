import { type Answer } from '../../http/respond'
import { type Route as HttpRoute, routesOf } from '../../http/router'
import { type Asked } from './asked'

/** Below the provider's own path. Undefined leaves the request to oidc-provider. */
export type Route = HttpRoute<Asked, Promise<Answer | undefined>>

export const on = routesOf<Asked, Promise<Answer | undefined>>()
