/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react'
import { mainWords } from '../../../src/i18n/words'
import { AuthProblem } from '../../../src/services/identity/auth-error'
import { type OtherWays } from '../../../src/services/identity/provider/other-ways'
import { enter, user } from '../../support/user'

// What the site is built with.
jest.mock('../../../src/config/own-ways', () => ({
  ownWays: { password: true, passwordless: true },
  ownWayNames: [],
}))
const load = async () => ({
  ...(await import('../../../src/features/auth/own-ways/own-forms')),
  ...(await import('../../../src/shell/session/use-session')),
})

const words = mainWords('en')
const settle = () => act(() => new Promise((done) => setTimeout(done, 5)))
const form = (name: 'password' | 'passwordless' | 'code') =>
  screen.getByRole('form', { name: words(`own.${name}-form`) })
const buttonOf = (one: HTMLElement) => [...one.querySelectorAll('button')].at(-1) as HTMLElement
const fill = (label: string, value: string) => enter(screen.getByLabelText(label), value)
const giveNames = async () => {
  await fill(words('own.email'), 'a@b.example')
  await fill(words('own.password'), 'correct horse')
}
const press = async (one: HTMLElement) => {
  await user.click(buttonOf(one))
  await settle()
}
const stateOf = (one: HTMLElement) => [
  buttonOf(one).getAttribute('aria-disabled') === 'true' ? 'busy' : 'ready',
  document.activeElement === buttonOf(one) ? 'focused' : 'not focused',
]

/** What stands for the library answers when the test says so. */
async function open(challenge: object = { required: false }) {
  const ways = {
    loadChallenge: jest.fn(() => Promise.resolve(challenge)),
    signInWithPassword: jest.fn<Promise<void>, []>(() => new Promise(() => undefined)),
    startPasswordless: jest.fn(() => Promise.resolve()),
  }
  const { OwnForms, theSession } = await load()
  jest.spyOn(theSession(), 'otherWays').mockResolvedValue(ways as unknown as OtherWays)
  render(<OwnForms wish={{ locale: 'en', returnTo: '/en/people', organization: undefined }} />)
  await settle()
  return ways
}

const bringBack = () =>
  act(() => {
    for (const name of ['pagehide', 'pageshow']) {
      window.dispatchEvent(Object.assign(new Event(name), { persisted: true }))
    }
  })

beforeEach(() => history.replaceState(null, '', '/en/auth/sign-in'))
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

describe('a form of the site’s own that is sent twice', () => {
  it('signs in once, stays busy with the focus, and can be sent again when the page is brought back (S-7)', async () => {
    const { signInWithPassword } = await open()
    await giveNames()
    await press(form('password'))
    await press(form('password'))
    expect([signInWithPassword.mock.calls.length, stateOf(form('password'))]).toEqual([1, ['busy', 'focused']])

    bringBack()
    await press(form('password'))
    expect(signInWithPassword).toHaveBeenCalledTimes(2)
  })

  it('can be sent again after a refusal, which has the focus (S-7)', async () => {
    const { signInWithPassword } = await open()
    await giveNames()
    signInWithPassword.mockRejectedValueOnce(new AuthProblem({ code: 'access_denied', description: 'Wrong.' }))
    await press(form('password'))

    const alert = screen.getByRole('alert')
    expect([document.activeElement === alert, ...stateOf(form('password'))]).toEqual([true, 'ready', 'not focused'])
    await press(form('password'))
    expect(signInWithPassword).toHaveBeenCalledTimes(2)
  })

  it('asks for one other question at a time (E-6)', async () => {
    const { loadChallenge } = await open({ required: true, provider: 'auth0', image: 'data:,', question: 'One?' })
    loadChallenge.mockReset()
    loadChallenge.mockReturnValue(new Promise(() => undefined))
    const [again] = screen.getAllByRole('button', { name: words('own.other-question') })
    await user.click(again as Element)
    await user.click(again as Element)
    await settle()

    expect(loadChallenge).toHaveBeenCalledTimes(1)
  })
})

describe('what takes the place of a form', () => {
  it('begins at the field for the code, which says where the code went (S-7)', async () => {
    await open()
    await fill(words('own.recipient'), '+44 7700 900123')
    await press(form('passwordless'))

    const field = screen.getByLabelText(words('own.code'))
    expect(document.activeElement === field).toBe(true)
    const hint = document.querySelector(`#${field.getAttribute('aria-describedby') ?? ''}`)
    expect(hint?.textContent).toBe(words('own.code-hint', { recipient: '+44 7700 900123' }))
  })

  it('begins at the word that a link was sent (S-7)', async () => {
    await open()
    await fill(words('own.recipient'), 'a@b.example')
    await press(form('passwordless'))

    const status = screen.getByRole('status')
    expect([document.activeElement === status, status.textContent]).toEqual([
      true,
      expect.stringContaining(words('own.link-sent')),
    ])
  })
})
