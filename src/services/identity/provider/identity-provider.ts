import { AuthProblem, authErrors } from '../auth-error'

/** What the provider hands over; never logged. Absent parts are null. */
export type AuthResult = {
  accessToken: string | null
  idToken: string | null
  idTokenPayload: Readonly<Record<string, unknown>> | null
  appState: unknown
  refreshToken: string | null
  state: string | null
  expiresIn: number | null
  tokenType: string | null
  scope: string | null
}

export type Departure = {
  state: string
  locale: string
  signUp?: boolean
  connection?: string | undefined
  loginHint?: string | undefined
  organization?: string | undefined
  /** Asks which account, although one is signed in. */
  chooseAccount?: boolean
  /** Asks for the password again, although somebody is signed in there. */
  isFresh?: boolean
}

/** What people say of themselves; the provider keeps it with their account. An empty one is taken away. */
export type OwnDetails = { company: string; jobTitle: string }

/** One of the ways by which an account is opened. */
export type Identity = { connection: string; userIdentifier: string; email: string | null }

export type KnownVisitor = { isKnown: boolean; username?: string }

/** What signing in needs of a provider. Whatever goes wrong is thrown as an AuthProblem. */
export type IdentityProvider = {
  authorize: (departure: Departure) => void
  parseHash: (fragment: string) => Promise<AuthResult>
  /** Asks who is signed in there, for the organisation that the session is for. */
  checkSession: (organization?: string) => Promise<AuthResult>
  userInfo: (accessToken: string) => Promise<Readonly<Record<string, unknown>>>
  findKnownVisitor: () => Promise<KnownVisitor>
  changePassword: (email: string) => Promise<void>
  changeDetails: (userId: string, details: OwnDetails) => Promise<void>
  findIdentities: (userId: string) => Promise<Identity[]>
  logout: (returnTo: string) => Promise<void>
}

export type Tokens = { accessToken: string; expiresIn: number; idTokenPayload: Readonly<Record<string, unknown>> }

/** A result that can be trusted as a whole: the identity token must vouch for the access token, which auth0-js leaves open. */
export function requireTokens({ accessToken, expiresIn, idTokenPayload }: AuthResult): Tokens {
  if (accessToken === null || idTokenPayload === null || expiresIn === null || !(expiresIn > 0)) {
    throw new AuthProblem({ code: 'invalid_hash', description: 'The answer lacks a token or its life.' })
  }
  if (typeof idTokenPayload.at_hash !== 'string' || idTokenPayload.at_hash === '') {
    throw new AuthProblem(authErrors.noAccessTokenHash)
  }
  return { accessToken, expiresIn, idTokenPayload }
}
