import { type ServerEnv } from '../../src/config/env-server'
import { findProviderProblem } from '../../src/config/find-provider-problem'
import { providerNameOf, publicSettingsOf } from '../shared/identity-target'
import { searchServiceOf, searchSettingsOf } from '../shared/search-target'
import { StartProblem } from '../supervisor/start-problem'

/** Every setting that browsers read, by its name in the environment. */
export type SiteSettings = Readonly<Record<string, string>>

/** It is read at every start; what concerns search follows from other settings. Readers of a production never sign in at a stand-in. */
export function siteSettingsOf(env: ServerEnv): SiteSettings {
  const provider = providerNameOf(env)
  const problem = env.DEPLOYMENT === 'production' ? findProviderProblem(provider) : undefined
  if (problem !== undefined) {
    throw new StartProblem(`GATSBY_IDENTITY_URL is "${provider}", which ${problem}; name an Auth0 tenant.`)
  }
  return { ...publicSettingsOf(env), ...searchSettingsOf(searchServiceOf(env)) }
}
