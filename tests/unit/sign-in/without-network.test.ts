import { authErrors, AuthProblem } from '../../../src/services/identity/auth-error'
import { openOnce } from '../../../src/services/identity/open-once'
import { TokenRefused } from '../../../src/services/identity/session/fetch-permissions'
import { createSession, resultOf } from '../../support/identity/sign-in-session'

const loginRequired = Object.assign(new Error(), { error: 'login_required', error_description: 'Login required' })
const halfAnHourMs = 1_800_000

async function signedIn(own: Parameters<typeof createSession>[0] = {}) {
  const made = createSession(own)
  await made.signIn()
  return made
}

describe('a renewal without a network', () => {
  it('keeps the session, asks nobody and leaves for nowhere until the network is back (S-4)', async () => {
    const made = await signedIn()
    made.answers.isOnline = false
    await made.clock.pass(halfAnHourMs + 600_000)

    expect([made.session.read().auth.authenticated, made.store.readToken()]).toEqual([true, 'token-1'])
    expect([made.told('silent check'), made.told('leave')]).toEqual([[], []])
    made.answers.isOnline = true
    made.answers.check = () => Promise.resolve(resultOf({ accessToken: 'renewed' }))
    made.session.wake()
    made.session.wake()
    await made.clock.settle()

    expect(made.told('silent check')).toHaveLength(1)
    expect(made.session.read().auth).toMatchObject({ status: 'authenticated', token: 'renewed' })
    expect(made.store.readToken()).toBe('renewed')
  })

  it('that was lost while the provider was asked is tried again, at the latest after a minute (S-4)', async () => {
    const made = await signedIn()
    made.answers.check = () => {
      made.answers.isOnline = false
      return Promise.reject(new AuthProblem(authErrors.renewalTimeout))
    }
    await made.clock.pass(halfAnHourMs)
    expect([made.session.read().auth.authenticated, made.told('leave')]).toEqual([true, []])
    made.answers.isOnline = true
    made.answers.check = () => Promise.resolve(resultOf({ accessToken: 'renewed' }))
    await made.clock.pass(60_000)

    expect(made.store.readToken()).toBe('renewed')
  })

  it.each([
    ['does not answer', new AuthProblem(authErrors.network), true],
    ['is down', { code: 503, description: null, original: new Error('Service Unavailable') }, true],
    ['is busy', { code: 429, description: null, original: new Error('Too Many Requests') }, true],
    ['knows nobody any more', loginRequired, false],
    ['refuses', { error: 'access_denied', error_description: 'blocked' }, false],
  ])('or whose provider %s ends the session only by a no (S-4)', async (_, thrown, isKept) => {
    const made = await signedIn()
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- the shapes of the library
    made.answers.check = () => Promise.reject(thrown)
    await made.clock.pass(halfAnHourMs)

    expect([made.session.read().auth.authenticated, made.store.readToken() !== null]).toEqual([isKept, isKept])
    expect(made.told('leave')).toEqual(isKept ? [] : [['/en']])
  })

  it('keeps the session where a refused token cannot be renewed (S-4, C-1)', async () => {
    const made = await signedIn({
      askPermissions: () => Promise.reject(new TokenRefused(authErrors.permissionsFailed)),
    })
    made.answers.isOnline = false
    await made.session.loadPermissions()

    expect(made.session.read()).toMatchObject({ auth: { authenticated: true }, permissions: { status: 'failed' } })
    expect(made.told('leave')).toEqual([])
  })
})

describe('a part of the page that did not arrive', () => {
  it('is asked for again at the next request, and kept from then on (X-17)', async () => {
    let attempts = 0
    const open = openOnce(() => {
      attempts += 1
      return attempts === 1 ? Promise.reject(new AuthProblem(authErrors.network)) : Promise.resolve('library')
    })

    await expect(open()).rejects.toThrow('Network Error')
    expect([await open(), await open(), attempts]).toEqual(['library', 'library', 2])
  })
})
