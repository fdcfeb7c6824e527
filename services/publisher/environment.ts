/** What `npm start`, or an operator, tells the publisher. Read here and nowhere else. */
const required = (name: string): string => {
  const value = process.env[name]
  if (value) return value
  throw new Error(`${name} is not set. "npm start" sets it; see .env.example for an installation of your own.`)
}

export const environment = {
  databaseUrl: () => required('DATABASE_URL'),
  logUrl: () => required('LOG_URL'),
  siteKey: () => required('SITE_KEY'),
  webhookSecret: () => required('WEBHOOK_SECRET'),
  operatorKey: () => required('OPERATOR_KEY'),
  publicUrl: () => required('PUBLIC_URL'),
}
