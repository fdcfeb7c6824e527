/** @jest-environment jsdom */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { toCsv } from '../../../src/features/navigator/to-csv'
import { leaveAccount } from '../../../src/services/account/leaving'
import { moveBy } from '../../../src/ui/law-grid/grid-keys'
import { network, openNetwork } from '../../support/account-screen'
import { openInside, service, somebody } from '../../support/inside-page'
import { tableColumns as columns, tablePath as path } from '../../support/table-columns'
import { followedAs, openSockets, tell } from '../../support/told-socket'
import { untilAnswered } from '../../support/until-answered'
import { enter, user } from '../../support/user'

const page = { view: 'table' as const, service, region: 'europe', jurisdiction: 'austria' }

beforeEach(openNetwork)
afterEach(async () => {
  cleanup()
  await leaveAccount()
  jest.restoreAllMocks()
})

async function open() {
  Object.assign(network.answers, { NavMatrix: { data: { navMatrix: { __typename: 'NavMatrix', columns } } } })
  const opened = await openInside(page, somebody(['share-disclosure']))
  await opened.settle()
  return opened
}
/** To where Tab leads in a grid. */
const enterGrid = () => act(() => screen.getByRole('grid').querySelector<HTMLElement>('[tabindex="0"]')?.focus())
const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

describe('the status table, for those who may read it', () => {
  it('shows a status or what is said in its place, with the address of each cell (R-NAV-08, NV-6)', async () => {
    await open()
    const table = within(screen.getByRole('grid', { name: 'Status table of Austria' }))

    expect(rows()).toEqual(['May a custodian?', 'In which language?'])
    expect(table.getByRole('link', { name: /Restricted/ }).getAttribute('href')).toBe(`${path}/austria#q=custodian&v=2`)
    expect(table.getByRole('link', { name: 'German.' })).not.toBeNull()
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Question', 'Austria'])
  })

  it('shows the whole region, and moves in it by the keys of a grid (NV-6)', async () => {
    const { settle } = await open()
    await user.click(screen.getByRole('button', { name: 'All of Europe' }))
    await settle()
    const grid = screen.getByRole('grid')
    enterGrid()
    await user.keyboard('{ArrowRight}')

    expect(document.activeElement?.textContent).toContain('Permitted')
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('No answer')
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  })

  it('is narrowed by topic, by status and to what changed lately, and says to how many (NV-6)', async () => {
    await open()
    await enter(screen.getByLabelText('Topic'), 'When')
    expect([rows(), screen.getByText('1 of 2 questions')]).toEqual([['In which language?'], expect.anything()])
    await enter(screen.getByLabelText('Topic'), '')
    await enter(screen.getByLabelText('Status or value'), 'restricted')
    expect(rows()).toEqual(['May a custodian?'])
    await enter(screen.getByLabelText('Status or value'), '')
    await user.click(screen.getByLabelText('Changed in the last 90 days (1)'))
    expect(rows()).toEqual(['May a custodian?'])
  })
})

const heads = () => screen.getAllByRole('columnheader').map((one) => one.getAttribute('aria-sort'))

describe('the table of a region, on the page of the region', () => {
  const region = { view: 'region' as const, service, region: 'europe' }
  const openRegion = async (granted: string[]) => {
    Object.assign(network.answers, { NavMatrix: { data: { navMatrix: { __typename: 'NavMatrix', columns } } } })
    const opened = await openInside(region, somebody(granted))
    await opened.settle()
    return opened
  }

  it('sets all of its jurisdictions beside each other, and leads to their answers (R-NAV-05, NV-6)', async () => {
    await openRegion(['share-disclosure'])
    const table = within(screen.getByRole('grid', { name: 'Status table of Europe' }))

    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Question', 'Austria', 'France'],
    ])
    expect(table.getByRole('link', { name: /Restricted/ }).getAttribute('href')).toBe(`${path}/austria#q=custodian&v=2`)
    expect(screen.queryByRole('button', { name: / alone$/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'All of Share disclosure' })).not.toBeNull()
  })

  it('is asked for nobody who may not read it (PM-2)', async () => {
    await openRegion(['other'])

    expect(network.sent).toEqual([])
  })
})

describe('what changes while it is read', () => {
  const editionIs = (navEdition: string) =>
    act(async () => {
      await waitFor(() => expect(followedAs('LawEdition')).toHaveLength(1))
      tell('LawEdition', { navEdition })
      await new Promise((done) => setTimeout(done))
    })
  beforeEach(openSockets)

  it('is said quietly, and shown when somebody asks for it (R-NAV-08, NV-6)', async () => {
    const { settle } = await open()
    await editionIs('another')
    expect(followedAs('LawEdition').map(({ variables }) => variables)).toEqual([{ known: columns.edition }])
    expect(screen.getByText('Something changed in the navigator while you read.')).not.toBeNull()
    expect(rows()).toEqual(['May a custodian?', 'In which language?'])

    const texts = ['May a custodian vote?', 'In which language?']
    const newer = { ...columns, edition: 'another', questions: { ...columns.questions, text: texts } }
    Object.assign(network.answers, { NavMatrix: { data: { navMatrix: { __typename: 'NavMatrix', columns: newer } } } })
    expect(rows()).toEqual(['May a custodian?', 'In which language?'])
    await untilAnswered()
    await user.click(screen.getByRole('button', { name: 'Show it' }))
    await settle()
    expect(rows()).toEqual(texts)
    expect(screen.queryByText('Something changed in the navigator while you read.')).toBeNull()
    await waitFor(() =>
      expect(followedAs('LawEdition').map(({ variables }) => variables)).toEqual([{ known: 'another' }]),
    )
  })

  it('is not said where nothing has, and is followed no longer than it may be read (NV-6, PM-2)', async () => {
    const { become } = await open()
    await editionIs(columns.edition)

    expect(screen.queryByText('Something changed in the navigator while you read.')).toBeNull()
    await become(somebody(['other']))
    await waitFor(() => expect(followedAs('LawEdition')).toEqual([]))
  })
})

describe('the order of the status table', () => {
  it('is by the statuses of a column, there and back, and said by its head (R-NAV-08, NV-6)', async () => {
    await open()
    const head = screen.getByRole('button', { name: 'Austria' })
    expect(heads()).toEqual([null, 'none'])
    await user.click(head)
    expect([heads(), rows()]).toEqual([
      [null, 'ascending'],
      ['May a custodian?', 'In which language?'],
    ])
    await user.click(head)
    expect([heads(), rows()]).toEqual([
      [null, 'descending'],
      ['In which language?', 'May a custodian?'],
    ])
    await user.click(head)
    expect([heads(), rows()]).toEqual([
      [null, 'none'],
      ['May a custodian?', 'In which language?'],
    ])
  })

  it('is reached by the keys of the grid, and by a choice on a phone (NV-6, N14)', async () => {
    await open()
    enterGrid()
    await user.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Austria' }))
    await enter(screen.getByLabelText('Sort by'), 'newest')
    expect(rows()).toEqual(['May a custodian?', 'In which language?'])
  })
})

describe('a cell of the status table', () => {
  const answerHistory = () =>
    Object.assign(network.answers, {
      NavAnswerHistory: { errors: [{ message: 'Not found', extensions: { code: 'NOT_FOUND' } }] },
    })

  it('opens beside the table with its address, and Escape leads back to it (R-NAV-08, NV-2, NV-6)', async () => {
    answerHistory()
    const { settle } = await open()
    const link = screen.getByRole('link', { name: /Restricted/ })
    await user.click(link)
    await settle()

    const panel = screen.getByRole('region', { name: 'Austria: May a custodian?' })
    expect(document.activeElement?.id).toBe('cell_panel-title')
    expect(location.hash).toBe('#q=custodian&v=2')
    expect(within(panel).getByText('Read the whole answer').closest('a')?.getAttribute('href')).toBe(
      `${path}/austria#q=custodian&v=2`,
    )
    await user.keyboard('{Escape}')
    expect([screen.queryByRole('region', { name: /custodian/ }), location.hash]).toEqual([null, ''])
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /Restricted/ }))
  })

  it('is open where the address names it (R-NAV-08)', async () => {
    answerHistory()
    history.replaceState(null, '', '#q=language&v=1')
    await open()
    expect(screen.getByRole('region', { name: 'Austria: In which language?' })).not.toBeNull()
    history.replaceState(null, '', location.pathname)
  })
})

describe('the keys of a grid', () => {
  const size = { rows: 24, columns: 5 }

  it.each([
    ['ArrowRight', false, { row: 3, column: 3 }],
    ['ArrowLeft', false, { row: 3, column: 1 }],
    ['ArrowDown', false, { row: 4, column: 2 }],
    ['ArrowUp', false, { row: 2, column: 2 }],
    ['PageDown', false, { row: 13, column: 2 }],
    ['PageUp', false, { row: 0, column: 2 }],
    ['Home', false, { row: 3, column: 0 }],
    ['End', false, { row: 3, column: 4 }],
    ['Home', true, { row: 0, column: 0 }],
    ['End', true, { row: 23, column: 4 }],
    ['a', false, undefined],
  ])('%s with Control %s leads to %j (NV-6)', (key, ctrlKey, to) => {
    expect(moveBy({ key, ctrlKey }, { row: 3, column: 2 }, size)).toEqual(to)
  })

  it('stay inside', () => {
    expect(moveBy({ key: 'ArrowRight', ctrlKey: false }, { row: 0, column: 4 }, size)).toEqual({ row: 0, column: 4 })
  })
})

describe('a table as CSV', () => {
  it('is RFC 4180 with a mark for UTF-8, and holds no formula (NV-6, 2.4)', () => {
    expect(
      toCsv([
        ['a', 'b, "c"'],
        ['=1+1', '@x'],
        ['-2', 'd\ne'],
      ]),
    ).toBe('\uFEFFa,"b, ""c"""\r\n\'=1+1,\'@x\r\n\'-2,"d\ne"\r\n')
  })
})
