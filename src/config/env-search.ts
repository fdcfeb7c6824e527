import { type ReadSetting } from './read-setting'

/** How browsers search. A file of its own, so that a page that does not search carries nothing of it. */
export const toPublicSearch = (read: ReadSetting) => ({
  appId: read('SEARCH_APP_ID') ?? '',
  /** Can only search. */
  key: read('SEARCH_KEY') ?? '',
  prefix: read('SEARCH_PREFIX') ?? 'site',
  /** Where the search service answers on the site's own origin; empty where it has hosts of its own. */
  path: read('SEARCH_PATH') ?? '',
})
