import { required } from '../../src/config/required'

/** What `npm start` tells the provider. Read here and nowhere else. */
export const environment = {
  secret: () => required('IDENTITY_SECRET'),
  /** The website's origin. */
  publicUrl: () => required('PUBLIC_URL'),
  /** Where browsers reach the provider: at the website's own origin, unless somebody tries it across origins. */
  identityUrl: () => process.env.IDENTITY_URL ?? `${required('PUBLIC_URL')}/idp`,
}
