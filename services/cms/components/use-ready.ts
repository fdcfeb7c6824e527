import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False in what the server sends, true once a press is heard: until then the browser would answer it by itself, or nobody. */
export const useReady = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
