import { savedOf } from '../../routes/saved-of'
import { pagesRead } from '../../services/account/pages-read'
import { readHolder } from './ask-account'

const isRead = /^(article|event|training|training-series)-/

/** Notes on this device that anyone who is signed in opened an insight, an event or a training, where they agreed to it. */
export function noteReading(): void {
  const who = readHolder()
  const title = document.querySelector('h1')?.textContent.trim() ?? ''
  if (who === undefined || title === '' || !isRead.test(savedOf(location.pathname) ?? '')) return
  pagesRead.remember(who, { path: location.pathname, title })
}
