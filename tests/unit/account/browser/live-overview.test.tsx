/** @jest-environment jsdom */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode } from 'react'
import { useHeldOverview } from '../../../../src/features/overview/use-held-overview'
import { useLiveLaw } from '../../../../src/features/overview/use-live-law'
import { documentOf } from '../../../../src/services/account/account-texts'
import { overviewAnswers, type Overview } from '../../../../src/services/account/answers/overview-answers'
import { movedAnswers, overviewOf } from '../../../support/account/overview-answers'

const read = (own: object): Overview =>
  overviewAnswers.Overview.parse((overviewOf(own) as { data: object }).data).overview
const [first] = movedAnswers
const fresh = { ...first, key: '9.2', changeKind: 'LAW_CHANGE', isFirst: false }
const more = { edition: 'e2', total: 6, laws: 3, answers: [fresh, ...movedAnswers] }

const asked = (overview: Overview | undefined) =>
  ({ data: overview && { overview }, isLoading: overview === undefined }) as never
const hold = (overview: Overview) => {
  const hook = renderHook(({ now }) => useHeldOverview(asked(now), undefined), { initialProps: { now: overview } })
  return { ...hook, become: (own: object) => hook.rerender({ now: read(own) }) }
}

describe('a change that comes while somebody reads', () => {
  it('is shown, moves nothing, and is shown when they say so (C-2, AC-5)', () => {
    const { result, become } = hold(read({}))
    become(more)
    expect(result.current).toMatchObject({ fresh: 1, overview: { total: 5 } })

    act(() => result.current.show())
    expect(result.current).toMatchObject({ fresh: 0, overview: { total: 6, laws: 3 } })
  })

  it('takes away at once what may not be read any more (C-2, PM-2)', () => {
    const { result, become } = hold(read({}))
    become({ total: 4, answers: movedAnswers.slice(1) })

    expect(result.current.overview?.answers).toHaveLength(4)
  })

  it('goes on with the visit that it began with, however long that lasts (R-DAS-01)', () => {
    const { result, become } = hold(read({}))
    become({ since: '2026-11-27T09:00:00.000Z', total: 1, laws: 1, answers: [fresh] })
    act(() => result.current.show())

    expect(result.current.overview).toMatchObject({ total: 6, laws: 3, since: '2026-11-17T18:05:00.000Z' })
  })

  it('is asked for when the navigator is another, with the state that the page shows (C-2, AC-5)', async () => {
    const names: string[] = []
    const socket: { tell?: (edition: string) => void; known?: unknown; isClosed?: boolean } = {}
    const link = new ApolloLink(({ operationName = '', variables }) => {
      names.push(operationName)
      return new Observable<ApolloLink.Result>((observer) => {
        if (operationName !== 'LawEdition') {
          observer.next(overviewOf({}) as ApolloLink.Result)
          observer.complete()
          return undefined
        }
        const tell = (edition: string) => observer.next({ data: { navEdition: edition } })
        Object.assign(socket, { tell, known: variables.known as string })
        return () => (socket.isClosed = true)
      })
    })
    const client = new ApolloClient({ link, cache: new InMemoryCache() })
    const variables = { locale: 'en', since: null }
    client.watchQuery({ query: documentOf('Overview'), variables }).subscribe({ next: () => undefined })
    const wrapper = ({ children }: { children: ReactNode }) => (
      <ApolloProvider client={client}>{children}</ApolloProvider>
    )
    const { unmount } = renderHook(() => useLiveLaw('e1'), { wrapper })
    await waitFor(() => expect(socket.known).toBe('e1'))
    names.length = 0
    act(() => socket.tell?.('e2'))

    await waitFor(() => expect(names).toEqual(['Overview']))
    unmount()
    expect(socket.isClosed).toBe(true)
  })
})
