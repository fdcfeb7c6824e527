/**
 * Ways to sign in on the site's own pages, beside leaving for the provider's. Each is off unless its setting says `true`,
 * and each name is written out: the build puts the values in their place.
 */
export const ownWays = {
  /** The provider's page opens in a window of its own, and this page stays. */
  popup: process.env.GATSBY_SIGN_IN_POPUP === 'true',
  /** A form for an email address and a password. */
  password: process.env.GATSBY_SIGN_IN_PASSWORD === 'true',
  /** A form for a link by email, or a code to a telephone. */
  passwordless: process.env.GATSBY_SIGN_IN_PASSWORDLESS === 'true',
  /** The provider's questions for people may be reCAPTCHA's, which come from Google. */
  recaptcha: process.env.GATSBY_SIGN_IN_RECAPTCHA === 'true',
} as const

export const ownWayNames = [
  'GATSBY_SIGN_IN_POPUP',
  'GATSBY_SIGN_IN_PASSWORD',
  'GATSBY_SIGN_IN_PASSWORDLESS',
  'GATSBY_SIGN_IN_RECAPTCHA',
] as const
