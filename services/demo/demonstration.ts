import { type Demonstration } from '../shared/demonstration'
import { describeAccounts, ensureDemoAccounts } from './accounts/ensure-demo-accounts'
import { ensureLives } from './accounts/lives/ensure-lives'
import { corpusSource, loadDemonstration } from './load-demonstration'

/** All that a start knows of this folder (services/start/find-demonstration.ts). */
export const demonstration: Demonstration = {
  loadContent: ({ corpus, ...load }, calledOff) =>
    loadDemonstration({ ...load, ...(corpus && { source: corpusSource(corpus) }) }, calledOff),
  ensureAccounts: ensureDemoAccounts,
  ensureLives,
  describeAccounts,
}
