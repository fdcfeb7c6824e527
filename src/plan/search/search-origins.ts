type PublicSearch = { appId: string; path: string }

/** Where browsers search, beyond the site's own origin: Algolia's client tries these hosts, in this order. */
export function searchOriginsOf({ appId, path }: PublicSearch): string[] {
  if (appId === '' || path !== '') return []
  const others = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`)
  return [`https://${appId}-dsn.algolia.net`, ...others].map((origin) => origin.toLowerCase())
}
