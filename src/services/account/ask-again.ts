import { type ApolloClient } from '@apollo/client'
import { type AccountOperation } from '../../access/operations/account-operations'

/**
 * Whatever the client has may be old from now on. Without this, what changes in a client's first 100 ms, in which it
 * prefers what it has (`ssrForceFetchDelay`), would not be seen until the page is opened again.
 */
export function expectChanges(client: ApolloClient): void {
  client.prioritizeCacheValues = false
}

/** Asks once more what a page shows: of these operations, or all of it. */
export function askAgain(client: ApolloClient, operations?: readonly AccountOperation[]) {
  expectChanges(client)
  return client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName = '' }) => (operations as readonly string[] | undefined)?.includes(queryName) ?? true,
  })
}
