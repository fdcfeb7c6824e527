/** What `npm start` tells the provider. Read here and nowhere else. */
const required = (name: string): string => {
  const value = process.env[name]
  if (value) return value
  throw new Error(`${name} is not set. "npm start" sets it.`)
}

export const environment = {
  secret: () => required('IDENTITY_SECRET'),
  /** The website's origin. */
  publicUrl: () => required('PUBLIC_URL'),
  /** Where browsers reach the provider: at the website's own origin, unless somebody tries it across origins. */
  identityUrl: () => process.env.IDENTITY_URL ?? `${required('PUBLIC_URL')}/idp`,
}
