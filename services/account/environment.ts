import { required } from '../../src/config/required'

/** What `npm start` tells the account service. Read here and nowhere else. */
export const environment = {
  /** Opens what the CMS says of access. */
  accountKey: () => required('ACCOUNT_KEY'),
  /** Sign addresses: the first makes them, all of them are known at reading. */
  addressKeys: () => required('ADDRESS_KEYS').split(','),
  /** Opens to the CMS what people ask for. */
  officeKey: () => required('OFFICE_KEY'),
  /** Undefined where no CMS says who may use what. */
  accessChangesUrl: () => process.env.ACCESS_CHANGES_URL || undefined,
  logUrl: () => required('LOG_URL'),
  /** The provider's address as tokens name it, without a slash at the end; and where its keys are. */
  identityUrl: () => required('IDENTITY_URL').replace(/\/+$/, ''),
  identityKeysUrl: () => required('IDENTITY_KEYS_URL'),
  userinfoUrl: () => required('IDENTITY_USERINFO_URL'),
  audience: () => required('IDENTITY_AUDIENCE'),
  claimNamespace: () => required('CLAIM_NAMESPACE'),
  publicUrl: () => required('PUBLIC_URL'),
  /** Where the edge can be asked from this machine. */
  siteUrl: () => required('SITE_URL'),
  /** Where mail is put to be read when there is nobody to send it through. */
  mailFolder: () => process.env.MAIL_DIR || undefined,
}
