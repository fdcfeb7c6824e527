import { AuthProblem, authErrors } from '../../../src/services/identity/auth-error'
import { createSession, resultOf } from '../../support/identity/sign-in-session'

const loginRequired = Object.assign(new Error(), { error: 'login_required', error_description: 'Login required' })

/** Goes to the provider, and answers with the state that it was sent with. */
async function leave(made: ReturnType<typeof createSession>, returnTo = '/en/people') {
  await made.session.signIn({ returnTo, locale: 'fr-fr' })
  return (made.told('authorize')[0]?.[0] as { state: string }).state
}

describe('a session that begins', () => {
  it('is of nobody where nobody was signed in, without asking the provider (E-3)', async () => {
    const { session, said, status } = createSession()
    await session.restore()

    expect(status()).toBe('anonymous')
    expect(said).toEqual([])
  })

  it('is restored by a silent check where somebody was (E-3, S-3)', async () => {
    const { session, store, status } = createSession()
    store.keep({ userId: 'auth0|abc', name: 'R', expiresAt: 0 }, 'old')
    const seen: string[] = []
    session.subscribe(() => seen.push(status()))
    await session.restore()

    expect(seen).toEqual(['restoring', 'authenticated'])
    expect(session.read().auth).toMatchObject({ token: 'token-1', user: { name: 'Rowan Ellery' } })
    expect(store.readToken()).toBe('token-1')
  })

  it('is of nobody, silently, when the provider knows nobody any more (X-12, X-16)', async () => {
    const { session, store, answers, told, status } = createSession()
    store.keep({ userId: 'auth0|abc', name: 'R', expiresAt: 0 }, 'old')
    answers.check = () => Promise.reject(loginRequired)
    await session.restore()

    expect(status()).toBe('anonymous')
    expect([store.readFlag(), store.readToken()]).toEqual([undefined, null])
    expect(told('warn')).toEqual([['Silent authentication failed: login_required']])
  })

  it('is kept where the provider could not be reached, and the page says so (E-3, S-3, X-17)', async () => {
    const { session, store, answers, told } = createSession()
    store.keep({ userId: 'auth0|abc', name: 'R', expiresAt: 0 }, 'old')
    answers.check = () => Promise.reject(new AuthProblem(authErrors.network))
    await session.restore('fr-fr')

    expect(session.read().auth).toMatchObject({ status: 'denied', accessDenied: authErrors.network })
    expect([store.readFlag()?.userId, store.readToken()]).toEqual(['auth0|abc', 'old'])
    expect(told('note denied')).toEqual([[authErrors.network, { locale: 'fr-fr' }]])
  })

  it('outlives a page that is left while it is renewed (S-4)', async () => {
    const { clock, answers, store, signIn, told } = createSession()
    await signIn()
    answers.check = () => Promise.reject(new AuthProblem(authErrors.network))
    answers.isLeft = true
    await clock.pass(1_800_000)

    expect([store.readFlag()?.userId, told('leave')]).toEqual(['auth0|abc', []])
  })

  it('is of nobody when the provider answers for somebody else: a link may have signed them in there (S-3, X-6)', async () => {
    const { session, store, answers, status, said } = createSession()
    store.keep({ userId: 'auth0|abc', name: 'R', expiresAt: 0 }, 'old')
    answers.check = () => Promise.resolve(resultOf({}, { sub: 'auth0|sender-of-the-link' }))
    await session.restore()

    expect([status(), store.readFlag(), store.readToken()]).toEqual(['anonymous', undefined, null])
    expect(said).not.toContainEqual(expect.arrayContaining(['settle unsaved']))
  })

  it.each([
    ['ended while nobody looked', () => Promise.reject(Object.assign(new Error(), { error: 'login_required' })), 1],
    ['gave no answer', () => Promise.reject(new AuthProblem(authErrors.network)), 0],
  ])('that %s leaves what the device kept of its person only where it is over (S-5, RB-8)', async (_, check, times) => {
    const { session, store, answers, told } = createSession()
    store.keep({ userId: 'auth0|abc', name: 'R', expiresAt: 0 }, 'old')
    answers.check = check
    await session.restore()

    expect(told('tell tabs')).toHaveLength(times)
  })

  it('asks for consent where the provider does (X-13, X-17)', async () => {
    const { session, store, answers } = createSession()
    store.keep({ userId: 'auth0|abc', name: 'R', expiresAt: 0 }, 'old')
    answers.check = () => Promise.reject(Object.assign(new Error(), { error: 'consent_required' }))
    await session.restore()

    expect(session.read().auth).toMatchObject({ status: 'denied', accessDenied: { code: 'consent_required' } })
  })
})

describe('a sign-in', () => {
  it('goes out with a state of its own and comes back to where it began (S-1, S-2, S-3)', async () => {
    const made = createSession()
    await made.session.restore()
    const state = await leave(made)
    made.answers.parse = () => Promise.resolve(resultOf({ state }))
    await made.session.finishSignIn(`#state=${state}&access_token=a&id_token=a.b.c`, 'en')

    expect(state).toMatch(/^[A-Za-z0-9]{30}$/)
    expect(made.session.read().auth).toMatchObject({ authenticated: true, redirectUrl: '/en/people' })
    expect(made.told('leave')).toEqual([['/en/people']])
    expect(made.store.readFlag()).toMatchObject({ userId: 'auth0|abc', name: 'Rowan Ellery' })
  })

  it('cannot be finished twice (S-2)', async () => {
    const made = createSession()
    await made.session.restore()
    const state = await leave(made)
    made.answers.parse = () => Promise.resolve(resultOf({ state }))
    await made.session.finishSignIn(`#state=${state}`, 'en')
    await made.session.finishSignIn(`#state=${state}`, 'en')

    expect(made.told('note denied')).toEqual([[authErrors.stateMismatch, { locale: 'en' }]])
  })

  it.each([
    ['without a state', '#access_token=a&id_token=b', authErrors.noState],
    ['with a state that nobody sent', `#state=${'a'.repeat(30)}&access_token=a`, authErrors.stateMismatch],
    ['with two states', `#state=${'a'.repeat(30)}&state=${'b'.repeat(30)}`, authErrors.noState],
    ['with nothing', '#', authErrors.noState],
  ])('is refused %s, and nobody who is signed in is signed out by it (V-6, X-1)', async (_, fragment, error) => {
    const made = createSession()
    made.store.keep({ userId: 'auth0|abc', name: 'R', expiresAt: 0 }, 'token')
    await made.session.finishSignIn(fragment, 'en')

    expect(made.session.read().auth).toMatchObject({ status: 'denied', accessDenied: error })
    expect(made.told('note denied')).toEqual([[error, { locale: 'en' }]])
    expect(made.store.readToken()).toBe('token')
    expect(made.told('leave')).toEqual([])
  })

  it.each([
    ['of another state', { state: 'x' }, {}, 'state'],
    ['whose identity token vouches for no access token', {}, { at_hash: undefined }, 'vouch'],
    ['without an access token', { accessToken: null }, {}, 'lacks'],
    ['without a life', { expiresIn: null }, {}, 'lacks'],
    ['of nobody', {}, { sub: '' }, 'Invalid user'],
  ])('is refused with an answer %s (V-4, X-6, X-10)', async (...[, own, claims, words]) => {
    const made = createSession()
    await made.session.restore()
    const state = await leave(made)
    made.answers.parse = () => Promise.resolve(resultOf({ state, ...own }, claims))
    await made.session.finishSignIn(`#state=${state}`, 'en')

    expect(made.session.read().auth.accessDenied?.description).toContain(words)
    // In the language in which it began, whatever the callback's own is.
    expect(made.told('note denied')[0]?.[1]).toEqual({ locale: 'fr-fr' })
    expect(made.store.readFlag()).toBeUndefined()
  })

  it('takes back the word of a refusal when the next begins (X-17)', async () => {
    const made = createSession()
    await made.session.finishSignIn('#x=1', 'en')
    await made.session.signIn({ returnTo: '/en', locale: 'en' })

    expect(made.session.read().auth).toMatchObject({ status: 'redirecting', accessDenied: undefined })
  })

  it('tells analytics who it is, but only with consent (E-5)', async () => {
    const [open, closed] = [createSession({ isConsented: true }), createSession()]
    for (const { session, store } of [open, closed]) {
      store.keep({ userId: 'auth0|abc', name: 'R', expiresAt: 0 }, 'old')
      await session.restore()
    }

    expect(open.told('identify')).toEqual([
      [
        'auth0|abc',
        { email: 'r@example.com', name: 'Rowan Ellery', organisationName: null },
        { prismaId: 'auth0|abc', firstName: null, lastName: null, organisationName: null },
      ],
    ])
    expect(closed.told('identify')).toEqual([])
  })
})
