/** How browsers search. A file of its own, so that a page that does not search carries nothing of it. */
export const publicSearch = {
  appId: process.env.GATSBY_SEARCH_APP_ID ?? '',
  /** Can only search. */
  key: process.env.GATSBY_SEARCH_KEY ?? '',
  prefix: process.env.GATSBY_SEARCH_PREFIX ?? 'site',
  /** Where the search service answers on the site's own origin; empty where it has hosts of its own. */
  path: process.env.GATSBY_SEARCH_PATH ?? '',
}
