/** @jest-environment jsdom */
import { cleanup, screen } from '@testing-library/react'
import { leaveAccount } from '../../../src/services/account/leaving'
import { network, openNetwork, press, sentOf } from '../../support/account/account-screen'
import { headsOfTable, keptReport, openReports } from '../../support/account/report-page'
import { tableColumns } from '../../support/records/table-columns'
import { columnsOfTwo } from '../../support/records/two-services'
import { user } from '../../support/user'

beforeEach(openNetwork)
afterEach(async () => {
  cleanup()
  await leaveAccount()
  jest.restoreAllMocks()
  jest.useRealTimers()
  history.replaceState(null, '', '/')
})

const pressFirst = async (name: string) => user.click(screen.getAllByRole('button', { name })[0] as HTMLElement)
const rowHeads = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const ofTwo = { ...keptReport, services: [7, 9], questions: [1, 5], changes: [] }
/** After its second service was taken from its owner. */
const ended = { ...ofTwo, closed: [5] }
const question = 'A question of a service that is not open to you'

describe('a report whose questions are of several services', () => {
  it('is chosen from the services that are open, each by its name (RB-1, R-NAV-09)', async () => {
    const { settle } = await openReports([], columnsOfTwo)
    await press('All of Fund marketing · Who')
    await user.click(screen.getByLabelText('May a custodian?'))
    await user.click(screen.getByLabelText('Austria'))
    await pressFirst('Compare')
    await settle()
    expect(location.hash).toBe('#j=3&q=5.1')
    expect(rowHeads()).toEqual(['Fund marketing · Must a fund be notified?', 'May a custodian?'])
    const cells = screen.getAllByRole('cell').map((cell) => cell.querySelector('a')?.getAttribute('href'))
    expect(cells[0]).toMatch(/^\/en\/products\/navigator\/fund-marketing\/europe\/austria#/)
    expect(cells[1]).toMatch(/^\/en\/products\/navigator\/share-disclosure\/europe\/austria#/)
  })
  it.each([
    ['after its page was left', tableColumns],
    ['while its page is open', columnsOfTwo],
  ])('says so where a service is not open any more, and keeps no text of it %s (RB-3)', async (_, columns) => {
    const { settle } = await openReports([ended], columns)
    await press('Open For the board')
    await settle()
    expect(rowHeads()).toEqual(['May a custodian?', question])
    expect(screen.getAllByRole('cell').at(-1)?.textContent).toContain('Not open to you')
    expect(screen.getByText(/^1 question is of a service that is not open to you/)).not.toBeNull()
    expect(document.body.textContent).not.toMatch(/Must a fund be notified|Before it is offered/)
    expect(location.hash).toMatch(/^#j=3&q=1\.5/)
    await new Promise((done) => setTimeout(done, 1500))
    // What is closed is no change of the choice, which would be saved by itself.
    expect(sentOf('ChangeReport')).toEqual([])
  })
  it('goes on with what is closed where its page was left (RB-3)', async () => {
    const id = '0192f0c1-0000-7000-8000-000000000001'
    history.replaceState(null, '', `/#j=3&q=1.5&of=${id}.1`)
    network.answers['Report'] = { data: { report: { ...ended, id } } }
    const { settle } = await openReports([{ ...ended, id }], tableColumns)
    await settle()
    expect(headsOfTable()).toEqual(['Question', 'Austria'])
    expect(rowHeads()).toEqual(['May a custodian?', question])
    expect(location.hash).toMatch(/^#j=3&q=1\.5/)
  })
  it('keeps in the address what is closed where its page is left before the report has come (RB-3)', async () => {
    const id = '0192f0c1-0000-7000-8000-000000000001'
    const began = `#j=3&q=1.5&of=${id}.1`
    history.replaceState(null, '', `/${began}`)
    network.answers['Report'] = { errors: [{ message: 'Later', extensions: { code: 'UNAVAILABLE' } }] }
    await openReports([{ ...ended, id }], tableColumns)
    expect(rowHeads()).toEqual(['May a custodian?'])
    expect(location.hash).toBe(began)
    await press('Swap rows and columns')
    expect(location.hash).toBe(`#j=3&q=1.5&turned=1&of=${id}.1`)
  })
  it('is not saved as another one before the report of its address has come (RB-3)', async () => {
    const id = '0192f0c1-0000-7000-8000-000000000001'
    history.replaceState(null, '', `/#j=3&q=1&of=${id}.1`)
    network.answers['Report'] = { errors: [{ message: 'Later', extensions: { code: 'UNAVAILABLE' } }] }
    const { settle } = await openReports([{ ...keptReport, id }])
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    network.answers['Report'] = { data: { report: { ...keptReport, id, questions: [1], changes: [] } } }
    await press('Try again')
    await settle()
    expect(screen.getByText('Saved. Changes are saved by themselves from now on.')).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(sentOf('SaveReport')).toEqual([])
  })
  it('is left behind by its address when it is not there any more (RB-3)', async () => {
    const id = '0192f0c1-0000-7000-8000-000000000001'
    history.replaceState(null, '', `/#j=3&q=1.5&of=${id}.1`)
    network.answers['Report'] = { errors: [{ message: 'Not found', extensions: { code: 'NOT_FOUND' } }] }
    const { settle } = await openReports([], tableColumns)
    await settle()
    expect(location.hash).toBe('#j=3&q=1')
    expect(screen.getByRole('button', { name: 'Save' })).not.toBeNull()
  })
  it('is duplicated without what is closed (RB-3)', async () => {
    const { settle } = await openReports([ended])
    await press('Duplicate For the board')
    await settle()
    expect(sentOf('SaveReport')[0]?.variables).toMatchObject({ questions: [1] })
  })
  it('is listed in the builder of each of its services (RB-1)', async () => {
    await openReports([{ ...ofTwo, service: 9, services: [9, 7] }], columnsOfTwo)
    expect(screen.getByRole('button', { name: 'Open For the board' })).not.toBeNull()
  })
  it('keeps the place of a question that was withdrawn, until its owner takes that over (RB-3, RB-4)', async () => {
    const gone = { __typename: 'ReportCellChange', question: 8, jurisdiction: 3, answer: 18, before: 1, after: null }
    const { settle } = await openReports([{ ...keptReport, questions: [1, 8], changes: [gone] }])
    await press('Open For the board')
    await settle()
    expect(rowHeads()).toEqual(['May a custodian?', 'A question that is no longer asked'])
    expect(screen.getAllByRole('cell').at(-1)?.textContent).toContain('No longer asked')
    expect(screen.getByText('Austria: A question that is no longer asked')).not.toBeNull()
    expect(screen.getByText('no longer answered; version 1 was saved')).not.toBeNull()
    await new Promise((done) => setTimeout(done, 1500))
    // That it is not there is no change of the choice, which would be saved by itself.
    expect(sentOf('ChangeReport')).toEqual([])
    const taken = { ...keptReport, version: 2, questions: [1, 8], cells: 1, changes: [] }
    network.answers['RefreshReport'] = { data: { refreshReport: taken } }
    await press('Take over the change in Austria: A question that is no longer asked')
    await settle()
    expect(sentOf('RefreshReport')[0]?.variables).toMatchObject({ answers: [18] })
  })
  it('keeps the place of a jurisdiction that was withdrawn (RB-3)', async () => {
    const { settle } = await openReports([{ ...keptReport, jurisdictions: [3, 9], changes: [] }])
    await press('Open For the board')
    await settle()
    expect(headsOfTable()).toEqual(['Question', 'Austria', 'A jurisdiction that is no longer covered'])
    await new Promise((done) => setTimeout(done, 1500))
    expect(sentOf('ChangeReport')).toEqual([])
  })
})
