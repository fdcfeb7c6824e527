/** @jest-environment jsdom */
import { act, cleanup, screen, within } from '@testing-library/react'
import { leaveAccount } from '../../../src/services/account/leaving'
import { network, openNetwork, press, sentOf } from '../../support/account/account-screen'
import { keptReport, openReports } from '../../support/account/report-page'
import { enter, user } from '../../support/user'

const openId = '0198c0de-0000-7000-8000-000000000001'
const patient = { timeout: 6000 }

beforeEach(openNetwork)
afterEach(async () => {
  cleanup()
  await leaveAccount()
  jest.restoreAllMocks()
  history.replaceState(null, '', '/')
})

describe('the report builder, for those who may read its service', () => {
  it('is saved under a name, and by itself from then on (RB-3)', async () => {
    history.replaceState(null, '', '/#j=3&q=1.2')
    await openReports()
    await enter(screen.getByLabelText('Name of the report'), 'For the board')
    await press('Save')
    await screen.findByText('Saved. Changes are saved by themselves from now on.', {}, { timeout: 4000 })
    expect(sentOf('SaveReport')[0]?.variables).toMatchObject({ service: '7', jurisdictions: [3], questions: [1, 2] })
    await press('In which language?: move up')
    await act(() => new Promise((done) => setTimeout(done, 1500)))
    expect(sentOf('ChangeReport')[0]?.variables).toMatchObject({ id: 'r1', version: 1, questions: [2, 1] })
  })
  it('is opened as it was looked at, and keeps how it is looked at now (RB-2, RB-3)', async () => {
    const kept = { ...keptReport, id: openId, view: '&hq=2&turned=1', changes: [] }
    await openReports([kept])
    await press('Open For the board')
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads().join()).toContain('May a custodian?')
    expect(heads().join()).not.toContain('In which language?')
    await act(() => new Promise((done) => setTimeout(done, 1500)))
    expect(sentOf('ChangeReport')).toEqual([])
    await press('Swap rows and columns')
    await act(() => new Promise((done) => setTimeout(done, 1500)))
    expect(sentOf('ChangeReport')[0]?.variables).toMatchObject({ id: openId, version: 1, view: '&hq=2' })
  })

  it('keeps what could not be saved in the browser, says so, and sends it later (RB-3)', async () => {
    history.replaceState(null, '', '/#j=3&q=1.2')
    const { settle } = await openReports([{ ...keptReport, id: openId, changes: [] }])
    network.answers['ChangeReport'] = { data: null, errors: [{ message: 'x', extensions: { code: 'UNAVAILABLE' } }] }
    await press('Open For the board')
    await press('In which language?: move up')
    await screen.findByText(/Your changes are kept in this browser/, {}, patient)
    expect(location.hash).toBe(`#j=3&q=2.1&of=${openId}.1`)

    // The page is left, and opened again when the service is there once more.
    cleanup()
    await leaveAccount()
    network.answers['Report'] = { data: { report: { ...keptReport, id: openId, changes: [] } } }
    network.sent.length = 0
    await openReports([{ ...keptReport, id: openId, changes: [] }])
    await settle()
    await act(() => new Promise((done) => setTimeout(done, 1500)))
    expect(sentOf('ChangeReport')[0]?.variables).toMatchObject({ id: openId, version: 1, questions: [2, 1] })
  }, 30_000)

  it('has its versions to look at, and is taken back to one or given away as it was (RB-3, RB-5)', async () => {
    const version = { __typename: 'ReportVersion', number: 1, title: 'First', jurisdictions: [3], questions: [1] }
    const versions = [{ ...version, answers: 1, keptAt: keptReport.madeAt }]
    network.answers['ReportVersions'] = { data: { report: { __typename: 'Report', id: 'r1', versions } } }
    const taken = { ...keptReport, version: 3, questions: [1], changes: [] }
    network.answers['GiveOutReport'] = {
      data: { giveOutReport: { __typename: 'ReportExport', id: 'e1', format: 'DOCX', state: 'DONE', address: null } },
    }
    network.answers['TakeReportVersion'] = { data: { takeReportVersion: taken } }
    const { settle } = await openReports([{ ...keptReport, changes: [] }])
    await press('Open For the board')
    await settle()
    await press('Word of version 1')
    await settle()
    const { questions, report, number, format } = sentOf('GiveOutReport')[0]?.variables ?? {}
    expect({ questions, report, number, format }).toEqual({ questions: [1], report: 'r1', number: 1, format: 'DOCX' })
    await press('Back to version 1')
    await settle()
    expect(sentOf('TakeReportVersion')[0]?.variables).toMatchObject({ id: 'r1', version: 1, number: 1 })
    expect(location.hash).toContain('#j=3&q=1&of=')
  })

  it('is duplicated, without its notes (RB-3)', async () => {
    const { settle } = await openReports([keptReport])
    await press('Duplicate For the board')
    await settle()
    expect(sentOf('SaveReport')[0]?.variables).toMatchObject({
      ...{ service: '7', title: 'For the board (copy)', jurisdictions: [3], questions: [1, 2] },
    })
  })
  it('says how many answers changed since, and takes one over (RB-4)', async () => {
    const { settle } = await openReports([keptReport])
    expect(screen.getByText('1 of 2 answers changed since it was saved')).not.toBeNull()
    await press('Open For the board')
    await settle()
    const region = within(screen.getByRole('region', { name: 'What changed since' }))
    expect(region.getByText('no longer answered; version 1 was saved')).not.toBeNull()
    await press('Take over the change in Austria: May a custodian?')
    await settle()
    expect(sentOf('RefreshReport')[0]?.variables).toMatchObject({ id: 'r1', version: 1, answers: [11] })
    expect(region.getByText('All 2 answers are as they were saved')).not.toBeNull()
  })
  it('is renamed, and keeps notes at the places that they are about (RB-2, RB-3)', async () => {
    const noted = {
      ...keptReport,
      notes: [{ __typename: 'ReportNote', place: 'q1j3', text: 'Ask the custodian.', version: 1 }],
    }
    const { settle } = await openReports([keptReport])
    network.answers['NoteReport'] = { data: { noteReport: noted } }
    await press('Open For the board')
    await settle()
    await enter(screen.getByLabelText('Name of the report'), 'For the audit')
    await press('Rename')
    await settle()
    const renamed = { id: 'r1', version: 1, title: 'For the audit' }
    expect(sentOf('ChangeReport').map(({ variables }) => variables)).toContainEqual(expect.objectContaining(renamed))

    const notes = within(screen.getByRole('region', { name: 'Your notes' }))
    await user.click(screen.getAllByRole('button', { name: 'Note' })[0] as HTMLElement)
    expect(notes.getByLabelText<HTMLSelectElement>('Question').value).toBe('q1')
    expect(notes.getByLabelText<HTMLSelectElement>('Jurisdiction').value).toBe('j3')
    await enter(notes.getByLabelText('Note'), 'Ask the custodian.')
    await press('Keep the note')
    await settle()
    expect(sentOf('NoteReport')[0]?.variables).toMatchObject({ id: 'r1', place: 'q1j3', version: 0 })
    expect(notes.getByRole('heading', { name: 'Austria: May a custodian?' })).not.toBeNull()
    expect(within(screen.getByRole('table')).getByText('Ask the custodian.')).not.toBeNull()
    await press('Remove the note at Austria: May a custodian?')
    await settle()
    expect(sentOf('NoteReport')[1]?.variables).toMatchObject({ place: 'q1j3', version: 1, text: '' })
  })
  it('is given away from the first save on, with what becomes of it (RB-5)', async () => {
    const given = { __typename: 'ReportExport', id: 'e1', format: 'DOCX', state: 'MAKING', address: null }
    const { settle } = await openReports([keptReport])
    network.answers['GiveOutReport'] = { data: { giveOutReport: given } }
    network.answers['ReportExport'] = { data: { reportExport: given } }
    history.replaceState(null, '', '/#j=3&q=1')
    expect(screen.queryByRole('button', { name: 'Word' })).toBeNull()
    await press('Open For the board')
    await settle()
    await screen.findByRole('button', { name: 'Word' }, patient)
    await press('Word')
    await screen.findByText('The document is being made. You can go on meanwhile.', {}, patient)
    expect(sentOf('GiveOutReport')[0]?.variables).toMatchObject({
      ...{ service: '7', title: 'For the board', jurisdictions: [3], questions: [1, 2], format: 'DOCX', locale: 'en' },
    })
    const address = '/online-services/files/download/x'
    network.answers['ReportExport'] = { data: { reportExport: { ...given, state: 'DONE', address } } }
    const link = await screen.findByRole('link', { name: 'Fetch the document' }, patient)
    expect(link.getAttribute('href')).toBe(address)
  })
  it('says where it may not be given away, or could not be made (RB-5, PM-3)', async () => {
    const failed = { __typename: 'ReportExport', id: 'e2', format: 'PDF_A4', state: 'FAILED', address: null }
    const { settle } = await openReports([keptReport])
    const refusal = { message: 'x', extensions: { code: 'FORBIDDEN' } }
    network.answers['GiveOutReport'] = { data: null, errors: [refusal] }
    await press('Open For the board')
    await settle()
    await screen.findByRole('button', { name: 'CSV' }, patient)
    await press('CSV')
    expect((await screen.findByRole('alert', {}, patient)).textContent).toContain('but not give them away')
    network.answers['GiveOutReport'] = { data: { giveOutReport: failed } }
    network.answers['ReportExport'] = { data: { reportExport: failed } }
    await press('PDF, A4')
    const failure = 'The document could not be made. Please try again in a moment.'
    expect(await screen.findByText(failure, {}, patient)).not.toBeNull()
  })
  it('says which answers of a paper changed, where its page has led here (RB-6)', async () => {
    const code = '0123456789abcdefghjkmnpqrstv'
    history.replaceState(null, '', `/#code=${code}`)
    const checkedReport = {
      __typename: 'CheckedReport',
      madeAt: keptReport.madeAt,
      cells: 2,
      path: null,
      changes: keptReport.changes,
      unseen: ['Fund marketing', 'Transfers'],
    }
    network.answers['CheckedReport'] = { data: { checkedReport } }
    await openReports()
    // What shows it may still be on its way: it is fetched where an address asks for it.
    const region = within(await screen.findByRole('region', { name: 'The document in your hand' }))
    expect(await region.findByText('1 of its 2 answers have changed since it was given out')).not.toBeNull()
    expect(region.getByText('Austria: May a custodian?')).not.toBeNull()
    expect(sentOf('CheckedReport')[0]?.variables).toEqual({ code, locale: 'en' })
    expect(region.getByText(/^What belongs to Fund marketing and Transfers is not open to you/)).not.toBeNull()
  })
  it('has no answers of a service that is not open any more (RB-3)', async () => {
    await openReports([{ ...keptReport, isOpen: false, changes: [] }])
    expect(screen.getByText('This service is no longer open to you: the report has no answers.')).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Open For the board' })).toBeNull()
  })
})
