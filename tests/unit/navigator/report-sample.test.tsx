/** @jest-environment jsdom */
import { cleanup, screen } from '@testing-library/react'
import { makeSample } from '../../../services/account/navigator/sample-matrix'
import { type NavColumns } from '../../../src/access/nav-columns'
import { leaveAccount } from '../../../src/services/account/leaving'
import { network, openNetwork, press } from '../../support/account/account-screen'
import { openInside, somebody } from '../../support/account/inside-page'
import { reportPage } from '../../support/account/report-page'
import { tableColumns } from '../../support/records/table-columns'
import { user } from '../../support/user'

const real = tableColumns as NavColumns
const five = Array.from({ length: 5 }, (_, at) => at)
const wide: NavColumns = {
  ...real,
  jurisdictions: {
    ...{ id: five, name: five.map((at) => `Place ${at}`), region: five.map(() => 0) },
    ...{ iso: five.map(() => 'AT'), lang: five.map(() => 'en'), path: five.map(() => '/') },
    ...{ lastReviewed: five.map(() => ''), reviewDue: five.map(() => '') },
  },
}

beforeEach(openNetwork)
afterEach(async () => {
  cleanup()
  await leaveAccount()
  jest.restoreAllMocks()
  history.replaceState(null, '', '/')
})

describe('the sample of a report', () => {
  it('has three jurisdictions by their public names, and nothing of any answer (PM-3)', () => {
    const sample = makeSample(wide)
    expect(sample.jurisdictions.name).toEqual(['Place 0', 'Place 1', 'Place 2'])
    expect(sample.questions).toEqual(real.questions)
    expect(sample.cells.answer).toHaveLength(6)
    const text = JSON.stringify(sample)
    for (const short of real.cells.short) expect(text).not.toContain(short)
    const others = { ...wide, cells: { ...wide.cells, status: [], short: [], threshold: [], version: [] } }
    expect(makeSample(others)).toEqual(sample)
  })

  it('is built by a person without permission, says what it is, and is not given away (PM-3)', async () => {
    network.answers['NavSample'] = { data: { navSample: { __typename: 'NavSample', columns: makeSample(real) } } }
    const { settle } = await openInside(reportPage, somebody([]))
    await screen.findByText(
      'This is a sample. Its answers are made up and say nothing about the law.',
      {},
      { timeout: 6000 },
    )
    await press('All of Europe')
    await user.click(screen.getByLabelText('May a custodian?'))
    await user.click(screen.getAllByRole('button', { name: 'Compare' })[0] as HTMLElement)
    await settle()
    expect(screen.getAllByText('Sample: here stands the short answer.')).toHaveLength(2)
    for (const name of ['Save', 'CSV', 'JSON', 'Word']) expect(screen.queryByRole('button', { name })).toBeNull()
    const read = network.sent.map(({ operationName }) => operationName)
    expect(read).not.toContain('ReportMatrix')
    expect(read).not.toContain('Reports')
  }, 20_000)

  const sample = { data: { navSample: { __typename: 'NavSample', columns: makeSample(real) } } }
  const elsewhere = '/en/products/navigator/fund-marketing/report-builder'

  it('leads on to a service of the paper that its reader may read (RB-6, RB-1)', async () => {
    const code = '0123456789abcdefghjkmnpqrstv'
    history.replaceState(null, '', `/#code=${code}`)
    network.answers['NavSample'] = sample
    const path = `${elsewhere}#code=${code}`
    const checkedReport = { __typename: 'CheckedReport', madeAt: '2026-11-01T12:00:00.000Z', cells: 1, path }
    network.answers['CheckedReport'] = { data: { checkedReport: { ...checkedReport, unseen: [], changes: [] } } }
    await openInside(reportPage, somebody([]))
    const lead = await screen.findByRole('link', { name: 'See it there' }, { timeout: 6000 })
    expect(lead.getAttribute('href')).toBe(path)
  }, 20_000)

  it.each([
    [true, 1],
    [false, 0],
  ])(
    'leads on from the link to a report where a service of it is open: %s (RB-7, RB-1)',
    async (isOpen, leads) => {
      const id = '0198c0de-0000-7000-8000-000000000001'
      history.replaceState(null, '', `/#report=${id}`)
      network.answers['NavSample'] = sample
      const path = `${elsewhere}#report=${id}`
      const shared = {
        __typename: 'Report',
        id,
        title: 'For the board',
        isOpen,
        isOwn: false,
        cells: 1,
        path,
        changes: [],
      }
      const viewer = { __typename: 'Viewer', id: 'a', reports: [], sharedReports: [shared] }
      network.answers['KeptReports'] = { data: { viewer } }
      const { settle } = await openInside(reportPage, somebody([]))
      await screen.findByText(/^This is a sample/, {}, { timeout: 6000 })
      await settle()
      const hrefs = screen.queryAllByRole('link', { name: 'See it there' }).map((one) => one.getAttribute('href'))
      expect(hrefs).toEqual(leads === 1 ? [path] : [])
    },
    20_000,
  )
})
