/** The name that auth0-js gives to the window; browsers keep it for as long as the window knows who opened it. */
const windowName = 'auth0_signup_popup'

/** Whether this page is in the window that a sign-in opened. */
export const isSignInWindow = ({ opener, name }: Pick<Window, 'opener' | 'name'>): boolean =>
  opener !== null && name === windowName
