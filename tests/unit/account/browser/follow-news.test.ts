import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { documentOf } from '../../../../src/services/account/account-texts'
import { followNews } from '../../../../src/services/account/follow-news'

type Told = { number: number; kind: string; about?: string; page?: string | null }

const ownPage = '00000000-0000-4000-8000-00000000000a'
type Listener = { next: (result: ApolloLink.Result) => void }

const viewer = (fields: object) => ({ data: { viewer: { __typename: 'Viewer', id: 'auth0|anna', ...fields } } })
const answers: Readonly<Record<string, ApolloLink.Result>> = {
  LastEvent: viewer({ events: [{ __typename: 'Event', number: 7 }] }),
  Requests: viewer({ requests: [] }),
  Details: viewer({ details: null }),
}

/** A page that shows requests and details, before a network that answers at once. */
function openPage() {
  const asked: string[] = []
  const socket: { listener?: Listener; variables?: unknown; isClosed?: boolean } = {}
  const link = new ApolloLink(({ operationName = '', variables }) => {
    asked.push(operationName)
    return new Observable<ApolloLink.Result>((observer) => {
      if (operationName !== 'News') {
        observer.next(answers[operationName] ?? {})
        observer.complete()
        return undefined
      }
      Object.assign(socket, { listener: observer, variables })
      return () => (socket.isClosed = true)
    })
  })
  const client = new ApolloClient({ link, cache: new InMemoryCache() })
  for (const name of ['Requests', 'Details'] as const)
    client.watchQuery({ query: documentOf(name) }).subscribe({ next: () => undefined })
  const stop = followNews(client, ownPage)
  const tell = async (event: Told) => {
    const about = { __typename: 'Event', about: '1', page: null, at: '2026-11-26T09:00:00.000Z' }
    socket.listener?.next({ data: { news: { ...about, ...event } } })
    await settle()
  }
  return { asked, socket, stop, tell }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 50))

describe('what happens elsewhere', () => {
  it('is followed from the last event on, and asks again for what it concerns and shows (AC-5)', async () => {
    const { asked, socket, stop, tell } = openPage()
    await settle()
    expect(socket.variables).toEqual({ after: 7 })
    asked.length = 0
    await tell({ number: 8, kind: 'REQUEST_MADE' })
    expect(asked).toEqual(['Requests'])
    await tell({ number: 9, kind: 'ALERTS_READ' })
    expect(asked).toEqual(['Requests'])
    // It may be the answer to one of them.
    await tell({ number: 10, kind: 'GRANT_BEGUN' })
    expect(asked).toEqual(['Requests', 'Requests'])
    stop()
  })

  it('that somebody changes on another device asks again for all that is shown, and their own change for nothing (AC-5)', async () => {
    const { asked, stop, tell } = openPage()
    await settle()
    asked.length = 0
    await tell({ number: 8, kind: 'OWN_CHANGED', about: 'changeDetails', page: ownPage })
    expect(asked).toEqual([])
    // A change that this page knows nothing of, and one that no page made.
    await tell({ number: 9, kind: 'OWN_CHANGED', about: 'changeOfLaterDays', page: 'another' })
    expect(asked.sort()).toEqual(['Details', 'Requests'])
    await tell({ number: 10, kind: 'OWN_CHANGED', about: 'changeDetails', page: null })
    expect(asked).toHaveLength(4)
    await tell({ number: 11, kind: 'OWN_CHANGED', about: 'noteOverviewVisit', page: 'another' })
    expect(asked).toHaveLength(4)
    stop()
  })

  it('is not news a second time, when a socket begins again; and is nothing where the page cannot read it', async () => {
    const { asked, stop, tell } = openPage()
    await settle()
    asked.length = 0
    await tell({ number: 7, kind: 'REQUEST_MADE' })
    await tell({ number: 8, kind: 'SOMETHING_NEW' })
    expect(asked).toEqual([])
    stop()
  })

  it('is not followed any more once somebody has left', async () => {
    const { socket, stop } = openPage()
    await settle()
    stop()
    expect(socket.isClosed).toBe(true)
  })
})
