import { noPermissions } from '../../../src/access/permissions'
import { authErrors, AuthProblem } from '../../../src/services/identity/auth-error'
import { keepInMemory } from '../../../src/services/identity/storage'
import { createSession, resultOf } from '../../support/identity/sign-in-session'

type Made = ReturnType<typeof createSession>

const locale = 'fr-fr'

async function comeBack(made: Made, own = {}) {
  await made.session.restore()
  await made.session.signIn({ returnTo: '/en/people?letter=a', locale, ...own })
  const { state } = made.told('authorize')[0]?.[0] as { state: string }
  made.answers.parse = () => Promise.resolve(resultOf({ state }))
  return () => made.session.finishSignIn(`#state=${state}`, 'en')
}

describe('a return from the provider', () => {
  it('keeps the flag, then the token, then knows the user, their permissions, and tells analytics last (S-3)', async () => {
    const steps: string[] = []
    const memory = keepInMemory()
    const local = {
      ...memory,
      set: (key: string, value: string) => {
        if (!key.startsWith('sign-in')) steps.push(`keep ${key}`)
        memory.set(key, value)
      },
    }
    const lists = { ...noPermissions, productPermissions: ['disclosure-map'] }
    const made = createSession({ local, isConsented: true, askPermissions: () => Promise.resolve(lists) })
    const finish = await comeBack(made)
    made.session.subscribe(() => {
      const { auth, permissions } = made.session.read()
      const known = permissions.status === 'ready' ? 'permissions' : auth.authenticated ? 'user' : undefined
      if (known !== undefined) steps.push(`${known} after ${made.told('identify').length} words to analytics`)
    })
    await finish()

    expect(steps).toEqual([
      'keep signed-in',
      'keep apollo-token',
      'user after 0 words to analytics',
      'permissions after 0 words to analytics',
    ])
    expect(made.session.read().permissions).toEqual({ status: 'ready', lists })
    expect(made.said.map(([what]) => what).slice(-3)).toEqual(['identify', 'note arrival', 'leave'])
  })

  it.each([
    ['fails', () => Promise.reject(new AuthProblem(authErrors.permissionsFailed))],
    ['does not end', () => new Promise<never>(() => undefined)],
  ])('signs in although the question for permissions %s (S-3, X-5)', async (_, askPermissions) => {
    const made = createSession({ askPermissions })
    const finish = await comeBack(made)
    const finished = finish()
    await made.clock.settle()
    await made.clock.pass(2000)
    await finished

    expect(made.session.read()).toMatchObject({ auth: { authenticated: true }, permissions: { status: 'failed' } })
    expect(made.told('leave')).toEqual([['/en/people?letter=a']])
    expect(made.told('warn')).toEqual([['Failed to retrieve user permissions']])
  })

  it('without anybody signed in there leads to the sign-in page, without an error (X-12)', async () => {
    const made = createSession()
    const finish = await comeBack(made, { organization: 'org_a' })
    const answer = { error: 'login_required', error_description: 'Login required' }
    made.answers.parse = () => Promise.reject(Object.assign(new Error(), answer))
    await finish()

    expect(made.told('note denied')).toEqual([])
    expect(made.told('leave')).toEqual([['/fr-fr/auth/sign-in?return=%2Fen%2Fpeople%3Fletter%3Da&organization=org_a']])
  })
})

describe('somebody whose account does not fit together', () => {
  it('is signed out here and at once asked for their password there (X-6)', async () => {
    const made = createSession()
    await made.signIn()
    await made.session.signInAfresh({ returnTo: '/en/people', locale, organization: 'org_a' })

    expect([made.store.readFlag(), made.store.readToken()]).toEqual([undefined, null])
    expect(made.said.map(([what]) => what)).toEqual(['analytics reset', 'tell tabs', 'authorize'])
    expect(made.told('authorize')).toEqual([[expect.objectContaining({ isFresh: true, organization: 'org_a' })]])
  })
})

describe('a sign-out', () => {
  it.each([
    ['fr-fr', '/fr-fr'],
    ['zh-cn', '/zh-cn'],
    ['xx', '/'],
  ])('in %s lands on the root of that language (S-5)', async (spoken, path) => {
    const made = createSession()
    await made.signIn()
    await made.session.signOut(spoken)

    expect(made.told('provider logout')).toEqual([[`https://firm.example${path}`]])
  })
})
