import { type Permissions } from '../../../access/permissions'
import { type Analytics } from '../analytics'
import { type AuthError } from '../auth-error'
import { type IdentityProvider } from '../provider/identity-provider'
import { type Transactions } from '../transactions'
import { type UnsavedForms } from '../unsaved-forms'
import { type Clock } from './renewal-timer'
import { type SessionStore } from './session-store'

/** Which sign-in was refused: in which language it began, and for which organisation. */
export type DeniedSignIn = { locale: string; organization?: string | undefined }

/** What a session acts on: the provider, this browser, and the clock. */
export type SessionParts = {
  provider: () => Promise<IdentityProvider>
  store: SessionStore
  transactions: Transactions
  clock: Clock
  /** Runs what only one tab may do at a time. */
  alone: (work: () => Promise<void>) => Promise<void>
  askPermissions: (token: string) => Promise<Permissions>
  analytics: Analytics
  /** Ends once nothing of the person who was here is left on the device. */
  tellSignedOut: () => Promise<void>
  /** Remembers that a session ended by itself, for the page that says so. */
  noteLost: (returnTo: string) => void
  /** What they had filled in, for them alone. */
  unsaved: Pick<UnsavedForms, 'keep' | 'settle'>
  /** Remembers that somebody comes from signing in, for the page that they come to. */
  noteArrival: () => void
  noteDenied: (error: AuthError, about: DeniedSignIn) => void
  leave: (path: string) => void
  /** The page was left: what it still waited for has failed, and that says nothing about the session. */
  isLeft: () => boolean
  /** Whether the browser has a network, as far as it knows. */
  isOnline: () => boolean
  origin: string
  /** Where this page is, to come back to. */
  here: () => string
  namespace: string
  warn: (words: string) => void
}
