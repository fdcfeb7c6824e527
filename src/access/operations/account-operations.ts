import { dashboardOperations } from './dashboard-operations'
import { navigatorOperations } from './navigator-operations'
import { reportOperations } from './report-operations'

/**
 * Every operation that the site's pages ask of the account, by its name. The texts travel as they stand here, and the service
 * knows them by their digests: so each selection names its type and, where the type has one, its id. Pages load those that they ask.
 */
export const accountOperations = { ...dashboardOperations, ...navigatorOperations, ...reportOperations }

export type AccountOperation = keyof typeof accountOperations
