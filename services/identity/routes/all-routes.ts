import { type Route } from '../http/route'
import { type Service } from '../parts'
import { challengeRoutes } from './challenges'
import { credentialRoutes } from './credentials'
import { databaseConnectionRoutes } from './database-connections'
import { letterRoutes } from './letters'
import { managementRoutes } from './management'
import { passwordlessRoutes } from './passwordless'
import { sessionRoutes } from './session'
import { stepRoutes } from './steps'
import { tokenRoutes } from './tokens'

/** Everything beside the protocol itself, which is oidc-provider's. */
export const allRoutes = (service: Service): Route[] =>
  [
    sessionRoutes,
    stepRoutes,
    letterRoutes,
    credentialRoutes,
    challengeRoutes,
    databaseConnectionRoutes,
    passwordlessRoutes,
    tokenRoutes,
    managementRoutes,
  ].flatMap((routesOf) => routesOf(service))
