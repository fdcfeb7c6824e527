/** @jest-environment jsdom */
import { cleanup, screen, within } from '@testing-library/react'
import { noPermissions } from '../../../src/access/permissions'
import { leaveAccount } from '../../../src/services/account/leaving'
import { closeAll, network, open, openNetwork } from '../../support/account-screen'
import { openInside, service, somebody } from '../../support/inside-page'

const nothing = { errors: [{ message: 'Not found', extensions: { code: 'NOT_FOUND' } }] }
const made = { __typename: 'ReportClientExport', id: 'e1', person: 'auth0|anna', name: 'Anna Weber' }

beforeEach(() => {
  openNetwork()
  Object.assign(network.answers, { NavUpdates: nothing, NavMatrix: nothing, NavClientReadings: nothing })
  network.answers['ReportClientExports'] = {
    data: {
      reportClientExports: [
        { ...made, service: 7, format: 'PDF_A4', cells: 48, askedAt: '2026-11-20T09:12:00.000Z' },
        { ...made, id: 'e2', service: 8, format: 'CSV', cells: 2, askedAt: '2026-11-21T09:12:00.000Z' },
      ],
    },
  }
})
afterEach(async () => {
  cleanup()
  await leaveAccount()
  jest.restoreAllMocks()
})

const page = { view: 'service' as const, service }
const withDuties = (...compliancePermissions: string[]) => ({
  ...somebody([]),
  permissions: {
    status: 'ready' as const,
    lists: { ...noPermissions, productPermissions: ['share-disclosure'], compliancePermissions },
  },
})

describe('what was taken away of a service', () => {
  it('is shown to the auditor of a client: who, what and when (PM-10)', async () => {
    await openInside(page, withDuties('audit'))
    const part = within(await screen.findByRole('region', { name: 'What was taken away' }, { timeout: 6000 }))
    expect(await part.findByText('Anna Weber', {}, { timeout: 6000 })).not.toBeNull()
    expect(part.getByText(/PDF A4.*48 answers.*09:12 UTC/)).not.toBeNull()
    expect(part.queryByText(/CSV/)).toBeNull()
  }, 20_000)

  it('is hidden from everybody else (PM-10)', async () => {
    const { settle } = await openInside(page, withDuties('navigator-attest'))
    await settle()
    expect(screen.queryByRole('region', { name: 'What was taken away' })).toBeNull()
    expect(network.sent.map(({ operationName }) => operationName)).not.toContain('ReportClientExports')
  })
})

describe('reports among what somebody keeps', () => {
  afterEach(closeAll)

  it('say how many of their answers changed, and lead to the builder (R-AUT-04, RB-3)', async () => {
    const report = { __typename: 'Report', id: 'r1', title: 'Swap positions', isOpen: true, isOwn: true, cells: 48 }
    const changes = [11, 12, 13].map((answer) => ({ __typename: 'ReportCellChange', answer }))
    const path = '/en/products/navigator/share-disclosure/report-builder#report=r1'
    const shared = {
      ...report,
      id: 'r2',
      title: 'Of a colleague',
      isOwn: false,
      isOpen: false,
      changes: [],
      path: null,
    }
    const viewer = { __typename: 'Viewer', id: 'a', reports: [{ ...report, changes, path }], sharedReports: [shared] }
    await open('en', '/en/auth/favourites', { KeptReports: { data: { viewer } } } as never)
    const part = within(await screen.findByRole('region', { name: 'Reports' }, { timeout: 6000 }))
    expect(part.getByText('3 of 48 answers changed since it was saved')).not.toBeNull()
    expect(part.getByText('Its service is no longer open to you: the report has no answers.')).not.toBeNull()
    const [link, ...more] = part.getAllByRole('link', { name: 'Open the report' })
    expect([link?.getAttribute('href'), more]).toEqual([path, []])
  }, 20_000)
})
