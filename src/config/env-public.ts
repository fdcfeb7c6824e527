/** What everybody may know. Each name is written out, because bundlers replace it by its value where it stands. */
export const envPublic = {
  search: {
    appId: process.env.GATSBY_SEARCH_APP_ID ?? '',
    /** Can only search. */
    key: process.env.GATSBY_SEARCH_KEY ?? '',
    prefix: process.env.GATSBY_SEARCH_PREFIX ?? 'site',
    /** Where the search service answers on the site's own origin; empty where it has hosts of its own. */
    path: process.env.GATSBY_SEARCH_PATH ?? '',
  },
}

/** Those names, for whoever bundles. */
const publicNames = ['GATSBY_SEARCH_APP_ID', 'GATSBY_SEARCH_KEY', 'GATSBY_SEARCH_PREFIX', 'GATSBY_SEARCH_PATH']

export const readPublicNames = (): Record<string, string> =>
  Object.fromEntries(publicNames.map((name) => [name, process.env[name] ?? '']))
