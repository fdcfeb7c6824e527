/** @jest-environment jsdom */
import { cleanup, screen } from '@testing-library/react'
import { accountOperations } from '../../../src/access/operations/account-operations'
import { leaveAccount } from '../../../src/services/account/leaving'
import { favourite } from '../../support/account/account-answers'
import { network, openNetwork, press } from '../../support/account/account-screen'
import { headsOfTable, keptReport, openReports } from '../../support/account/report-page'
import { tableColumns as columns } from '../../support/records/table-columns'
import { enter, user } from '../../support/user'

beforeEach(openNetwork)
afterEach(async () => {
  cleanup()
  await leaveAccount()
  jest.restoreAllMocks()
  history.replaceState(null, '', '/')
})

const pressFirst = async (name: string) => user.click(screen.getAllByRole('button', { name })[0] as HTMLElement)
const count = (length: number) => Array.from({ length }, (_, place) => place)
/** A jurisdiction more than there is room for, and two questions. */
const many = {
  ...columns,
  jurisdictions: {
    ...Object.fromEntries(Object.keys(columns.jurisdictions).map((name) => [name, count(26).map(() => '')])),
    ...{
      id: count(26).map((at) => at + 100),
      name: count(26).map((at) => `Place ${at}`),
      region: count(26).map(() => 0),
    },
  },
  questions: {
    ...Object.fromEntries(Object.keys(columns.questions).map((name) => [name, count(42).map(() => 'text')])),
    ...{
      id: count(42).map((at) => at + 1),
      text: count(42).map((at) => `Question ${at}`),
      topic: count(42).map(() => 'Who'),
    },
  },
  cells: Object.fromEntries(Object.keys(columns.cells).map((name) => [name, []])),
}
const changes = () =>
  network.sent.map(({ operationName }) => operationName).filter((name) => /^(Save|Change)/.test(name))

describe('the report builder, before anything is saved', () => {
  it('compares what is chosen, and tells nobody of it before it is saved (R-NAV-09, RB-1)', async () => {
    const { settle } = await openReports()
    expect(screen.getAllByText('Choose at least one jurisdiction and one question.')).toHaveLength(2)
    await press('All of Europe')
    await settle()
    await user.click(screen.getByLabelText('May a custodian?'))
    await settle()
    expect(screen.getAllByText('2 × 1 = 2 answers')).toHaveLength(2)
    await pressFirst('Compare')
    await settle()

    expect(headsOfTable()).toEqual(['Question', 'Austria', 'France'])
    expect(location.hash).toBe('#j=3.4&q=1')
    await press('France: hide')
    await press('May a custodian?: keep first')
    await press('Swap rows and columns')
    await settle()
    expect(headsOfTable()).toEqual(['Jurisdiction', 'May a custodian?'])
    expect(location.hash).toBe('#j=3.4&q=1&hj=4&pq=1&turned=1')
    // Every request so far has read something, and none has said what was chosen.
    expect(network.sent.filter(({ operationName }) => !accountOperations[operationName].startsWith('query'))).toEqual(
      [],
    )
    expect(JSON.stringify(network.sent.map(({ variables }) => variables))).not.toMatch(
      /custodian|jurisdictions|questions/,
    )
  })
  it('finds what is looked for in names, with all that is chosen kept (RB-1)', async () => {
    await openReports()
    await enter(screen.getByLabelText('Find a jurisdiction'), 'FRÂNC')
    expect(screen.queryByLabelText('Austria')).toBeNull()
    await user.click(screen.getByLabelText('France'))
    await enter(screen.getByLabelText('Find a jurisdiction'), 'nowhere')
    expect(screen.getByText('Nothing here has these words in its name. Try fewer of them.')).not.toBeNull()
    await enter(screen.getByLabelText('Find a jurisdiction'), '')
    expect(screen.getByLabelText<HTMLInputElement>('France').checked).toBe(true)
    expect(screen.getByLabelText<HTMLInputElement>('Austria').checked).toBe(false)
  })
  it('is chosen from what somebody saved, what changed lately, or another report (RB-1)', async () => {
    const saved = { ...favourite, of: 'nav-jurisdiction-4', kind: 'JURISDICTION' }
    network.answers['Favourites'] = { data: { viewer: { __typename: 'Viewer', id: 'a', favourites: [saved] } } }
    const { settle } = await openReports([keptReport])
    await press('The one that I saved')
    await press('The one that changed lately. Add the jurisdictions whose answers changed in the last 90 days')
    await press('The one that changed lately. Add the questions whose answers changed in the last 90 days')
    await settle()
    expect(location.hash).toBe('#j=4.3&q=1')
    await press('Use its choice: For the board')
    await settle()
    expect(location.hash).toBe('#j=3&q=1.2')
    expect(changes()).toEqual([])
  })
  it('says what has no room in a report any more (RB-1)', async () => {
    await openReports([], many)
    await press('All of Europe')
    expect(
      screen.getByText('A report has at most 25 jurisdictions: one more was not added. Take one out to make room.'),
    ).not.toBeNull()
    await press('All of Who')
    expect(
      screen.getByText(/at most 40 questions, so at most 1,000 answers: 2 more questions were not added/),
    ).not.toBeNull()
    expect(screen.getAllByText('25 × 40 = 1,000 answers')).toHaveLength(2)
  })
  it('has its columns and rows in the order that somebody gives them (RB-2)', async () => {
    history.replaceState(null, '', '/#j=3.4&q=1')
    const { settle } = await openReports()
    await press('France: move left')
    await settle()
    expect(headsOfTable()).toEqual(['Question', 'France', 'Austria'])
    expect(location.hash).toBe('#j=4.3&q=1')
    expect(screen.getByText('France is now 1 of 2.')).not.toBeNull()
    screen.getByRole('button', { name: 'France: keep first' }).focus()
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await settle()
    expect(headsOfTable()).toEqual(['Question', 'Austria', 'France'])
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^France: /)
  })

  it.each([
    [4, false],
    [5, true],
  ])('of %i jurisdictions scrolls in a window of its own: %s (RB-2)', async (count, isWindow) => {
    const id = Array.from({ length: count }, (_, at) => at + 1)
    const all = <Value,>(value: Value) => id.map(() => value)
    const jurisdictions = { id, name: id.map((one) => `Place ${one}`), region: all(0), iso: all('AT'), lang: all('en') }
    const dated = { path: all('/'), lastReviewed: all(''), reviewDue: all('') }
    history.replaceState(null, '', `/#j=${id.join('.')}&q=1`)
    await openReports([], { ...columns, jurisdictions: { ...jurisdictions, ...dated } })
    const region = screen.getByRole('table').closest('section')
    expect(region?.className.includes('scroll-region_window')).toBe(isWindow)
    expect(region?.className.includes('scroll-region_open')).toBe(!isWindow)
  })
})
