import { createFirstParty } from './first-party'

let isCounting = false

/** Counts this visit, and stops when the reader no longer agrees. */
export function countVisits(): void {
  if (isCounting) return
  isCounting = true
  const analytics = createFirstParty()
  analytics.page(location.pathname)
  document.addEventListener(
    'consent:withdrawn',
    () => {
      analytics.reset()
      isCounting = false
    },
    { once: true },
  )
}
