/**
 * A page of the navigator goes on for somebody who is signed in. What it says to all others goes at once, before it could be
 * read, and comes back where there is no more for them. Nobody else fetches anything.
 */
export function startNavigator(): void {
  const place = document.getElementById('navigator_inside')
  if (!place) return
  place.hidden = false
  load().catch(() => (place.hidden = true))
}

// Where every page is drawn in the browser, nothing was put together apart.
const load = () =>
  // eslint-disable-next-line no-restricted-properties -- bundlers leave the branch out only where they see this
  process.env.NODE_ENV === 'development'
    ? import('../features/navigator/navigator-inside')
    : import('./navigator-inside.js')
