/**
 * A signed-in person keeps pages at a press, here and in lists, and sees their photograph beside their name. Nobody else fetches
 * anything, and the link leads on without.
 */
export const startSaving = (): void => void load().catch(() => undefined)

// Where every page is drawn in the browser, nothing was put together apart.
const load = () =>
  // eslint-disable-next-line no-restricted-properties -- bundlers leave the branch out only where they see this
  process.env.NODE_ENV === 'development' ? import('../features/saving/save-here') : import('./save-here.js')
