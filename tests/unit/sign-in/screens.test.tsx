/** @jest-environment jsdom */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { DeniedScreen } from '../../../src/features/auth/denied-screen'
import { SignInScreen } from '../../../src/features/auth/sign-in-screen'
import { SignUpScreen } from '../../../src/features/auth/sign-up-screen'
import { mainWords } from '../../../src/i18n/words'
import { authErrors } from '../../../src/services/identity/auth-error'
import { lastDenied } from '../../../src/services/identity/session/last-words'
import { type SignIn } from '../../../src/services/identity/session/session'
import { type AuthState, booting } from '../../../src/services/identity/session/session-state'
import { theSession } from '../../../src/shell/session/use-session'
import { user } from '../../support/user'

// Stands for the library, which each test lets arrive or not.
const mockLibrary = { isThere: false, asked: [] as object[] }
jest.mock('auth0-js', () => {
  if (!mockLibrary.isThere) throw new Error('Loading chunk 5 failed.')
  class WebAuth {
    client = { getSSOData: (_: unknown, done: (error: null, known: object) => void) => done(null, {}) }
    authorize = (asked: object) => void mockLibrary.asked.push(asked)
  }
  return { WebAuth }
})

const words = mainWords('fr-fr')
const organization = 'org_harbour'
const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => {
  await user.click(await button(name))
  await act(() => Promise.resolve())
}

afterEach(() => {
  cleanup()
  lastDenied.clear()
  jest.restoreAllMocks()
  mockLibrary.asked.length = 0
})

// The session is that of the whole page, so these follow each other.
describe('a page to sign in or up whose script did not arrive', () => {
  const pages = [
    ['sign-in', SignInScreen, words('sign-in.go-with', { way: words('sign-in.database') })],
    ['sign-up', SignUpScreen, words('sign-in.create')],
  ] as const
  beforeEach(() => {
    jest.resetModules()
    history.replaceState(null, '', `/fr-fr/auth/sign-in?organization=${organization}&return=/fr-fr/people`)
  })

  it.each(pages)('%s says so, and keeps the session that there is (X-17)', async (_, Screen, name) => {
    localStorage.setItem('apollo-token', 'kept')
    render(<Screen locale="fr-fr" />)
    await press(name)

    await screen.findByRole('heading', { name: words('denied.network') })
    screen.getByText(words('denied.network-text'))
    expect([localStorage.getItem('apollo-token'), mockLibrary.asked]).toEqual(['kept', []])
  })

  it('goes on with another try once it arrives (X-17)', async () => {
    const { session } = theSession()
    await act(() => session.signIn({ returnTo: '/fr-fr/people', locale: 'fr-fr', organization }))
    render(<SignInScreen locale="fr-fr" />)
    mockLibrary.isThere = true
    jest.resetModules()
    await press(words('denied.again'))

    await waitFor(() => expect(mockLibrary.asked).toEqual([expect.objectContaining({ organization })]))
  })
})

describe('the page about a refusal', () => {
  const show = (error: { code: string; description: string }) => {
    const { session } = theSession()
    const asked = {
      signIn: jest.spyOn(session, 'signIn').mockResolvedValue(),
      signInAfresh: jest.spyOn(session, 'signInAfresh').mockResolvedValue(),
    }
    const denied = { ...error, locale: 'fr-fr', reference: 'Ab12Cd34', organization }
    render(<DeniedScreen locale="fr-fr" denied={denied} returnTo="/fr-fr/people" />)
    return asked
  }
  const wish: Partial<SignIn> = { returnTo: '/fr-fr/people', locale: 'fr-fr', organization }

  it.each([
    ['organisation', authErrors.otherOrganisation],
    ['not-member', { code: 'access_denied', description: 'user auth0|a is not part of the org_b organization' }],
  ] as const)('is not undone by another try, nor by another account: %s (V-4, X-10)', async (kind, error) => {
    const asked = show(error)
    screen.getByText(words(`denied.${kind}-text`))
    await press(words('denied.again'))
    await press(words('denied.choose'))

    expect(asked.signIn.mock.calls).toEqual([
      [expect.objectContaining(wish)],
      [expect.objectContaining({ ...wish, chooseAccount: true })],
    ])
  })

  it('signs out and in again where an account does not fit together (X-6)', async () => {
    const asked = show(authErrors.invalidUser)
    await press(words('denied.sign-in-afresh'))

    expect(asked.signInAfresh.mock.calls).toEqual([[expect.objectContaining(wish)]])
    expect(asked.signIn).not.toHaveBeenCalled()
  })
})

describe('the sign-in page for somebody who is signed in', () => {
  const user = { objectId: 'auth0|abc', name: 'Rowan' } as never
  const auth = {
    ...booting,
    status: 'authenticated',
    authenticated: true,
    user,
    token: 'token',
  } as unknown as AuthState

  it.each([
    ['no organisation', '', 0],
    ['the organisation of their session', `?organization=${organization}`, 0],
    ['another organisation', '?organization=org_elsewhere', 1],
  ])('asks the provider where it is for another organisation alone: %s (V-4, X-10)', (_, query, times) => {
    history.replaceState(null, '', `/fr-fr/auth/sign-in${query}`)
    jest.spyOn(console, 'error').mockReturnValue()
    const { session } = theSession()
    const snapshot = { auth, permissions: { status: 'none' } } as const
    jest.spyOn(session, 'read').mockReturnValue(snapshot)
    jest.spyOn(session, 'organization', 'get').mockReturnValue(organization)
    const signIn = jest.spyOn(session, 'signIn').mockResolvedValue()
    render(<SignInScreen locale="fr-fr" />)

    expect(signIn).toHaveBeenCalledTimes(times)
    if (times > 0) expect(signIn).toHaveBeenCalledWith(expect.objectContaining({ organization: 'org_elsewhere' }))
  })
})
