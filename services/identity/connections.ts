type Strategy = 'auth0' | 'email' | 'sms' | 'google-oauth2' | 'waad'

export type Connection = {
  name: string
  /** What a user's id begins with. */
  strategy: Strategy
  kind: 'database' | 'passwordless' | 'social' | 'enterprise'
}

export const databaseConnection = 'Username-Password-Authentication'

/** Ways to sign in. The social and the enterprise one are played by a page of ours, so that they can be tried anywhere. */
export const connections: readonly Connection[] = [
  { name: databaseConnection, strategy: 'auth0', kind: 'database' },
  { name: 'email', strategy: 'email', kind: 'passwordless' },
  { name: 'sms', strategy: 'sms', kind: 'passwordless' },
  { name: 'google-oauth2', strategy: 'google-oauth2', kind: 'social' },
  { name: 'client-sign-on', strategy: 'waad', kind: 'enterprise' },
]

export const findConnection = (name: string): Connection | undefined =>
  connections.find((connection) => connection.name === name)

export const isUpstream = ({ kind }: Connection): boolean => kind === 'social' || kind === 'enterprise'
