import { type Demonstration } from '../shared/demonstration'
import { describeAccounts, ensureDemoAccounts } from './accounts/ensure-demo-accounts'
import { ensureLives } from './accounts/lives/ensure-lives'
import { loadDemonstration } from './load-demonstration'

/** All that a start knows of this folder (services/start/find-demonstration.ts). */
export const demonstration: Demonstration = {
  loadContent: loadDemonstration,
  ensureAccounts: ensureDemoAccounts,
  ensureLives,
  describeAccounts,
}
