/** @jest-environment jsdom */
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { noPermissions, type Permissions } from '../../../src/access/permissions'
import { toProductDoor } from '../../../src/access/product-door'
import { en } from '../../../src/i18n/messages/overview/en'
import { mainWords } from '../../../src/i18n/words'
import { href } from '../../../src/routes/href'
import { type Snapshot } from '../../../src/services/identity/session/live-session'
import { booting } from '../../../src/services/identity/session/session-state'
import { type User } from '../../../src/services/identity/user'
import { theSession } from '../../../src/shell/session/use-session'
import { AccountPage, tabOf } from '../../support/account/account-page'
import { user } from '../../support/user'

const words = mainWords('en')
const blank = { redirectUrl: booting.redirectUrl, stateNonce: undefined, accessDenied: undefined }
const rowan = { name: 'Rowan Ellery', givenName: 'Rowan', objectId: 'auth0|a' } as User
const product = { kind: 'tool', permission: 'disputes', name: 'Disputes', href: '/en/products/disputes' } as const
const closed = words('access.none', { name: product.name })

/** The page at an address, for somebody who is signed in and may open nothing, unless it says what. */
function open(address: string, lists: Permissions = noPermissions) {
  history.replaceState(null, '', address)
  const { session } = theSession()
  const snapshot: Snapshot = {
    auth: { ...blank, status: 'authenticated', authenticated: true, user: rowan, token: 'a' },
    permissions: { status: 'ready', lists },
  }
  jest.spyOn(session, 'read').mockReturnValue(snapshot)
  jest.spyOn(session, 'loadPermissions').mockResolvedValue()
  render(<AccountPage locale="en" products={[product]} />)
  // The field of the search opens with the focus. Browsers leave it alone until then; jsdom knows nothing of what is hidden.
  ;(document.activeElement as HTMLElement).blur()
}

const sections = () => screen.getByRole('navigation', { name: words('dashboard.sections') })
const follow = (name: string) => user.click(within(sections()).getByRole('link', { name }))
const heading = () => screen.getByRole('heading', { level: 1 })
const shows = (title: string, tab = title) =>
  waitFor(() => {
    expect(heading().textContent).toBe(title)
    expect(document.title).toBe(tabOf(tab))
    expect(document.activeElement === heading()).toBe(true)
  })

afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

describe('the pages of somebody’s account', () => {
  it('begin at their heading and name the tab, one after the other (R-DAS-10)', async () => {
    open(href('profile', 'en', { tab: 'details' }))
    await waitFor(() => expect(document.title).toBe(tabOf(words('dashboard.details'))))
    const tabs = within(screen.getByRole('navigation', { name: words('dashboard.profile-tabs') }))
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      (['details', 'interests', 'notifications', 'security'] as const).map((tab) => words(`dashboard.${tab}`)),
    )
    await user.click(tabs.getByRole('link', { name: words('dashboard.security') }))
    await shows(words('security.title'))
    expect(within(sections()).getByRole('link', { current: 'page' }).textContent).toBe(words('dashboard.profile'))
    await follow(words('products.title'))
    await shows(words('products.title'))
    await follow(words('dashboard.overview'))
    const { 'overview.title': title } = en
    await shows(title, words('dashboard.title'))
  })

  it('show all products after the one that is closed, and that again on the way back (PM-8)', async () => {
    open(toProductDoor('en', product.permission))
    await waitFor(() => expect(document.title).toBe(tabOf(closed)))
    await follow(words('products.title'))
    await shows(words('products.title'))
    expect(location.search).toBe('')
    await act(async () => {
      const back = new Promise((done) => addEventListener('popstate', done, { once: true }))
      history.back()
      await back
    })
    await shows(closed)
  })

  it('tell who may open a product how it is reached, and lead in no circle (R-PRO-03)', async () => {
    open(toProductDoor('en', product.permission), { ...noPermissions, productPermissions: [product.permission] })
    await waitFor(() => expect(document.title).toBe(tabOf(words('access.opened', { name: product.name }))))

    expect(screen.getByText(words('access.opened-text'))).toBeTruthy()
    expect(screen.getByRole('link', { name: words('access.about', { name: product.name }) })).toBeTruthy()
    expect(location.pathname).toBe('/en/dashboard/products')
  })

  it('have their names in the tab too, and no two landmarks of one name (Q-1)', async () => {
    open('/en/dashboard/events')
    await screen.findAllByRole('navigation')

    const names = screen.getAllByRole('navigation').map((one) => one.getAttribute('aria-label'))
    expect(names).toContain(words('dashboard.sections'))
    expect(new Set(names).size).toBe(names.length)
  })
})
