import { useState } from 'react'
import { type RecentSearches } from '../../../services/search/recent-searches'

/** What was searched for on this device, looked up again each time the field is entered: other pages search as well. */
export function useRecent(recent: RecentSearches) {
  const [queries, setQueries] = useState(() => recent.find())
  const [isCleared, setIsCleared] = useState(false)
  const look = () => {
    setQueries(recent.find())
    setIsCleared(false)
  }
  const clear = () => {
    recent.forget()
    setQueries([])
    setIsCleared(true)
  }
  return { queries, isCleared, look, clear }
}
