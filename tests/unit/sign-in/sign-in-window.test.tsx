/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/dom'
import { mainWords } from '../../../src/i18n/words'
import { lastDenied } from '../../../src/services/identity/session/last-words'
import { user } from '../../support/user'

// What the site is built with.
jest.mock('../../../src/config/own-ways', () => ({
  ownWays: { popup: true, password: true },
  ownWayNames: [],
}))
// Parts of the program that do not arrive, and a provider that knows nobody.
jest.mock('../../../src/services/identity/provider/other-ways', () => {
  throw new Error('Loading chunk 7 failed.')
})

jest.mock('../../../src/features/auth/own-ways/own-forms', () => {
  throw new Error('Loading chunk 8 failed.')
})
jest.mock('auth0-js', () => {
  class WebAuth {
    client = { getSSOData: (_: unknown, done: (error: null, known: object) => void) => done(null, {}) }
  }
  return { WebAuth }
})

const words = mainWords('en')
let close: () => void = () => undefined

/** The page in the window that a sign-in opened, where the provider returns to. */
async function open(openerPath: string) {
  const told: string[] = []
  const opener = { location: { pathname: openerPath }, postMessage: (data: string) => void told.push(data) }
  Object.defineProperty(window, 'opener', { value: opener, configurable: true })
  window.name = 'auth0_signup_popup'
  history.replaceState(null, '', '/auth')
  jest.resetModules()
  const { CallbackScreen } = await import('../../../src/features/auth/callback-screen')
  const { act, render } = await import('@testing-library/react/pure')
  close = render(<CallbackScreen locale="en" takeFragment={() => '#access_token=a&state=b'} />).unmount
  const press = async (button: HTMLElement | undefined) => {
    await user.click(button as HTMLElement)
    await act(() => Promise.resolve())
  }
  return { told, press }
}

afterEach(() => {
  close()
  Object.defineProperty(window, 'opener', { value: null, configurable: true })
  window.name = ''
  lastDenied.clear()
})

describe('the window of a sign-in whose script does not arrive', () => {
  it('says so at once, here and to the page that opened it, and can only be closed (S-7, X-17)', async () => {
    const closeWindow = jest.spyOn(window, 'close').mockReturnValue()
    const { told, press } = await open('/en/auth/sign-in')
    await screen.findByRole('heading', { level: 1, name: words('denied.network') })

    expect(told).toHaveLength(1)
    const [button, ...others] = screen.getAllByRole('button')
    expect([button?.textContent, others]).toEqual([words('denied.close-window'), []])
    await press(button)
    expect(closeWindow).toHaveBeenCalledTimes(1)
  })

  it('says so in the language of the page that opened it, at its heading (S-7, R-AUT-00)', async () => {
    // It goes on to the French page, which jsdom cannot open.
    jest.spyOn(console, 'error').mockReturnValue()
    await open('/fr-fr/auth/sign-in')

    await waitFor(() => expect(lastDenied.read()).toMatchObject({ code: 'network', locale: 'fr-fr' }))
    expect(sessionStorage.getItem('focus-heading')).toBe('yes')
  })
})

describe('the page to sign in whose own forms do not arrive', () => {
  it('says so, and keeps its other ways (S-7, X-17)', async () => {
    history.replaceState(null, '', '/en/auth/sign-in')
    jest.resetModules()
    const { SignInScreen } = await import('../../../src/features/auth/sign-in-screen')
    const { render } = await import('@testing-library/react/pure')
    close = render(<SignInScreen locale="en" />).unmount
    const alert = await screen.findByRole('alert')

    expect(alert.textContent).toBe(words('denied.network-text'))
    expect(screen.getAllByRole('button').length).toBeGreaterThan(1)
  })
})
