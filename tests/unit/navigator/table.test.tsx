/** @jest-environment jsdom */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { toCsv } from '../../../src/features/navigator/table/to-csv'
import { leaveAccount } from '../../../src/services/account/leaving'
import { network, openNetwork } from '../../support/account/account-screen'
import { openInside, service, somebody } from '../../support/account/inside-page'
import { untilAnswered } from '../../support/browser/until-answered'
import { followedAs, openSockets, tell } from '../../support/letters/told-socket'
import { tableColumns as columns, tablePath as path } from '../../support/records/table-columns'
import { enter, user } from '../../support/user'

const page = { view: 'table' as const, service, region: 'europe', jurisdiction: 'austria', place: 'Austria' }

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
const rows = () =>
  screen.getAllByRole('rowheader').flatMap((one) => (one.getAttribute('scope') === 'row' ? [one.textContent] : []))
const topics = () =>
  screen.getAllByRole('rowheader').flatMap((one) => (one.getAttribute('scope') === 'rowgroup' ? [one.textContent] : []))

describe('the status table, for those who may read it', () => {
  it('shows a status or what is said in its place, with the address of each cell (R-NAV-08, NV-6)', async () => {
    await open()
    const table = within(screen.getByRole('grid', { name: 'Status table of Austria' }))

    expect(rows()).toEqual(['May a custodian?', 'In which language?'])
    expect(topics()).toEqual(['Who', 'When'])
    expect(table.getByRole('link', { name: 'May a custodian?' }).getAttribute('href')).toBe(
      `${path}/austria#q=custodian&v=2`,
    )
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Question', 'Status', 'In short', 'Threshold', 'Deadline', 'Sources', 'As of'],
    ])
    expect(table.getAllByRole('gridcell').map(({ textContent }) => textContent)).toEqual([
      ...['RestrictedChanged 20 Nov 2026', 'Only up to 10 per cent.', '10 %', '5 trading days'],
      ...['2 sources', '1 Jan 2026'],
      ...['', 'German.', '', '', '1 source', '1 Jan 2025'],
    ])
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
  const asTheyCome = ['May a custodian?', 'In which language?']

  it.each([
    ['Status', asTheyCome],
    ['Sources', [...asTheyCome].reverse()],
    ['As of', [...asTheyCome].reverse()],
    ['Threshold', asTheyCome, asTheyCome],
    ['Deadline', asTheyCome, asTheyCome],
  ])(
    'is by %s, there and back, without topics, and said by its head (R-NAV-08, NV-6)',
    async (name, rising, falling = [...rising].reverse()) => {
      await open()
      const head = screen.getByRole('button', { name })
      const sorted = () => head.closest('th')?.getAttribute('aria-sort')
      expect([sorted(), rows(), topics()]).toEqual(['none', asTheyCome, ['Who', 'When']])
      await user.click(head)
      expect([sorted(), rows(), topics()]).toEqual(['ascending', rising, []])
      await user.click(head)
      expect([sorted(), rows()]).toEqual(['descending', falling])
      await user.click(head)
      expect([sorted(), rows()]).toEqual(['none', asTheyCome])
    },
  )

  it('is by the statuses of one jurisdiction of a region, and by a choice on a phone (NV-6, N14)', async () => {
    const { settle } = await open()
    await user.click(screen.getByRole('button', { name: 'All of Europe' }))
    await settle()
    expect(heads()).toEqual([null, 'none', 'none'])
    await user.click(screen.getByRole('button', { name: 'Austria' }))
    expect([heads(), rows()]).toEqual([[null, 'ascending', 'none'], asTheyCome])
    await user.click(screen.getByRole('button', { name: 'Austria' }))
    expect(rows()).toEqual([...asTheyCome].reverse())
    await enter(screen.getByLabelText('Sort by'), 'newest')
    expect(rows()).toEqual(asTheyCome)
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
    await user.click(screen.getByRole('link', { name: 'May a custodian?' }))
    await settle()

    const panel = screen.getByRole('region', { name: 'Austria: May a custodian?' })
    expect(document.activeElement?.id).toBe('cell_panel-title')
    expect(location.hash).toBe('#q=custodian&v=2')
    expect(within(panel).getByText('Read the whole answer').closest('a')?.getAttribute('href')).toBe(
      `${path}/austria#q=custodian&v=2`,
    )
    await user.keyboard('{Escape}')
    expect([screen.queryByRole('region', { name: /custodian/ }), location.hash]).toEqual([null, ''])
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'May a custodian?' }))
  })

  it('is open where the address names it (R-NAV-08)', async () => {
    answerHistory()
    history.replaceState(null, '', '#q=language&v=1')
    await open()
    expect(screen.getByRole('region', { name: 'Austria: In which language?' })).not.toBeNull()
    history.replaceState(null, '', location.pathname)
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
