import { useSyncExternalStore } from 'react'

// As the style sheet has it: below this there is no room for columns.
const query = '(width < 48rem)'

function follow(told: () => void) {
  const media = window.matchMedia(query)
  media.addEventListener('change', told)
  return () => media.removeEventListener('change', told)
}

/** Whether the columns of a table stand below one another. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.matchMedia(query).matches,
    () => false,
  )
