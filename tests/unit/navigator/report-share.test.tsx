/** @jest-environment jsdom */
import { act, cleanup, screen, within } from '@testing-library/react'
import { leaveAccount } from '../../../src/services/account/leaving'
import { network, openNetwork, press, sentOf } from '../../support/account/account-screen'
import { keptReport, openReports } from '../../support/account/report-page'
import { enter } from '../../support/user'

const id = '0198c0de-0000-7000-8000-000000000001'
const share = {
  ...{ __typename: 'ReportShare', id: 's1', organisation: 1, address: null },
  ...{ mayEdit: false, until: '2026-12-25', revokedAt: null },
}
const sharing = {
  ...{ __typename: 'ReportSharing', id: 'r1' },
  organisations: [{ __typename: 'Organisation', id: '1', name: 'Harbour & Sons' }],
  shares: [share, { ...share, id: 's0', revokedAt: '2026-11-01T12:00:00.000Z' }],
  openings: [
    { __typename: 'ReportOpening', id: 'o2', person: null, isRefused: true, openedAt: '2026-11-23T15:40:00.000Z' },
    {
      __typename: 'ReportOpening',
      id: 'o1',
      person: 'Lin Qing',
      isRefused: false,
      openedAt: '2026-11-20T09:12:00.000Z',
    },
  ],
}
const theirs = { ...keptReport, id, title: 'Of a colleague', isOwn: false, mayChange: false, changes: [] }
const viewer = (sharedReports: object[]) => ({ data: { viewer: { __typename: 'Viewer', id: 'a', sharedReports } } })

beforeEach(openNetwork)
afterEach(async () => {
  cleanup()
  await leaveAccount()
  jest.restoreAllMocks()
  history.replaceState(null, '', '/')
})

describe('a report that is shared', () => {
  it('is shared with an organisation or a colleague until a day, and taken back (RB-7, N20)', async () => {
    network.answers['ReportSharing'] = { data: { reportSharing: sharing } }
    network.answers['ShareReport'] = { data: { shareReport: { ...share, id: 's2' } } }
    network.answers['EndReportShare'] = {
      data: { endReportShare: { ...share, revokedAt: '2026-11-27T12:00:00.000Z' } },
    }
    const { settle } = await openReports([keptReport])
    await press('Open For the board')
    await settle()
    const part = within(screen.getByRole('region', { name: 'Share' }))
    expect(part.getByText('Everybody of Harbour & Sons')).not.toBeNull()
    expect(part.getByText('Lin Qing')).not.toBeNull()
    expect(part.getByText('Somebody who may not open it was refused')).not.toBeNull()
    await enter(part.getByLabelText('Colleague'), 'lin@harbour.example')
    await enter(part.getByLabelText('Anyone who opens it may'), 'edit')
    await press('Share the report')
    await settle()
    expect(sentOf('ShareReport')[0]?.variables).toMatchObject({
      ...{ report: 'r1', organisation: 1, address: 'lin@harbour.example', mayEdit: true },
    })
    await press('Take back from Everybody of Harbour & Sons')
    await settle()
    expect(sentOf('EndReportShare')[0]?.variables).toMatchObject({ share: 's1' })
  })

  it('shows nothing of sharing to those who have no space for it (PM-9)', async () => {
    network.answers['ReportSharing'] = { data: { reportSharing: { ...sharing, organisations: [] } } }
    const { settle } = await openReports([keptReport])
    await press('Open For the board')
    await settle()
    expect(screen.queryByRole('region', { name: 'Share' })).toBeNull()
  })

  it('opens by its link to be read, and is closed within five seconds once it is taken back (RB-7, N20)', async () => {
    history.replaceState(null, '', `/#report=${id}`)
    network.answers['OpenReport'] = { data: { openReport: theirs } }
    network.answers['Report'] = { data: { report: theirs } }
    network.answers['SharedReports'] = viewer([theirs])
    const { settle } = await openReports()
    await settle()
    expect(sentOf('OpenReport')).toHaveLength(1)
    expect(screen.getByText(/shares this report with you to read/)).not.toBeNull()
    expect(screen.getByRole('table')).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Keep the note' })).toBeNull()

    network.answers['Report'] = { data: null, errors: [{ message: 'x', extensions: { code: 'NOT_FOUND' } }] }
    network.answers['SharedReports'] = viewer([])
    await act(() => new Promise((done) => setTimeout(done, 4500)))
    expect(screen.getByText('The report was taken back, or its time has ended. It is closed.')).not.toBeNull()
    expect(screen.queryByRole('table')).toBeNull()
  }, 20_000)

  it('says where a link opens nothing (RB-7)', async () => {
    history.replaceState(null, '', `/#report=${id}`)
    network.answers['OpenReport'] = { data: null, errors: [{ message: 'x', extensions: { code: 'NOT_FOUND' } }] }
    const { settle } = await openReports()
    await settle()
    expect(screen.getByText(/This link opens no report for you/)).not.toBeNull()
  })
})
