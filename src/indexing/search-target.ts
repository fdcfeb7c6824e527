/** Where records go: Algolia's own hosts, or a service that answers as Algolia does. */
export type SearchTarget = {
  appId: string
  writeKey: string
  /** Without it, Algolia's own hosts. */
  url?: string | undefined
  /** Begins the name of every index, so that installations can share an application. */
  prefix: string
}

/** Answers to a push may take as long as an index takes to be built. In milliseconds. */
export const patience = { connect: 60_000, read: 120_000, write: 120_000 }

/** Named three times, because Algolia's clients try each of their hosts once. Undefined: the clients know their own. */
export function hostsOf({ url }: Pick<SearchTarget, 'url'>) {
  if (url === undefined) return undefined
  const { host, pathname, protocol } = new URL(url)
  const one = {
    url: `${host}${pathname.replace(/\/$/, '')}`,
    protocol: protocol === 'https:' ? 'https' : 'http',
  } as const
  return [one, one, one]
}
