/** Keys that the services of an installation share. An installation that names none makes them at its first start. */
export const secretNames = [
  'CMS_SECRET',
  'SITE_KEY',
  'ACCOUNT_KEY',
  'OFFICE_KEY',
  'WEBHOOK_SECRET',
  'SEARCH_APP_ID',
  'SEARCH_ADMIN_KEY',
  'SEARCH_KEY',
  'SEARCH_SUBSCRIBERS_KEY',
  'IDENTITY_SECRET',
  'OPERATOR_KEY',
  'ADDRESS_KEYS',
] as const

export type SecretName = (typeof secretNames)[number]
