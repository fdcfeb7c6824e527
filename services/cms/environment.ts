import { required } from '../../src/config/required'

/** What `npm start`, or an operator, tells the CMS. Read here and nowhere else. */
export const environment = {
  databaseUrl: () => required('DATABASE_URL'),
  secret: () => required('CMS_SECRET'),
  siteKey: () => required('SITE_KEY'),
  accountKey: () => required('ACCOUNT_KEY'),
  /** Where the account service shows what people ask for, and what opens that. */
  accountUrls: () => required('ACCOUNT_URLS').split(','),
  officeKey: () => required('OFFICE_KEY'),
  mediaFolder: () => required('MEDIA_DIR'),
  bucket: () => ({
    S3_BUCKET: process.env.S3_BUCKET || undefined,
    S3_ENDPOINT: process.env.S3_ENDPOINT || undefined,
    S3_REGION: process.env.S3_REGION || 'us-east-1',
  }),
  webhookSecret: () => required('WEBHOOK_SECRET'),
  webhookUrls: () => (process.env.WEBHOOK_URLS ?? '').split(',').filter(Boolean),
  /** Whether administrators may do anything before they have a second factor. */
  secondFactorFor: () => (process.env.SECOND_FACTOR === 'administrators' ? 'administrators' : 'nobody'),
  /** Whether addresses outside of the site are asked at all. */
  checksLinks: () => process.env.LINK_CHECK !== 'off',
  smtpUrl: () => process.env.SMTP_URL ?? '',
  mailFrom: () => process.env.MAIL_FROM ?? '',
  mailSigning: () => ({ selector: process.env.DKIM_SELECTOR, key: process.env.DKIM_KEY }),
  /** Where mail is put to be read when there is nobody to send it through. */
  mailFolder: () => process.env.MAIL_DIR ?? '',
  /** Whether this installation has a publisher that can be asked where an edition is on its way. */
  hasPublisher: () => (process.env.SERVICES ?? '').split(',').includes('publisher'),
  publicUrl: () => required('PUBLIC_URL'),
  publicOrigins: () => toOrigins(required('PUBLIC_URL')),
  isHttps: () => required('PUBLIC_URL').startsWith('https:'),
}

/** Every spelling of the one public origin: on this machine people type its number as well as its name. */
export function toOrigins(publicUrl: string): string[] {
  const origin = publicUrl.replace(/\/+$/, '')
  return origin.includes('//localhost') ? [origin, origin.replace('//localhost', '//127.0.0.1')] : [origin]
}
