/** @jest-environment jsdom */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { SignUpScreen } from '../../../src/features/auth/sign-up-screen'
import { ProductsNotLoaded } from '../../../src/features/dashboard/products-not-loaded'
import { SecurityScreen } from '../../../src/features/dashboard/security-screen'
import { WorkForm } from '../../../src/features/dashboard/work-form'
import { mainWords } from '../../../src/i18n/words'
import { authErrors } from '../../../src/services/identity/auth-error'
import { type PermissionsState } from '../../../src/services/identity/session/load-permissions'
import { type User } from '../../../src/services/identity/user'
import { theSession } from '../../../src/shell/session/use-session'
import { user } from '../../support/user'

// Stands for the library: it notes what it is asked, and answers when the test says so.
type Answer = (error: object | null) => void
const mockLibrary: { asked: string[]; answer: Answer } = { asked: [], answer: () => undefined }
jest.mock('auth0-js', () => {
  class WebAuth {
    client = { getSSOData: () => undefined }
    authorize = () => void mockLibrary.asked.push('authorize')
    changePassword = (_: unknown, done: Answer) => {
      mockLibrary.asked.push('changePassword')
      mockLibrary.answer = done
    }
  }
  return { WebAuth }
})

const words = mainWords('en')
const rowan = {
  objectId: 'auth0|a',
  name: 'Rowan',
  email: 'rowan@clients.example.com',
  isLocal: true,
} as unknown as User
const button = (name: string) => screen.getByRole('button', { name })
const settle = () => act(() => new Promise((done) => setTimeout(done, 5)))
const press = async (name: string) => {
  await user.click(button(name))
  await settle()
}
const twice = async (name: string) => {
  await press(name)
  await press(name)
}
const stateOf = (name: string) => [
  button(name).getAttribute('aria-disabled') === 'true' ? 'busy' : 'ready',
  document.activeElement === button(name) ? 'focused' : 'not focused',
]

// What the screen comes to may take longer than a pause on a machine that is busy.
const untilIt = (is: 'busy' | 'ready', name: string) =>
  waitFor(() => {
    expect(stateOf(name)).toEqual([is, 'focused'])
  })

beforeEach(() => {
  mockLibrary.asked.length = 0
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

describe('a button that is pressed twice', () => {
  it('asks for one letter with a new password, and stays where it is (R-DAS-09, C-5)', async () => {
    render(<SecurityScreen locale="en" user={rowan} />)
    const name = words('security.send')
    await twice(name)
    await untilIt('busy', name)
    expect(mockLibrary.asked).toEqual(['changePassword'])

    mockLibrary.answer(null)
    await screen.findByText(words('security.sent'))
    await press(name)
    await untilIt('busy', name)
    expect(mockLibrary.asked).toEqual(['changePassword'])
  })

  it('asks again for a letter that was not sent (R-DAS-09)', async () => {
    render(<SecurityScreen locale="en" user={rowan} />)
    const name = words('security.send')
    await press(name)
    mockLibrary.answer({ code: 500 })
    await screen.findByText(words('security.not-sent'))
    await untilIt('ready', name)
    await press(name)
    await waitFor(() => {
      expect(mockLibrary.asked).toEqual(['changePassword', 'changePassword'])
    })
  })

  it('begins one sign-up (R-AUT-02)', async () => {
    history.replaceState(null, '', '/en/auth/sign-up')
    render(<SignUpScreen locale="en" />)
    await settle()
    await twice(words('sign-in.create'))

    await untilIt('busy', words('sign-in.create'))
    expect(mockLibrary.asked).toEqual(['authorize'])
    expect(Object.keys(localStorage).filter((key) => key.startsWith('sign-in.'))).toHaveLength(1)
  })

  it('asks once more for products, and stays where it is meanwhile (X-5)', async () => {
    const failed: PermissionsState = { status: 'failed', error: authErrors.permissionsFailed }
    const { session } = theSession()
    let finish: () => void = () => undefined
    const load = jest.spyOn(session, 'loadPermissions').mockReturnValue(new Promise((done) => void (finish = done)))
    const at = (permissions: typeof failed | { status: 'loading' }) => (
      <ProductsNotLoaded locale="en" permissions={permissions} />
    )
    const { rerender } = render(at(failed))
    const name = words('dashboard.retry')
    await press(name)
    rerender(at({ status: 'loading' }))
    await press(name)
    screen.getByText(words('dashboard.loading'))
    await untilIt('busy', name)
    expect(load).toHaveBeenCalledTimes(1)

    rerender(at(failed))
    finish()
    await screen.findByText(words('dashboard.failed'))
    await untilIt('ready', name)
  })

  it('says that it is busy while details are saved (R-DAS-06)', async () => {
    const changeDetails = jest.fn(() => new Promise(() => undefined))
    jest.spyOn(theSession(), 'provider').mockResolvedValue({ changeDetails } as never)
    render(<WorkForm locale="en" user={rowan} />)
    const name = words('profile.save')
    await twice(name)

    await untilIt('busy', name)
    expect(changeDetails).toHaveBeenCalledTimes(1)
  })
})
