import { useEffect, useRef, useState } from 'react'
import { type SearchState } from '../../services/search/search-state'
import { type Found } from './found'

type Shown = { found: Found | undefined; isDown: boolean }
export type FindState = (state: SearchState) => Promise<Found>

/** What fits the state of the page; an answer that comes after a later question is dropped. */
export function useFound(find: FindState, state: SearchState): Shown & { retry: () => void } {
  const [shown, setShown] = useState<Shown>({ found: undefined, isDown: false })
  const newest = useRef(0)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const own = ++newest.current
    const show = (next: Shown) => own === newest.current && setShown(next)
    find(state).then(
      (found) => show({ found, isDown: false }),
      () => show({ found: undefined, isDown: true }),
    )
  }, [find, state, tries])
  return { ...shown, retry: () => setTries((count) => count + 1) }
}
