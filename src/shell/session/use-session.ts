import { useSyncExternalStore } from 'react'
import { type Snapshot } from '../../services/identity/session/live-session'
import { type OpenedSession, openSession } from '../../services/identity/session/open-session'

let opened: OpenedSession | undefined

/** THE session of this page: the first that asks opens it. */
export const theSession = (): OpenedSession => (opened ??= openSession())

/** What is known of who is here, drawn again whenever that changes. */
export function useSession(): OpenedSession & Snapshot {
  const { session, ...others } = theSession()
  const { auth, permissions } = useSyncExternalStore(session.subscribe, session.read)
  return { session, ...others, auth, permissions }
}

const went = 'went'

/** Another of the pages that this page can draw, without loading it again. */
export function goTo(path: string): void {
  history.pushState(null, '', path)
  window.dispatchEvent(new Event(went))
}

const readPath = () => location.pathname

function listen(hear: () => void): () => void {
  for (const name of [went, 'popstate']) window.addEventListener(name, hear)
  return () => {
    for (const name of [went, 'popstate']) window.removeEventListener(name, hear)
  }
}

const readAddress = () => `${location.pathname}${location.search}`

/** The path and the query: a screen that reads its query is drawn again when that changes. */
export const useAddress = (): string => useSyncExternalStore(listen, readAddress)

export const usePath = (): string => useSyncExternalStore(listen, readPath)
