import { type ApolloClient } from '@apollo/client'
import { type AccountOperation } from '../../access/account-operations'

/** Asks once more what a page shows, of these operations. */
export const askAgain = (client: ApolloClient, operations: readonly AccountOperation[]) =>
  client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName = '' }) => (operations as readonly string[]).includes(queryName),
  })
