import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { documentOf } from '../../services/account/account-texts'
import { dashboardAnswers } from '../../services/account/answers/dashboard-answers'

const pauseMs = 60_000

/** The state of the navigator, once it is another than the one that a page shows. Nothing of the page waits for it. */
export function useEdition(known: string | undefined): string | undefined {
  const client = useApolloClient()
  const [tries, setTries] = useState(0)
  const [latest, setLatest] = useState<string>()
  useEffect(() => {
    if (known === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      timer = setTimeout(() => setTries((before) => before + 1), pauseMs)
    }
    const query = documentOf('LawEdition')
    const following = client.subscribe({ query, variables: { known }, fetchPolicy: 'no-cache' }).subscribe({
      next: ({ data }) => {
        const told = dashboardAnswers.LawEdition.safeParse(data)
        if (told.success) setLatest(told.data.navEdition)
      },
      error: later,
      complete: later,
    })
    return () => {
      clearTimeout(timer)
      following.unsubscribe()
    }
  }, [client, known, tries])
  return latest === known ? undefined : latest
}
