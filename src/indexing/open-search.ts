import { algoliasearch } from 'algoliasearch'
import { hostsOf, patience, type SearchTarget } from './search-target'

export type SearchClient = ReturnType<typeof algoliasearch>

export function openSearch(target: SearchTarget, timeouts = patience): SearchClient {
  const hosts = hostsOf(target)
  const own = hosts && { hosts: hosts.map((host) => ({ ...host, accept: 'readWrite' as const })) }
  return algoliasearch(target.appId, target.writeKey, { timeouts, ...own })
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404

/** What is not there is nothing, and no failure. */
export async function orNothing<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asked
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Every record of an index, whichever belong to one item. */
export async function countRecords(client: SearchClient, indexName: string): Promise<number> {
  const searchParams = { query: '', hitsPerPage: 0, distinct: false, analytics: false }
  const found = await orNothing(client.searchSingleIndex({ indexName, searchParams }))
  return found?.nbHits ?? 0
}
