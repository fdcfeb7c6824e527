import { localeOfSaved } from '../../routes/saved-of'
import { noteReading } from './note-reading'
import { showPicture } from './show-picture'
import { startHere } from './start-here'

noteReading()
if (document.getElementById('registration')) loadRegistering().catch(() => undefined)
const locale = localeOfSaved(location.pathname)
await Promise.allSettled([showPicture(), ...(locale === undefined ? [] : [startHere(locale)])])

// Where every page is drawn in the browser, nothing was put together apart.
function loadRegistering() {
  // eslint-disable-next-line no-restricted-properties -- bundlers leave the branch out only where they see this
  return process.env.NODE_ENV === 'development' ? import('../registration/register-here') : import('./register-here.js')
}

export {}
