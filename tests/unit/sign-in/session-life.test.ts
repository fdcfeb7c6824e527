import { noPermissions } from '../../../src/access/permissions'
import { authErrors, AuthProblem } from '../../../src/services/identity/auth-error'
import { TokenRefused } from '../../../src/services/identity/session/fetch-permissions'
import { keepInMemory } from '../../../src/services/identity/storage'
import { createClock, createSession, resultOf } from '../../support/identity/sign-in-session'

describe('a renewal', () => {
  it('comes when the token has lived its time, and not before (S-4)', async () => {
    const { answers, clock, session, store, told } = await signedIn()
    answers.check = () => Promise.resolve(resultOf({ accessToken: 'renewed' }))
    await clock.pass(1_799_999)
    expect(told('silent check')).toHaveLength(0)
    await clock.pass(1)

    expect(told('silent check')).toHaveLength(1)
    expect(session.read().auth).toMatchObject({ status: 'authenticated', token: 'renewed' })
    expect(store.readToken()).toBe('renewed')
  })

  it('survives sleep: it comes when the page wakes (S-4)', async () => {
    const { clock, session, told } = await signedIn()
    clock.jump(10 * 3_600_000)
    session.wake()
    await clock.settle()

    expect(told('silent check')).toHaveLength(1)
  })

  it('comes in time although the clock was set back (S-4)', async () => {
    const { clock, told } = await signedIn()
    clock.jump(-10 * 3_600_000)
    await clock.pass(1_800_000)

    expect(told('silent check')).toHaveLength(1)
  })

  it('waits for a token of a hundred days without a timer that overflows (S-4)', async () => {
    const made = createSession()
    made.answers.check = () => Promise.resolve(resultOf({ expiresIn: 100 * 86_400 }))
    await made.signIn()
    expect(Math.max(...made.clock.waits())).toBeLessThan(2 ** 31)
    await made.clock.pass(60_000 * 60)

    expect(made.told('silent check')).toHaveLength(0)
    expect(made.clock.waits()).toHaveLength(1)
  })

  it('that fails logs out, everywhere, and says so at the root (S-4, S-5, X-14, X-16)', async () => {
    const { clock, answers, said, store, status } = await signedIn()
    answers.check = () => Promise.reject(Object.assign(new Error(), { error: 'timeout', error_description: 'x' }))
    await clock.pass(1_800_000)

    expect(status()).toBe('anonymous')
    expect([store.readFlag(), store.readToken()]).toEqual([undefined, null])
    expect(said).toEqual([
      ['silent check'],
      ['warn', 'Silent authentication failed: timeout'],
      ['keep unsaved', 'auth0|abc'],
      ['analytics reset'],
      ['tell tabs'],
      ['note lost', '/en/dashboard'],
      ['leave', '/en'],
    ])
    expect(clock.waits()).toEqual([])
  })

  it('that fails keeps the page until nothing of its person is left on the device (S-5, RB-8)', async () => {
    const { clock, answers, told } = await signedIn()
    answers.check = () => Promise.reject(Object.assign(new Error(), { error: 'timeout', error_description: 'x' }))
    let forgotten = () => {}
    answers.forgetting = () => new Promise((done) => (forgotten = done))
    await clock.pass(1_800_000)
    expect([told('tell tabs'), told('leave')]).toEqual([[[]], []])
    forgotten()
    await clock.settle()

    expect(told('leave')).toEqual([['/en']])
  })

  it('that is slow logs nobody out before its time limit (K-2)', async () => {
    const { clock, answers, status } = await signedIn()
    answers.check = () => new Promise(() => undefined)
    await clock.pass(1_800_000 + 59_000)

    expect(status()).toBe('renewing')
  })

  it('is done by one tab for all (S-4)', async () => {
    const [local, clock] = [keepInMemory(), createClock()]
    let queue = Promise.resolve()
    const alone = (work: () => Promise<void>) => (queue = queue.then(work))
    const tabs = [createSession({ local, clock, alone }), createSession({ local, clock, alone })]
    let issued = 0
    for (const tab of tabs) {
      await tab.signIn()
      tab.answers.check = () => Promise.resolve(resultOf({ accessToken: `renewed-${++issued}` }))
    }
    await clock.pass(1_800_000)
    await queue
    await clock.settle()

    expect(tabs.flatMap(({ told }) => told('silent check'))).toHaveLength(1)
    expect(tabs.map(({ session }) => session.read().auth.token)).toEqual(['renewed-1', 'renewed-1'])
  })

  it('takes nothing over from another person (S-4)', async () => {
    const { clock, store, told } = await signedIn()
    store.keep({ userId: 'auth0|other', name: 'O', expiresAt: clock.now() + 9_000_000 }, 'foreign')
    await clock.pass(1_800_000)

    expect(told('silent check')).toHaveLength(1)
  })

  it('that answers for somebody else ends the session (X-6)', async () => {
    const { clock, answers, status, told } = await signedIn()
    answers.check = () => Promise.resolve(resultOf({}, { sub: 'auth0|other' }))
    await clock.pass(1_800_000)

    expect([status(), told('leave')]).toEqual(['anonymous', [['/en']]])
  })

  it('that answers after the logout signs nobody in again (S-5)', async () => {
    const { clock, answers, session, store, status } = await signedIn()
    let answer: (result: ReturnType<typeof resultOf>) => void = () => undefined
    answers.check = () => new Promise((resolve) => (answer = resolve))
    await clock.pass(1_800_000)
    await session.signOut()
    answer(resultOf())
    await clock.settle()

    expect([status(), store.readFlag(), store.readToken()]).toEqual(['anonymous', undefined, null])
  })
})

describe('a logout', () => {
  it('clears everything before it leaves, and tells the other tabs (S-5)', async () => {
    const made = await signedIn()
    made.answers.logout = (returnTo) => {
      made.said.push(['provider logout', returnTo, made.store.readToken(), made.status()])
    }
    await made.session.signOut()

    expect(made.said).toEqual([
      ['analytics reset'],
      ['tell tabs'],
      ['provider logout', 'https://firm.example/en', null, 'anonymous'],
    ])
    expect(made.clock.waits()).toEqual([])
  })

  it('says so when the provider could not be told (X-7, X-17)', async () => {
    const made = await signedIn()
    made.answers.logout = () => {
      throw new Error('down')
    }
    await made.session.signOut()

    expect(made.session.read().auth).toMatchObject({ status: 'denied', accessDenied: authErrors.logoutFailed })
    expect(made.store.readToken()).toBeNull()
  })

  it('in another tab ends this one too, and never begins a loop (S-5)', async () => {
    const made = await signedIn()
    made.store.clear()
    made.session.endHere()
    made.session.endHere()

    expect(made.status()).toBe('anonymous')
    expect(made.said).toEqual([['leave', '/en']])
  })

  it('is noticed by a page that comes back from the past (S-5)', async () => {
    const made = await signedIn()
    made.store.clear()
    made.session.wake()

    expect([made.status(), made.told('leave')]).toEqual(['anonymous', [['/en']]])
  })

  it('is what it comes to for this tab when another tab signs somebody else in (S-5, X-6)', async () => {
    const made = await signedIn()
    made.store.keep({ userId: 'auth0|other', name: 'O', expiresAt: made.clock.now() + 9_000_000 }, 'foreign')
    made.session.endHere()

    expect([made.status(), made.told('leave'), made.store.readToken()]).toEqual(['anonymous', [['/en']], 'foreign'])
  })

  it('that somebody merely claims ends nothing (S-5)', async () => {
    const made = await signedIn()
    made.session.endHere()

    expect(made.status()).toBe('authenticated')
  })
})

describe('permissions', () => {
  it('are asked for again after one and four seconds, and then given up: everything else goes on (X-5, S-3)', async () => {
    let asked = 0
    const made = createSession({
      askPermissions: () => {
        asked += 1
        return Promise.reject(new AuthProblem(authErrors.permissionsFailed))
      },
    })
    await made.signIn()
    const loading = made.session.loadPermissions()
    await made.clock.settle()
    await made.clock.pass(999)
    expect(asked).toBe(1)
    await made.clock.pass(1)
    expect(asked).toBe(2)
    await made.clock.pass(4000)
    await loading

    expect(asked).toBe(3)
    expect(made.session.read()).toMatchObject({ auth: { authenticated: true }, permissions: { status: 'failed' } })
  })

  it('that refuse the token make it renew once, and then log out (C-1)', async () => {
    const made = createSession({ askPermissions: () => Promise.reject(new TokenRefused(authErrors.permissionsFailed)) })
    await made.signIn()
    await made.session.loadPermissions()

    expect(made.told('silent check')).toHaveLength(1)
    expect([made.status(), made.told('leave')]).toEqual(['anonymous', [['/en']]])
  })

  it('that refuse the token, and then cannot be loaded, end nothing (C-1, X-5)', async () => {
    let asked = 0
    const made = createSession({
      askPermissions: () => {
        asked += 1
        const problem = authErrors.permissionsFailed
        return Promise.reject(asked === 1 ? new TokenRefused(problem) : new AuthProblem(problem))
      },
    })
    await made.signIn()
    const loading = made.session.loadPermissions()
    await made.clock.settle()
    await made.clock.pass(5000)
    await loading

    expect([made.status(), made.session.read().permissions.status]).toEqual(['authenticated', 'failed'])
  })

  it('that come after the logout are nobody’s (S-5)', async () => {
    let answer: (lists: typeof noPermissions) => void = () => undefined
    const made = createSession({ askPermissions: () => new Promise((resolve) => (answer = resolve)) })
    await made.signIn()
    const loading = made.session.loadPermissions()
    await made.session.signOut()
    answer({ ...noPermissions, productPermissions: ['disclosure-map'] })
    await loading

    expect(made.session.read().permissions).toEqual({ status: 'none' })
  })

  it('are nobody’s where nobody is signed in (X-2)', async () => {
    const made = createSession()
    await made.session.restore()
    await made.session.loadPermissions()

    expect(() => made.session.requireToken()).toThrow('User is not authenticated')
    expect(made.session.read().permissions.status).toBe('failed')
  })
})

async function signedIn() {
  const made = createSession()
  await made.signIn()
  return made
}
