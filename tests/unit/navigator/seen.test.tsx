/** @jest-environment jsdom */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { leaveAccount } from '../../../src/services/account/leaving'
import { network, openNetwork, sentOf } from '../../support/account/account-screen'
import { jurisdictionPage, openInside, service, somebody } from '../../support/account/inside-page'
import { differenceOfDeadline, lawOfAustria } from '../../support/content/law-of-austria'
import { tableColumns as columns } from '../../support/records/table-columns'
import { user } from '../../support/user'

const path = '/en/products/navigator/share-disclosure'
const place = (number: number, name: string, own: object = {}) => ({
  ...{ __typename: 'NavPlace', number, name, lang: 'en', slug: name.toLowerCase() },
  path: `${path}/${name.toLowerCase()}`,
  ...own,
})
const visited = (number: number, name: string, changedSinceVisit: number | null) =>
  place(number, name, {
    ...{ iso: 'AT', tablePath: `${path}/a/status-table`, lastReviewed: '2026-05-01', reviewDue: '2027-05-01' },
    ...{ isOverdue: false, changedSinceVisit },
  })
const services = [
  place(service.number, 'Share disclosure', {
    permission: 'share-disclosure',
    regions: [
      place(1, 'Europe', {
        jurisdictions: [visited(1, 'Austria', 3), visited(2, 'Belgium', 0), visited(3, 'France', null)],
      }),
      place(2, 'Oceania', { jurisdictions: [visited(4, 'Fiji', 1)] }),
    ],
  }),
]
const seen = { __typename: 'NavSeen', service: service.number, jurisdictions: [1], seenAt: '2026-11-27T09:00:00.000Z' }

beforeEach(() => {
  history.replaceState(null, '', `${path}/europe/austria`)
  openNetwork()
  const differences = { __typename: 'NavSinceDifferences', since: '2026-11-01T09:00:00.000Z' }
  Object.assign(network.answers, {
    NavServices: { data: { navServices: services } },
    MarkNavSeen: { data: { markNavSeen: seen } },
    NavMatrix: { data: { navMatrix: { __typename: 'NavMatrix', columns } } },
    NavSinceDifferences: {
      data: { navSinceDifferences: { ...differences, differences: [differenceOfDeadline.data.navDifference] } },
    },
    NavUpdates: {
      data: { navUpdates: { __typename: 'NavUpdates', service: place(7, 'Share disclosure'), total: 0, updates: [] } },
    },
  })
})
afterEach(async () => {
  cleanup()
  jest.useRealTimers()
  await leaveAccount()
  jest.restoreAllMocks()
})

const open = async (page: Parameters<typeof openInside>[0], own: object = {}) => {
  network.answers['NavJurisdiction'] = lawOfAustria(own)
  const opened = await openInside(page, somebody(['share-disclosure']))
  await opened.settle()
  return opened
}
const onlyIntervals = () =>
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask', 'nextTick', 'setImmediate', 'Date', 'performance'],
  })
const wait = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms)
  })

describe('what a reader has seen of a jurisdiction', () => {
  it('is noted by reading, after ten seconds in sight and once (NV-5, R-NAV-07)', async () => {
    onlyIntervals()
    const { settle } = await open(jurisdictionPage, { visitedAt: null, changedSinceVisit: null })
    expect(screen.getByText(/This is your first visit/)).not.toBeNull()
    wait(9000)
    await settle()
    expect(sentOf('MarkNavSeen')).toEqual([])
    wait(30_000)
    await settle()

    expect(sentOf('MarkNavSeen').map(({ variables }) => variables)).toMatchObject([{ service: '7', jurisdiction: '3' }])
  })

  it('is not noted of a page that nobody looks at (NV-5)', async () => {
    onlyIntervals()
    const { settle } = await open(jurisdictionPage, { visitedAt: null, changedSinceVisit: null })
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    wait(60_000)
    await settle()

    expect(sentOf('MarkNavSeen')).toEqual([])
  })

  it('shows what has changed word by word, and is noted at a press (NV-5, NV-3, R-NAV-07)', async () => {
    const since = { visitedAt: '2026-11-01T09:00:00.000Z', isRead: true, changedSinceVisit: 1 }
    const { settle } = await open(jurisdictionPage, since)
    const part = within(screen.getByRole('region', { name: '1 change since your last visit' }))
    expect(part.getByText('Your last visit was on 1 November 2026.')).not.toBeNull()
    expect(document.querySelectorAll('#since_visit ins, section ins').length).toBeGreaterThan(0)
    await user.click(part.getByRole('button', { name: 'I have seen these' }))
    await settle()

    expect(part.getByText(/What changes from now on will be shown as new/)).not.toBeNull()
    expect(sentOf('MarkNavSeen')[0]?.variables).toMatchObject({ service: '7', jurisdiction: '3' })
  })

  it('counts from the dashboard where they never read it, and says so (NV-5, R-NAV-07)', async () => {
    await open(jurisdictionPage, { visitedAt: '2026-11-01T09:00:00.000Z', isRead: false, changedSinceVisit: 1 })
    expect(screen.getByText(/it counts from 1 November 2026, your last visit to the dashboard\.$/)).not.toBeNull()
  })

  it('says of each change whether it is of the law, a correction or a wording (NV-5)', async () => {
    await open(jurisdictionPage, { visitedAt: '2026-11-01T09:00:00.000Z', changedSinceVisit: 1 })
    const part = within(screen.getByRole('region', { name: '1 change since your last visit' }))

    expect(part.getByText('The time was wrong.').parentElement?.textContent).toBe('Correction: The time was wrong.')
    expect(sentOf('NavSinceDifferences')[0]?.variables).toMatchObject({
      ...{ region: 'europe', jurisdiction: 'austria', since: '2026-11-01T09:00:00.000Z' },
    })
  })

  it('is not noted of the law of another day (NV-5, N10)', async () => {
    onlyIntervals()
    const { settle } = await open(jurisdictionPage, { day: '2026-03-01', visitedAt: null, changedSinceVisit: null })
    wait(60_000)
    await settle()

    expect(sentOf('MarkNavSeen')).toEqual([])
  })
})

describe('what changed where a reader has been', () => {
  const names = () =>
    within(screen.getByRole('region', { name: 'Since your last visits' }))
      .queryAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)

  it('is counted on the page of a service, and all of it is seen at a press (NV-5, R-NAV-02)', async () => {
    await open({ view: 'service', service })
    expect(names()).toEqual(['Austria', 'Fiji'])
    expect(screen.getByText('3 answers have changed')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Mark everything as seen' }))

    await waitFor(() => expect(sentOf('NavServices').length).toBeGreaterThan(1))
    expect(sentOf('MarkNavSeen')[0]?.variables).toMatchObject({ service: '7', jurisdiction: null })
  })

  it('is counted on the page of a region, of that region alone (NV-5, R-NAV-05)', async () => {
    await open({ view: 'region', service, region: 'europe' })

    expect(names()).toEqual(['Austria'])
    expect(screen.queryByRole('button', { name: 'Mark everything as seen' })).toBeNull()
  })
})
