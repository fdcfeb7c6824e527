import { createFirstParty } from './first-party'
import { hearSearches } from './search-event'

let isCounting = false

/** Counts this visit and its searches, and stops when the reader no longer agrees. */
export function countVisits(kept: Pick<Storage, 'getItem'>, tokenKey: string): void {
  // The pages of an account are not counted: there, a session says who is here.
  if (isCounting || 'uncounted' in document.documentElement.dataset) return
  isCounting = true
  const analytics = createFirstParty(() => kept.getItem(tokenKey))
  const withdrawn = new AbortController()
  analytics.page(location.pathname)
  hearSearches(analytics.search, withdrawn.signal)
  document.addEventListener(
    'consent:withdrawn',
    () => {
      withdrawn.abort()
      // On a page of content nothing else could say so for anyone who is signed in.
      analytics.withdraw()
      isCounting = false
    },
    { once: true },
  )
}
