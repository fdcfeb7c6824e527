/** Whatever goes wrong with signing in, in one shape. `description` is for operators, never shown as it is. */
export type AuthError = { code: string; description: string }

/** Errors of the specification, in its words. */
export const authErrors = {
  noState: { code: 'no_state', description: 'Callback: state not retrieved from auth0 callback' },
  stateUnavailable: { code: 'no_state', description: 'getState: State string could not be retrieved' },
  stateMismatch: { code: 'invalid_token', description: '`state` does not match.' },
  otherOrganisation: {
    code: 'invalid_token',
    description: 'Organization Id (org_id) claim value mismatch in the ID token',
  },
  noAccessTokenHash: { code: 'invalid_token', description: 'The ID token does not vouch for the access token.' },
  noToken: { code: 'invalid_token', description: 'The ID token is not written as one.' },
  notAuthenticated: { code: 'not_authenticated', description: 'User is not authenticated' },
  noAccessToken: { code: 'not_authenticated', description: 'getAuthorization: No access token passed' },
  noApi: { code: 'no_api', description: 'Missing onlineServicesAPIMUrl' },
  permissionsFailed: { code: 'permissions_failed', description: 'Failed to retrieve user permissions' },
  detailsRefused: { code: 'details_refused', description: 'The provider did not take the changed details' },
  invalidUser: { code: 'invalid_user', description: 'Invalid user returned' },
  logoutFailed: { code: 'logout_failed', description: 'Not successfully logged out' },
  renewalTimeout: { code: 'timeout', description: 'Timeout during authentication renew.' },
  popupClosed: { code: 'popup_closed', description: 'User closed the popup window' },
  popupBlocked: { code: 'popup_blocked', description: 'The browser did not open the popup window' },
  captchaFailed: {
    code: 'captcha_failed',
    description: 'Error getting the bot detection challenge. Please contact the system administrator.',
  },
  network: { code: 'network', description: 'Network Error' },
} as const satisfies Record<string, AuthError>

/** Thrown where a value was expected. */
export class AuthProblem extends Error {
  override name = 'AuthProblem'
  readonly error: AuthError

  constructor(error: AuthError) {
    super(error.description)
    this.error = error
  }
}

/** For a part of the program that did not arrive, whatever a bundler calls that. */
export function failToArrive(): never {
  throw new AuthProblem(authErrors.network)
}

type Shape = Record<string, unknown>

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined

// auth0-js says the same in two ways, by which function was called.
const timeouts = ['Timeout during authentication renew.', 'Timeout during executing web_message communication']

/** auth0-js has eight shapes of error, by function and by cause: https://auth0.github.io/auth0.js tells of three. */
export function toAuthError(thrown: unknown): AuthError {
  if (thrown instanceof AuthProblem) return thrown.error
  if (typeof thrown === 'string') return { code: 'unknown', description: thrown }
  if (typeof thrown !== 'object' || thrown === null) return { code: 'unknown', description: '' }
  const shape = thrown as Shape
  if (shape.original === 'User closed the popup window') return authErrors.popupClosed
  const description =
    [shape.errorDescription, shape.error_description, shape.description, messageOf(shape)].map(asText).find(Boolean) ??
    ''
  const code = [shape.error, shape.code].map(asText).find(Boolean)
  if (code === 'timeout' || timeouts.includes(description)) return authErrors.renewalTimeout
  if (code === undefined && shape.code === null) return authErrors.network
  if (description === 'Failed to fetch' || description === 'Network Error') return authErrors.network
  return { code: code ?? 'unknown', description }
}

/** Rules of a weak password come as an object; what matters of them is the policy in words. */
const messageOf = ({ message, policy, original }: Shape): unknown =>
  message ?? policy ?? (original instanceof Error ? original.message : undefined)

/** An account of another organisation, and a device whose clock is wrong, need other words than a forged token. */
export type ErrorKind =
  | 'old-link'
  | 'untrusted'
  | 'organisation'
  | 'not-member'
  | 'clock'
  | 'popup'
  | 'consent'
  | 'signed-out'
  | 'captcha'
  | 'identity'
  | 'logout'
  | 'refused'
  | 'network'
  | 'unset'
  | 'other'

const byCode: Readonly<Record<string, ErrorKind>> = {
  no_state: 'old-link',
  invalid_hash: 'old-link',
  invalid_user: 'identity',
  logout_failed: 'logout',
  origin_mismatch: 'popup',
  popup_closed: 'popup',
  popup_blocked: 'popup',
  consent_required: 'consent',
  interaction_required: 'consent',
  timeout: 'signed-out',
  captcha_failed: 'captcha',
  access_denied: 'refused',
  unauthorized: 'refused',
  network: 'network',
  no_settings: 'unset',
}

// As the embedded provider and Auth0 say it; the code is access_denied in one case and invalid_request in another.
const notMember = /\bis not part of the .+ organization\b|\bdoes not belong to any organization\b/

/** Whether nobody said no: the network failed, or the provider could not answer at the moment. A session outlives that. */
export const mayPass = ({ code }: AuthError): boolean => passing.test(code)

const passing = /^(?:network|temporarily_unavailable|server_error|429|5\d\d)$/

/** What happened, as far as a reader can do something about it. */
export function kindOf({ code, description }: AuthError): ErrorKind {
  if (notMember.test(description)) return 'not-member'
  if (code !== 'invalid_token') return byCode[code] ?? 'other'
  if (/\borg_(id|name)\b/.test(description)) return 'organisation'
  if (/current time .* is (after|before)/.test(description)) return 'clock'
  return description === authErrors.stateMismatch.description ? 'old-link' : 'untrusted'
}
