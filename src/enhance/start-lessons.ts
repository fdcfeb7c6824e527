/** A lesson is read and watched without a script; with one it can be searched, and goes on where its reader stopped. */
export function startLessons(): void {
  if (!document.querySelector('[data-lesson],[data-series],[data-recording]')) return
  // How far somebody is, is shown at once to people who are signed in; others fetch nothing until they do something.
  if (document.documentElement.dataset.signedIn === '') load()
  else addEventListener('pointerdown', load, { once: true })
}

const load = () => void fetchLessons().catch(() => undefined)

// Where every page is drawn in the browser, nothing was put together apart.
const fetchLessons = () =>
  // eslint-disable-next-line no-restricted-properties -- bundlers leave the branch out only where they see this
  process.env.NODE_ENV === 'development' ? import('../features/lessons/lesson-here') : import('./lesson-here.js')
