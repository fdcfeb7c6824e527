/** @jest-environment jsdom */
import { cleanup, screen, within } from '@testing-library/react'
import { leaveAccount } from '../../../src/services/account/leaving'
import { network, openNetwork, sentOf } from '../../support/account/account-screen'
import { openInside, somebody } from '../../support/account/inside-page'

const path = '/en/products/navigator'
const place = (number: number, name: string, own: object = {}) => ({
  ...{ __typename: 'NavPlace', number, name, lang: 'en', slug: name.toLowerCase() },
  ...{ path: `${path}/${name.toLowerCase()}`, ...own },
})
const visited = (number: number, changedSinceVisit: number | null) =>
  place(number, `Place ${number}`, {
    ...{ iso: 'AT', tablePath: path, lastReviewed: '2026-05-01', reviewDue: '2027-05-01' },
    ...{ isOverdue: false, changedSinceVisit },
  })
const service = (number: number, name: string, jurisdictions: readonly object[]) =>
  place(number, name, { permission: name, regions: [place(1, 'Europe', { jurisdictions })] })

beforeEach(() => openNetwork())
afterEach(async () => {
  cleanup()
  await leaveAccount()
  jest.restoreAllMocks()
})

const open = async (navServices: readonly object[], snapshot = somebody([])) => {
  network.answers['NavServices'] = { data: { navServices } }
  const opened = await openInside({ view: 'front' }, snapshot)
  await opened.settle()
  return opened
}
const part = () => within(screen.getByRole('region', { name: 'Your services' }))

describe('the front of the navigator', () => {
  it('says which services are mine, and what changed since my last visits (R-NAV-01, NV-5)', async () => {
    await open([
      service(1, 'Disclosure', [visited(1, 2), visited(2, 1), visited(3, null)]),
      service(2, 'Transfers', [visited(4, 0)]),
      service(3, 'Mergers', [visited(5, null)]),
    ])

    expect(
      part()
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual([...['Disclosure', 'Transfers', 'Mergers']])
    expect(part().getByRole('link', { name: 'Disclosure' }).getAttribute('href')).toBe(`${path}/disclosure`)
    expect(part().getByText('3 answers have changed')).not.toBeNull()
    expect(part().getByText('Nothing has changed for you since.')).not.toBeNull()
    expect(part().getByText(/^You have read nothing here yet/)).not.toBeNull()
  })

  it('says to somebody without any how to ask for one, and leaves the page as it is (R-NAV-01, N12)', async () => {
    const { place: inside } = await open([])

    expect(part().getByText('You may read no service of the navigator yet.')).not.toBeNull()
    expect(part().getByRole('link', { name: 'Request access' }).getAttribute('href')).toBe('/en/auth/subscriptions')
    expect(inside.hidden).toBe(false)
  })

  it('is as it was built where nobody is signed in, and asks nothing (R-NAV-01, PM-1)', async () => {
    const { place: inside } = await openInside({ view: 'front' })

    expect([inside.textContent, inside.hidden, sentOf('NavServices')]).toEqual(['', true, []])
  })

  it('says what failed, and keeps the page (R-NAV-01)', async () => {
    network.status = 503
    const { settle } = await openInside({ view: 'front' }, somebody([]))
    await settle()

    expect(screen.getByRole('alert').textContent).toContain('The rest of the page works')
  })
})
