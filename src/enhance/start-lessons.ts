import { storedName } from '../config/stored-keys'

/** A lesson is read and watched without a script; with one it can be searched, and goes on where its reader stopped. */
export function startLessons(): void {
  if (!document.querySelector('[data-lesson], [data-series], [data-recording]')) return
  // How far somebody is, is known of whoever was here before; others fetch nothing until they do something.
  if ('signedIn' in document.documentElement.dataset || localStorage.getItem(storedName('lessons'))) load()
  else for (const sign of ['pointerdown', 'keydown', 'wheel']) addEventListener(sign, load, { once: true })
}

const load = () => void fetchLessons().catch(() => undefined)

// Where every page is drawn in the browser, nothing was put together apart.
const fetchLessons = () =>
  // eslint-disable-next-line no-restricted-properties -- bundlers leave the branch out only where they see this
  process.env.NODE_ENV === 'development' ? import('../features/lessons/lesson-here') : import('./lesson-here.js')
