import { type AuthError } from '../auth-error'
import { siteRoot } from '../return-path'
import { type User } from '../user'

type Blank = { redirectUrl: string; user: undefined; token: undefined; stateNonce: undefined; accessDenied: undefined }
type Known = Omit<Blank, 'user' | 'token'> & { user: User; token: string }

/** What is known of who is here. Somebody is authenticated with a user and a token, or not at all. */
export type AuthState =
  | (Blank & { status: 'booting' | 'restoring' | 'callback' | 'anonymous'; authenticated: false })
  | (Omit<Blank, 'stateNonce'> & { status: 'redirecting'; authenticated: false; stateNonce: string })
  | (Known & { status: 'authenticated' | 'renewing'; authenticated: true })
  | (Omit<Blank, 'accessDenied'> & { status: 'denied'; authenticated: false; accessDenied: AuthError })

export type AuthEvent =
  | { type: 'nobody-known' }
  | { type: 'somebody-known' }
  | { type: 'left'; stateNonce: string; redirectUrl: string }
  | { type: 'returned' }
  | { type: 'accepted'; user: User; token: string; redirectUrl?: string }
  | { type: 'renewing' }
  | { type: 'refused'; error: AuthError; redirectUrl?: string }
  | { type: 'ended' }

const blank: Blank = {
  redirectUrl: siteRoot,
  user: undefined,
  token: undefined,
  stateNonce: undefined,
  accessDenied: undefined,
}

export const booting: AuthState = { ...blank, status: 'booting', authenticated: false }

/** From which states an event means anything; elsewhere it changes nothing. */
const heardIn: Record<AuthEvent['type'], readonly AuthState['status'][]> = {
  'nobody-known': ['booting', 'restoring'],
  'somebody-known': ['booting'],
  left: ['anonymous', 'denied', 'restoring', 'redirecting'],
  returned: ['booting', 'anonymous', 'redirecting', 'denied'],
  accepted: ['callback', 'restoring', 'authenticated', 'renewing'],
  renewing: ['authenticated'],
  refused: ['booting', 'restoring', 'callback', 'anonymous', 'redirecting', 'authenticated', 'renewing', 'denied'],
  ended: ['booting', 'restoring', 'callback', 'anonymous', 'redirecting', 'authenticated', 'renewing', 'denied'],
}

export function reduce(state: AuthState, event: AuthEvent): AuthState {
  if (!heardIn[event.type].includes(state.status)) return state
  const rest = { ...blank, redirectUrl: state.redirectUrl }
  switch (event.type) {
    case 'nobody-known':
    case 'ended':
      return { ...blank, status: 'anonymous', authenticated: false }
    case 'somebody-known':
      return { ...rest, status: 'restoring', authenticated: false }
    case 'left': {
      const { stateNonce, redirectUrl } = event
      return { ...blank, status: 'redirecting', authenticated: false, stateNonce, redirectUrl }
    }
    case 'returned':
      return { ...rest, status: 'callback', authenticated: false }
    case 'accepted': {
      const { user, token, redirectUrl = state.redirectUrl } = event
      return { ...blank, status: 'authenticated', authenticated: true, user, token, redirectUrl }
    }
    case 'renewing':
      return state.authenticated ? { ...state, status: 'renewing' } : state
    case 'refused': {
      const { error, redirectUrl = state.redirectUrl } = event
      return { ...blank, status: 'denied', authenticated: false, accessDenied: error, redirectUrl }
    }
  }
}
