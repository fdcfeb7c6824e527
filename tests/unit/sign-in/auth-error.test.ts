import { authErrors, AuthProblem, kindOf, toAuthError } from '../../../src/services/identity/auth-error'

const shapes: [where: string, thrown: unknown, expected: { code: string; description: string }][] = [
  [
    'parseHash',
    { error: 'invalid_hash', errorDescription: 'no token', state: 'x' },
    { code: 'invalid_hash', description: 'no token' },
  ],
  [
    'checkSession',
    {
      code: 'login_required',
      description: 'Login required',
      error: 'login_required',
      error_description: 'Login required',
    },
    { code: 'login_required', description: 'Login required' },
  ],
  [
    'the arguments of checkSession',
    { error: 'error', error_description: "responseType can't be `code`" },
    { code: 'error', description: "responseType can't be `code`" },
  ],
  [
    'a call',
    { statusCode: 400, code: 'invalid_signup', description: 'Invalid sign up', name: 'BadRequestError' },
    { code: 'invalid_signup', description: 'Invalid sign up' },
  ],
  [
    'a weak password',
    { code: 'invalid_password', description: { rules: [] }, policy: '* At least 8 characters' },
    { code: 'invalid_password', description: '* At least 8 characters' },
  ],
  [
    '/userinfo',
    { code: 401, description: null, original: new Error('Unauthorized') },
    { code: '401', description: 'Unauthorized' },
  ],
  ['no network', { code: null, description: null, name: 'Error', original: new Error('x') }, authErrors.network],
  ['a closed window', { code: null, original: 'User closed the popup window' }, authErrors.popupClosed],
  ['a thrown text', 'domain option is required', { code: 'unknown', description: 'domain option is required' }],
  [
    'an Error',
    new Error('clientID option is required'),
    { code: 'unknown', description: 'clientID option is required' },
  ],
  ['nothing', undefined, { code: 'unknown', description: '' }],
  ['an own problem', new AuthProblem(authErrors.invalidUser), authErrors.invalidUser],
]

describe('an error of signing in', () => {
  it.each(shapes)('has one shape when it comes from %s', (_, thrown, expected) => {
    expect(toAuthError(thrown)).toEqual(expected)
  })

  it.each(['Timeout during authentication renew.', 'Timeout during executing web_message communication'])(
    'says of "%s" what is specified (X-14, K-10)',
    (words) => {
      expect(toAuthError({ error: 'timeout', error_description: words })).toEqual({
        code: 'timeout',
        description: 'Timeout during authentication renew.',
      })
    },
  )

  it.each([
    ['X-1', authErrors.noState, 'Callback: state not retrieved from auth0 callback'],
    ['X-2', authErrors.notAuthenticated, 'User is not authenticated'],
    ['X-3', authErrors.noAccessToken, 'getAuthorization: No access token passed'],
    ['X-4', authErrors.noApi, 'Missing onlineServicesAPIMUrl'],
    ['X-5', authErrors.permissionsFailed, 'Failed to retrieve user permissions'],
    ['X-6', authErrors.invalidUser, 'Invalid user returned'],
    ['X-7', authErrors.logoutFailed, 'Not successfully logged out'],
    ['X-8', authErrors.stateUnavailable, 'getState: State string could not be retrieved'],
    [
      'X-15',
      authErrors.captchaFailed,
      'Error getting the bot detection challenge. Please contact the system administrator.',
    ],
  ])('(%s) has the words of the catalogue', (_, { description }, words) => {
    expect(description).toBe(words)
  })

  it.each([
    ['X-1', authErrors.noState, 'old-link'],
    ['S-2', authErrors.stateMismatch, 'old-link'],
    ['X-9', { code: 'invalid_hash', description: '' }, 'old-link'],
    ['X-10', { code: 'invalid_token', description: 'Invalid ID token signature.' }, 'untrusted'],
    ['X-10', { code: 'invalid_token', description: 'Organization Id (org_id) claim value mismatch' }, 'organisation'],
    [
      'K-1',
      { code: 'invalid_token', description: 'error in the ID token; current time "x" is after expiration time "y"' },
      'clock',
    ],
    ['X-11', { code: 'origin_mismatch', description: '' }, 'popup'],
    ['X-13', { code: 'consent_required', description: '' }, 'consent'],
    ['X-14', authErrors.renewalTimeout, 'signed-out'],
    ['X-17', { code: 'access_denied', description: '' }, 'refused'],
    [
      'V-4',
      { code: 'access_denied', description: 'user auth0|5f1c2d is not part of the org_Hk2wT9bVqLmXc4Ra organization' },
      'not-member',
    ],
    [
      'V-4',
      {
        code: 'invalid_request',
        description: 'client requires organization membership, but user does not belong to any organization',
      },
      'not-member',
    ],
    ['V-1', { code: 'no_settings', description: 'domain option is required' }, 'unset'],
    ['X-17', { code: 'something_new', description: '' }, 'other'],
  ])('(%s) is of a kind that a reader can be told about', (_, error, kind) => {
    expect(kindOf(error)).toBe(kind)
  })
})
