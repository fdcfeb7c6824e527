import { useEffect } from 'react'
import { type SearchPlace, tellSearch } from '../../../services/analytics/search-event'

// Letters on the way to a word are no searches.
const restMs = 1000

/** Tells of a search once its answers have stood for a moment. */
export function useTold(place: SearchPlace, query: string, total: number | undefined): void {
  useEffect(() => {
    if (total === undefined || query.trim() === '') return
    const tell = () => tellSearch(total > 0 ? { what: 'made', place, total } : { what: 'nothing-found', place })
    const timer = setTimeout(tell, restMs)
    return () => clearTimeout(timer)
  }, [place, query, total])
}
