import { useSyncExternalStore } from 'react'

function listen(hear: () => void): () => void {
  for (const name of ['online', 'offline']) window.addEventListener(name, hear)
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, hear)
  }
}

/** Whether the browser has a network, as far as it knows. */
export const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine)
