import { authErrors } from '../../../src/services/identity/auth-error'
import { createSession, resultOf } from '../../support/identity/sign-in-session'

const organization = 'org_harbour'
const ofHarbour = (own = {}) => resultOf(own, { org_id: organization })
const ofElsewhere = (own = {}) => resultOf(own, { org_id: 'org_elsewhere' })

type Made = ReturnType<typeof createSession>

async function leave({ session, told }: Made): Promise<string> {
  await session.signIn({ returnTo: '/en/people', locale: 'fr-fr', organization })
  return (told('authorize').at(-1)?.[0] as { state: string }).state
}

/** Comes back from a sign-in for the organisation, with an answer of the provider. */
async function comeBack(made: Made, answer: (own: { state: string }) => ReturnType<typeof resultOf>) {
  await made.session.restore()
  const state = await leave(made)
  made.answers.parse = () => Promise.resolve(answer({ state }))
  await made.session.finishSignIn(`#state=${state}`, 'en')
}

async function signedIn() {
  const made = createSession()
  await comeBack(made, ofHarbour)
  made.answers.check = () => Promise.resolve(ofHarbour({ accessToken: 'renewed' }))
  made.said.length = 0
  return made
}

describe('a session for an organisation', () => {
  it('begins with a token for that organisation, and is kept as its own (V-4)', async () => {
    const made = createSession()
    await comeBack(made, ofHarbour)

    expect(made.told('authorize')).toEqual([[expect.objectContaining({ organization })]])
    expect([made.status(), made.session.organization]).toEqual(['authenticated', organization])
    expect(made.store.readFlag()).toMatchObject({ userId: 'auth0|abc', organization })
  })

  it.each([
    ['another organisation', ofElsewhere],
    ['no organisation', resultOf],
  ])('never begins with a token for %s, and another try is for the same (V-4, X-10)', async (_, answer) => {
    const made = createSession()
    await comeBack(made, answer)

    expect(made.session.read().auth).toMatchObject({ status: 'denied', accessDenied: authErrors.otherOrganisation })
    expect(made.told('note denied')).toEqual([[authErrors.otherOrganisation, { locale: 'fr-fr', organization }]])
    expect([made.store.readFlag(), made.store.readToken()]).toEqual([undefined, null])
  })

  it('keeps it in a refusal of the provider, and where the sign-in could not begin (V-4, X-17)', async () => {
    const made = createSession()
    await made.session.restore()
    const state = await leave(made)
    const refusal = {
      error: 'access_denied',
      error_description: `user auth0|abc is not part of the org_x organization`,
    }
    made.answers.parse = () => Promise.reject(Object.assign(new Error(), refusal))
    await made.session.finishSignIn(`#state=${state}`, 'en')
    made.answers.authorize = () => {
      throw new Error('broken')
    }
    await made.session.signIn({ returnTo: '/en', locale: 'en', organization })

    expect(made.told('note denied').map(([, about]) => about)).toEqual([
      { locale: 'fr-fr', organization },
      { locale: 'en', organization },
    ])
  })

  it('is renewed and restored for the same (V-4, S-4)', async () => {
    const made = await signedIn()
    await made.clock.pass(1_800_000)
    await made.session.refresh()
    const reloaded = createSession({ local: made.local, clock: made.clock })
    reloaded.answers.check = made.answers.check
    await reloaded.session.restore()

    expect(made.told('silent check')).toEqual([[organization], [organization]])
    expect(reloaded.told('silent check')).toEqual([[organization]])
    expect(reloaded.session.organization).toBe(organization)
  })

  it.each([
    ['renewed', (made: Made) => made.clock.pass(1_800_000)],
    ['restored', ({ session }: Made) => session.restore('en')],
  ])('ends when it is %s with a token for another, and says why (V-4, X-10)', async (how, act) => {
    const kept = await signedIn()
    const made = how === 'renewed' ? kept : createSession({ local: kept.local })
    made.answers.check = () => Promise.resolve(ofElsewhere())
    await act(made)

    expect(made.session.read().auth).toMatchObject({ status: 'denied', accessDenied: authErrors.otherOrganisation })
    expect(made.told('note denied')).toEqual([[authErrors.otherOrganisation, { locale: 'en', organization }]])
    expect([made.store.readFlag(), made.store.readToken()]).toEqual([undefined, null])
  })

  it('is left by a tab where the same person signed in for another organisation in the next (V-4, S-5)', async () => {
    const made = await signedIn()
    const expiresAt = made.clock.now() + 9_000_000
    made.store.keep({ userId: 'auth0|abc', name: 'R', expiresAt, organization: 'org_elsewhere' }, 'foreign')
    made.session.endHere()

    expect([made.status(), made.told('leave'), made.store.readToken()]).toEqual(['anonymous', [['/en']], 'foreign'])
  })
})
