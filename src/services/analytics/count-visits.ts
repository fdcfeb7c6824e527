import { createFirstParty } from './first-party'
import { hearSearches } from './search-event'

let isCounting = false

/** Counts this visit and its searches, and stops when the reader no longer agrees. */
export function countVisits(): void {
  if (isCounting) return
  isCounting = true
  const analytics = createFirstParty()
  const withdrawn = new AbortController()
  analytics.page(location.pathname)
  hearSearches(analytics.search, withdrawn.signal)
  document.addEventListener(
    'consent:withdrawn',
    () => {
      withdrawn.abort()
      analytics.reset()
      isCounting = false
    },
    { once: true },
  )
}
