import { required } from '../../src/config/required'

/** What `npm start`, or an operator, tells the publisher. Read here and nowhere else. */
export const environment = {
  databaseUrl: () => required('DATABASE_URL'),
  logUrl: () => required('LOG_URL'),
  siteKey: () => required('SITE_KEY'),
  webhookSecret: () => required('WEBHOOK_SECRET'),
  operatorKey: () => required('OPERATOR_KEY'),
  /** Where a second publisher of one machine listens, which waits for the first to end. */
  port: () => (process.env.PUBLISHER_PORT ? Number(process.env.PUBLISHER_PORT) : undefined),
  publicUrl: () => required('PUBLIC_URL'),
}
