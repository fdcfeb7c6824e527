import { type ApolloClient } from '@apollo/client'
import { type AccountOperation } from '../../access/operations/account-operations'
import { documentOf } from './account-texts'
import { dashboardAnswers, type EventOfPerson } from './answers/dashboard-answers'
import { askAgain } from './ask-again'

const ofGrants = ['Subscriptions', 'Teams', 'Offers', 'Requests', 'Overview', 'ReportsNow', 'DatesAhead'] as const

/** What is asked again after an event, of all that a page shows. */
const concerns: Readonly<Record<Exclude<EventOfPerson['kind'], 'OWN_CHANGED'>, readonly AccountOperation[]>> = {
  ALERT: ['Alerts', 'Letters', 'Changes', 'Feed', 'Overview'],
  ALERTS_READ: ['Alerts'],
  REQUEST_MADE: ['Requests', 'Offers'],
  REQUEST_ANSWERED: ['Requests', 'Offers', 'Overview'],
  GRANT_BEGUN: ofGrants,
  GRANT_ENDED: ofGrants,
  SPACE_CHANGED: ['Teams'],
}

/** That somebody has looked at something is shown nowhere, or only when a page is opened. */
const unseen: ReadonlySet<string> = new Set(['noteOverviewVisit', 'markNavSeen', 'openReport', 'noteTableExport'])

const pauseMs = 60_000

/** Keeps a page as new as what happens elsewhere, on another device or at the firm. Nothing of the page waits for it. */
export function followNews(client: ApolloClient, page: string): () => void {
  let last: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let leave: (() => void) | undefined
  let isOver = false

  const take = (event: EventOfPerson) => {
    // A socket that was opened again asks once more from where it began.
    if (event.number <= (last ?? 0)) return
    last = event.number
    if (event.kind !== 'OWN_CHANGED') void askAgain(client, concerns[event.kind])
    // Its own changes this page has the answers to. Of another's, everything that it shows may be older.
    else if (event.page !== page && !unseen.has(event.about)) void askAgain(client)
  }
  const later = () => {
    if (!isOver) timer = setTimeout(() => void follow(), pauseMs)
  }
  const follow = async () => {
    try {
      last ??= await findLast(client)
      if (!isOver) leave = listen(client, last, { take, later })
    } catch {
      later()
    }
  }
  void follow()
  return () => {
    isOver = true
    clearTimeout(timer)
    leave?.()
  }
}

type Hearing = { take: (event: EventOfPerson) => void; later: () => void }

function listen(client: ApolloClient, after: number, { take, later }: Hearing): () => void {
  const news = client.subscribe({ query: documentOf('News'), variables: { after }, fetchPolicy: 'no-cache' })
  const following = news.subscribe({
    next: ({ data }) => {
      const told = dashboardAnswers.News.safeParse(data)
      if (told.success) take(told.data.news)
    },
    error: later,
    complete: later,
  })
  return () => following.unsubscribe()
}

async function findLast(client: ApolloClient): Promise<number> {
  const { data } = await client.query({ query: documentOf('LastEvent'), fetchPolicy: 'no-cache' })
  return dashboardAnswers.LastEvent.parse(data).events[0]?.number ?? 0
}
