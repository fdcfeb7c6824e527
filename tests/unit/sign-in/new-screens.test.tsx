/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/dom'
import { type LocaleIn } from '../../../src/config/locales'
import { mainWords } from '../../../src/i18n/words'
import { href } from '../../../src/routes/href'
import { lastDenied } from '../../../src/services/identity/session/last-words'
import { user } from '../../support/user'

type MainLocale = LocaleIn<'main'>

// Stands for the library, which each test lets arrive or not.
const mockLibrary = { isThere: true }
jest.mock('auth0-js', () => {
  if (!mockLibrary.isThere) throw new Error('Loading chunk 5 failed.')
  class WebAuth {
    client = { getSSOData: (_: unknown, done: (error: null, known: object) => void) => done(null, {}) }
    authorize = () => undefined
  }
  return { WebAuth }
})
const locales = ['en', 'fr-fr', 'zh-cn'] as const
const denied = { code: 'access_denied', description: 'No.', reference: 'Ab12Cd34' }
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const focused = () => (document.activeElement === document.body ? '' : document.activeElement?.textContent)
const isFocused = (title: string) => waitFor(() => expect(focused()).toBe(title))
const isTab = (title: string) => waitFor(() => expect(document.title).toBe(`${title} | The Firm`))
const said = () => document.querySelector('main > [role=status]')?.textContent
const isSaid = (title: string) => waitFor(() => expect(said()).toBe(title))

let close: () => void = () => undefined

/** Loads the page at an address, as a browser does: nothing is left of the page before but what was stored. */
async function open(locale: MainLocale, address: string, fragment = '') {
  close()
  jest.resetModules()
  history.replaceState(null, '', address)
  globalThis.takeFragment = () => fragment
  const { render, act } = await import('@testing-library/react/pure')
  const { AccountPage } = await import('../../support/account/account-page')
  close = render(<AccountPage locale={locale} />).unmount
  // The field of the search opens with the focus. Browsers leave it alone until then; jsdom knows nothing of what is hidden.
  ;(document.activeElement as HTMLElement).blur()
  return async (name: string) => {
    await user.click(await screen.findByRole('button', { name }))
    await act(() => Promise.resolve())
  }
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  mockLibrary.isThere = true
})
afterEach(() => {
  close()
  close = () => undefined
})

describe('the tab of a page of signing in', () => {
  const verified = [
    ['success=true', 'verified.title'],
    ['success=false&code=already', 'verified.already-title'],
    ['success=false', 'verified.expired-title'],
  ] as const

  it.each(locales)('is called what is shown, in %s (R-AUT-00, R-AUT-01, R-AUT-02)', async (locale) => {
    const words = mainWords(locale)
    await open(locale, href('sign-in', locale))
    await isTab(words('sign-in.title'))
    await open(locale, href('sign-up', locale))
    await isTab(words('sign-up.title'))
    lastDenied.note({ ...denied, locale })
    await open(locale, '/auth')
    await isTab(words('denied.refused'))
  })

  it.each(locales.flatMap((locale) => verified.map((one) => [locale, ...one] as const)))(
    'is called what became of a letter’s link, in %s: %s (R-AUT-07)',
    async (locale, query, title) => {
      await open(locale, `${href('email-verified-callback', locale)}?${query}`)
      await isTab(mainWords(locale)(title))
      expect(focused()).toBe('')
    },
  )

  it('is called otherwise as soon as something else is shown (R-AUT-00)', async () => {
    const words = mainWords('fr-fr')
    mockLibrary.isThere = false
    const press = await open('fr-fr', href('sign-up', 'fr-fr'))
    await isTab(words('sign-up.title'))
    await press(words('sign-in.create'))
    await isTab(words('denied.network'))
  })
})

describe('a screen that takes the place of another', () => {
  const words = mainWords('en')

  it('begins at its heading after a callback that failed (R-AUT-00)', async () => {
    await open('en', '/auth', '#state=unknown')
    await heading(words('denied.old-link'))
    await isFocused(words('denied.old-link'))
  })

  it('begins at its heading where the provider sent somebody to sign in (R-AUT-00, X-12)', async () => {
    sessionStorage.setItem('focus-heading', 'yes')
    await open('en', href('sign-in', 'en'))
    await heading(words('sign-in.title'))
    await isFocused(words('sign-in.title'))
    expect(sessionStorage.getItem('focus-heading')).toBeNull()
  })

  it('is announced on a page that was only opened, and moves nothing (R-AUT-01)', async () => {
    await open('en', href('sign-in', 'en'))
    expect(said()).toBe('')
    await heading(words('sign-in.title'))
    await isSaid(words('sign-in.title'))
    expect(focused()).toBe('')
  })

  it('takes nobody away who writes in the header meanwhile (R-AUT-01)', async () => {
    await open('en', href('sign-in', 'en'))
    const field = document.querySelector<HTMLElement>('header input[type=search], header input')
    field?.focus()
    field?.click()
    await heading(words('sign-in.title'))
    await isSaid(words('sign-in.title'))
    expect(document.activeElement === field).toBe(true)
  })

  it('begins at its heading each time that a press fails (R-AUT-00, X-17)', async () => {
    mockLibrary.isThere = false
    const press = await open('en', href('sign-up', 'en'))
    await press(words('sign-in.create'))
    await isFocused(words('denied.network'))
    await press(words('denied.again'))
    await isFocused(words('denied.network'))
  })
})
