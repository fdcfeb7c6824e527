import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { askAgain } from '../../services/account/ask-again'
import { useEdition } from '../account/use-edition'

const concerned = ['Overview', 'ReportsNow', 'DatesAhead'] as const

/** Asks again as soon as the navigator is another than the one that the page shows. */
export function useLiveLaw(edition: string | undefined): void {
  const client = useApolloClient()
  const latest = useEdition(edition)
  useEffect(() => {
    if (latest !== undefined) void askAgain(client, concerned)
  }, [client, latest])
}
