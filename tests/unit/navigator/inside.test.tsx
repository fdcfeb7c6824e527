/** @jest-environment jsdom */
import { act, cleanup, screen } from '@testing-library/react'
import { startNavigator } from '../../../src/enhance/start-navigator'
import { jurisdictionPage, openInside, somebody } from '../../support/account/inside-page'

afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
  jest.useRealTimers()
  document.body.innerHTML = ''
})

const heading = (name: string | RegExp) => screen.queryByRole('heading', { name })

describe('a page of the navigator, for those who are signed in', () => {
  it('stays as it was built where nobody is (NV-1)', async () => {
    const { place } = await openInside(jurisdictionPage)

    expect([place.hidden, place.textContent]).toEqual([true, ''])
  })

  it('says to whom it is closed what was looked at, what is missing and who can give it (N12, NV-1, PM-2)', async () => {
    const { place } = await openInside(jurisdictionPage, somebody(['aviator|other']))

    expect(heading('Why you do not see the answers')).not.toBeNull()
    expect(place.textContent).toContain('Rowan Ellery')
    expect(place.textContent).toContain('share-disclosure is missing')
    expect(heading('Who can give it')).not.toBeNull()
    expect(screen.getByText('Request access').closest('a')?.getAttribute('href')).toBe(
      '/en/dashboard/products?product=share-disclosure',
    )
    // The teaser stays, and what is said to those who are not signed in does not.
    expect([place.hidden, place.hasAttribute('data-refused')]).toEqual([false, true])
  })

  it('goes on where somebody may read it, in place of the teaser (NV-1)', async () => {
    const { place } = await openInside(jurisdictionPage, somebody(['navigator|share-disclosure']))

    expect([place.hidden, place.hasAttribute('data-refused')]).toEqual([false, false])
    expect(heading('Why you do not see the answers')).toBeNull()
  })

  it('closes with words when access is taken away while it is read (NV-1)', async () => {
    const { place, become } = await openInside(jurisdictionPage, somebody(['share-disclosure']))
    await become(somebody([]))

    expect(heading('Your access to Share disclosure has ended')?.closest('[role=status]')).not.toBeNull()
    expect(place.hasAttribute('data-refused')).toBe(true)
    // What was known stays as long as nobody can say anything else.
    await become(somebody(undefined))
    expect(heading('Your access to Share disclosure has ended')).not.toBeNull()
  })

  it('asks again within five seconds whether somebody still may (NV-1, NV-11)', async () => {
    const { loadPermissions } = await openInside(jurisdictionPage, somebody(['share-disclosure']))
    const before = loadPermissions.mock.calls.length
    await act(() => new Promise((done) => setTimeout(done, 4000)))

    expect(loadPermissions.mock.calls.length).toBeGreaterThan(before)
  })

  it('says that it could not find out, and tries again (NV-1)', async () => {
    const { place, loadPermissions } = await openInside(jurisdictionPage, somebody(undefined))
    const button = screen.getByRole('button', { name: 'Try again' })
    // Counted at the press: on a slow machine the page may have asked by itself before.
    const before = loadPermissions.mock.calls.length
    await act(async () => {
      button.click()
      await Promise.resolve()
    })

    expect(screen.getByRole('alert').textContent).toContain('could not find out')
    expect(place.hasAttribute('data-refused')).toBe(true)
    expect(loadPermissions.mock.calls.length).toBe(before + 1)
  })
})

describe('the script of every page', () => {
  it('shows the place for what is inside where there is one', () => {
    document.body.innerHTML = '<div id="navigator_inside" hidden></div>'
    startNavigator()

    expect(document.getElementById('navigator_inside')?.hidden).toBe(false)
  })
})
