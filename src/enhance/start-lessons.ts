/** A lesson is read and watched without a script; with one it can be searched, and goes on where its reader stopped. */
export function startLessons(): void {
  if (document.querySelector('[data-lesson], [data-series], [data-recording]')) load().catch(() => undefined)
}

// Where every page is drawn in the browser, nothing was put together apart.
const load = () =>
  // eslint-disable-next-line no-restricted-properties -- bundlers leave the branch out only where they see this
  process.env.NODE_ENV === 'development' ? import('../features/lessons/lesson-here') : import('./lesson-here.js')
