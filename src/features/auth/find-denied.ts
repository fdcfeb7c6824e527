import { type Denied, lastDenied } from '../../services/identity/session/last-words'
import { type AuthState } from '../../services/identity/session/session-state'

/** Why somebody was not let in. It stays on the screen while another try leaves for the provider. */
export const findDenied = ({ status }: Pick<AuthState, 'status'>): Denied | undefined =>
  status === 'denied' || status === 'redirecting' ? lastDenied.read() : undefined
