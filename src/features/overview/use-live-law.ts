import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { documentOf } from '../../services/account/account-texts'
import { askAgain } from '../../services/account/ask-again'

const concerned = ['Overview', 'ReportsNow', 'DatesAhead'] as const
const pauseMs = 60_000

/** Asks again as soon as the navigator is another than the one that the page shows. */
export function useLiveLaw(edition: string | undefined): void {
  const client = useApolloClient()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (edition === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      timer = setTimeout(() => setTries((before) => before + 1), pauseMs)
    }
    const query = documentOf('LawEdition')
    const following = client.subscribe({ query, variables: { known: edition }, fetchPolicy: 'no-cache' }).subscribe({
      next: ({ data }) => {
        if (data) void askAgain(client, concerned)
      },
      error: later,
      complete: later,
    })
    return () => {
      clearTimeout(timer)
      following.unsubscribe()
    }
  }, [client, edition, tries])
}
