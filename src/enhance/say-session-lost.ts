import { storedName } from '../config/stored-keys'

const key = storedName('session-lost')

/** Where a session leads that could not be kept up: says so, once, and offers the way back to the page that was left. */
export function saySessionLost(): void {
  const notice = document.querySelector<HTMLElement>('[data-session-lost]')
  const link = notice?.querySelector('a')
  const page = sessionStorage.getItem(key)
  if (!notice || !link || page === null) return
  sessionStorage.removeItem(key)
  // Whether that is a page to return to is for the sign-in to judge.
  link.search = new URLSearchParams({ return: page }).toString()
  notice.hidden = false
  // The page came by itself: a screen reader begins with why.
  notice.tabIndex = -1
  notice.focus()
}
