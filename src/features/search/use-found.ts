import { useEffect, useRef, useState } from 'react'
import { type SearchState } from '../../services/search/search-state'
import { type Found } from './found'
import { correctAddress } from './use-address'

type Shown = { found: Found | undefined; isDown: boolean }
export type FindState = (state: SearchState) => Promise<Found>

/** What fits the state of the page; an answer that comes after a later question is dropped. */
export function useFound(find: FindState, state: SearchState): Shown & { retry: () => void } {
  const [shown, setShown] = useState<Shown>({ found: undefined, isDown: false })
  const newest = useRef(0)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const own = ++newest.current
    const show = (next: Shown) => {
      if (own !== newest.current) return
      setShown(next)
      if (next.found && next.found.state !== state) correctAddress(next.found.state)
    }
    find(state).then(
      (found) => show({ found, isDown: false }),
      () => show({ found: undefined, isDown: true }),
    )
  }, [find, state, tries])
  return { ...shown, retry: () => setTries((count) => count + 1) }
}
