import { useEffect, useState } from 'react'
import { type SearchState } from '../../../services/search/search-state'
import { type Found } from '../found'
import { correctAddress } from './use-address'

type Shown = { found: Found | undefined; isDown: boolean }
export type FindState = (state: SearchState, calledOff: AbortSignal) => Promise<Found>

/** What fits the state of the page; a question is called off by a later one. */
export function useFound(find: FindState, state: SearchState): Shown & { retry: () => void } {
  const [shown, setShown] = useState<Shown>({ found: undefined, isDown: false })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const asking = new AbortController()
    const show = (next: Shown) => {
      if (asking.signal.aborted) return
      setShown(next)
      if (next.found && next.found.state !== state) correctAddress(next.found.state)
    }
    find(state, asking.signal).then(
      (found) => show({ found, isDown: false }),
      () => show({ found: undefined, isDown: true }),
    )
    return () => asking.abort()
  }, [find, state, tries])
  return { ...shown, retry: () => setTries((count) => count + 1) }
}
