import { readSetting, type ReadSetting } from './read-setting'

/** Ways to sign in on the site's own pages, beside leaving for the provider's. Each is off unless its setting says `true`. */
export const toOwnWays = (read: ReadSetting) => ({
  /** The provider's page opens in a window of its own, and this page stays. */
  popup: read('SIGN_IN_POPUP') === 'true',
  /** A form for an email address and a password. */
  password: read('SIGN_IN_PASSWORD') === 'true',
  /** A form for a link by email, or a code to a telephone. */
  passwordless: read('SIGN_IN_PASSWORDLESS') === 'true',
  /** The provider's questions for people may be reCAPTCHA's, which come from Google. */
  recaptcha: read('SIGN_IN_RECAPTCHA') === 'true',
})

export const ownWays = toOwnWays(readSetting)
