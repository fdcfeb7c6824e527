/** The name that auth0-js gives to the window; browsers keep it for as long as the window knows who opened it. */
const windowName = 'auth0_signup_popup'

type Opened = Pick<Window, 'opener' | 'name'>

/** Whether this page is in the window that a sign-in opened. */
export const isSignInWindow = ({ opener, name }: Opened): boolean => opener !== null && name === windowName

/** What the page that opened it receives where no answer can be handed over. auth0-js reads every message as JSON. */
const failure = JSON.stringify({ signIn: 'failed' })

export const isWindowFailure = ({ data, origin }: MessageEvent): boolean =>
  data === failure && origin === location.origin

/** In that window: the page that opened it goes on at once, instead of waiting for an answer. */
export function tellOpenerOfFailure({ opener }: Opened): void {
  ;(opener as Window | null)?.postMessage(failure, location.origin)
}

/** In that window: the path of the page that opened it, as long as that is a page of this site. */
export function findOpenerPath({ opener }: Opened): string | undefined {
  try {
    return (opener as Window | null)?.location.pathname
  } catch {
    return undefined
  }
}
