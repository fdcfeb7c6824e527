import { originAt } from '../../src/config/addresses'
import { type ServerEnv } from '../../src/config/env-server'
import { searchPath } from '../../src/config/service-paths'
import { ensureSecrets } from './secrets/secrets'

/** The search service of this installation: who writes, who reads, and where. */
export type SearchService = {
  appId: string
  writeKey: string
  /** Can only search, and so may be known to everybody. */
  searchKey: string
  /** What keys of subscribers are made of; without it there is no index for them. */
  subscribersKey: string | undefined
  /** Where the embedded service answers; undefined for Algolia, whose clients know its hosts. */
  url: string | undefined
  prefix: string
}

/** Algolia where an application is named, else the embedded service, by configuration alone. */
export function searchServiceOf(env: ServerEnv): SearchService {
  const { ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY, ALGOLIA_SEARCH_KEY, SEARCH_PREFIX: prefix } = env
  if (ALGOLIA_APP_ID !== undefined && ALGOLIA_ADMIN_KEY !== undefined && ALGOLIA_SEARCH_KEY !== undefined) {
    return {
      appId: ALGOLIA_APP_ID,
      writeKey: ALGOLIA_ADMIN_KEY,
      searchKey: ALGOLIA_SEARCH_KEY,
      subscribersKey: env.ALGOLIA_SUBSCRIBERS_KEY,
      url: undefined,
      prefix,
    }
  }
  const secrets = ensureSecrets(env.DATA_DIR)
  const url = originAt('search', env.PORT_BASE, env.SERVICE_URLS)
  return {
    appId: secrets.SEARCH_APP_ID,
    writeKey: secrets.SEARCH_ADMIN_KEY,
    searchKey: secrets.SEARCH_KEY,
    subscribersKey: secrets.SEARCH_SUBSCRIBERS_KEY,
    url,
    prefix,
  }
}

/** What browsers read of it. */
export const searchSettingsOf = (service: SearchService): Record<string, string> => ({
  GATSBY_SEARCH_APP_ID: service.appId,
  GATSBY_SEARCH_KEY: service.searchKey,
  GATSBY_SEARCH_PREFIX: service.prefix,
  // The embedded service is part of the site's own origin.
  GATSBY_SEARCH_PATH: service.url === undefined ? '' : searchPath,
})
