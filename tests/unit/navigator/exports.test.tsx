/** @jest-environment jsdom */
import { cleanup, screen, within } from '@testing-library/react'
import { noPermissions } from '../../../src/access/permissions'
import { leaveAccount } from '../../../src/services/account/leaving'
import { network, openNetwork } from '../../support/account/account-screen'
import { openInside, service, somebody } from '../../support/account/inside-page'

const nothing = { errors: [{ message: 'Not found', extensions: { code: 'NOT_FOUND' } }] }
const made = { __typename: 'ReportClientExport', id: 'e1', person: 'auth0|anna', name: 'Anna Weber' }

beforeEach(() => {
  openNetwork()
  Object.assign(network.answers, { NavUpdates: nothing, NavMatrix: nothing, NavClientReadings: nothing })
  network.answers['ReportClientExports'] = {
    data: {
      reportClientExports: [
        {
          ...made,
          services: [9, 7],
          serviceNames: ['Fund marketing', 'Share disclosure'],
          format: 'PDF_A4',
          cells: 48,
          askedAt: '2026-11-20T09:12:00.000Z',
        },
        {
          ...made,
          id: 'e2',
          services: [8],
          serviceNames: ['Transfers'],
          format: 'CSV',
          cells: 2,
          askedAt: '2026-11-21T09:12:00.000Z',
        },
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
    expect(part.getByText(/Fund marketing and Share disclosure.*PDF A4.*48 answers.*09:12 UTC/)).not.toBeNull()
    expect(part.queryByText(/CSV/)).toBeNull()
  }, 20_000)

  it('is hidden from everybody else (PM-10)', async () => {
    const { settle } = await openInside(page, withDuties('navigator-attest'))
    await settle()
    expect(screen.queryByRole('region', { name: 'What was taken away' })).toBeNull()
    expect(network.sent.map(({ operationName }) => operationName)).not.toContain('ReportClientExports')
  })
})
