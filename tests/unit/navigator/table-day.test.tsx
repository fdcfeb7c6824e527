/** @jest-environment jsdom */
import { cleanup, screen, within } from '@testing-library/react'
import { leaveAccount } from '../../../src/services/account/leaving'
import { network, openNetwork, sentOf } from '../../support/account/account-screen'
import { openInside, service, somebody } from '../../support/account/inside-page'
import { tableColumns as columns, tablePath as path } from '../../support/records/table-columns'
import { enter, user } from '../../support/user'

const table = { view: 'table' as const, service, region: 'europe', jurisdiction: 'austria', place: 'Austria' }
const region = { view: 'region' as const, service, region: 'europe' }
const then = {
  ...columns,
  day: '2025-06-01',
  cells: { ...columns.cells, status: ['permitted', null, 'permitted'], differsFromToday: [true, false, false] },
}
const told = (own: object) => ({ data: { navMatrix: { __typename: 'NavMatrix', columns: own } } })

beforeEach(() => {
  openNetwork()
  network.answers['NavMatrix'] = told(columns)
})
afterEach(async () => {
  cleanup()
  history.replaceState(null, '', '/')
  await leaveAccount()
  jest.restoreAllMocks()
})

const read = (blob: Blob) =>
  new Promise<string>((done) => {
    const reader = new FileReader()
    reader.onload = () => done(typeof reader.result === 'string' ? reader.result : '')
    reader.readAsText(blob)
  })
const press = async (button: HTMLElement, settle: () => Promise<unknown>) => {
  await user.click(button)
  await settle()
}

async function open(page: typeof table | typeof region, address: string) {
  history.replaceState(null, '', address)
  const opened = await openInside(page, somebody(['share-disclosure']))
  await opened.settle()
  return opened
}

describe('a status table of another day', () => {
  it('is the law of the day in the address, and marks what is different today (N10, NV-4, R-NAV-08)', async () => {
    network.answers['NavMatrix'] = told(then)
    const { settle } = await open(table, `${path}/austria/status-table?on=2025-06-01`)

    expect(sentOf('NavMatrix')[0]?.variables).toMatchObject({ region: 'europe', day: '2025-06-01' })
    expect(screen.getByText('You read the law of 1 June 2025')).not.toBeNull()
    expect(screen.getByText('1 answer reads differently today. It is marked.')).not.toBeNull()
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('1 June 2025')
    const cells = within(screen.getByRole('grid')).getAllByRole('gridcell')
    expect(cells.filter(({ textContent }) => textContent.includes('Different today'))).toHaveLength(1)
    network.answers['NavMatrix'] = told(columns)
    await press(screen.getByRole('button', { name: 'Back to today' }), settle)
    expect([location.search, sentOf('NavMatrix').at(-1)?.variables]).toMatchObject(['', { day: null }])
    expect(screen.queryByText('Different today')).toBeNull()
  })

  it('is chosen by its date, for a whole region as well, and stays with the scope (N10, NV-4)', async () => {
    const { settle } = await open(region, path)
    await enter(screen.getByLabelText('Day'), '2025-06-01')
    network.answers['NavMatrix'] = told(then)
    await press(screen.getByRole('button', { name: 'Show this day' }), settle)

    expect(location.search).toBe('?on=2025-06-01')
    await press(screen.getByRole('button', { name: 'All of Share disclosure' }), settle)
    expect(sentOf('NavMatrix').at(-1)?.variables).toMatchObject({ region: null, day: '2025-06-01' })
  })
})

describe('the table of a region', () => {
  it('says above it what each of the seven statuses means (R-NAV-05, NV-6)', async () => {
    await open(region, path)
    const legend = within(screen.getByRole('list', { name: 'What each status means' }))

    expect(legend.getAllByRole('listitem')).toHaveLength(7)
    expect(legend.getByText('narrow exceptions only')).not.toBeNull()
  })
})

describe('a table that is taken away', () => {
  const saved = () => {
    const texts: Promise<string>[] = []
    const names: string[] = []
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        texts.push(read(blob))
        return 'blob:a'
      },
      revokeObjectURL: () => undefined,
    })
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (this.download) names.push(this.download)
    })
    return { texts, names }
  }

  it('of one jurisdiction is whole: each fact of each answer in a column of its own, with its address (NV-6)', async () => {
    const made = { __typename: 'ReportExport', id: 'e1', format: 'CSV', state: 'DONE', address: null }
    network.answers['NoteTableExport'] = { data: { noteTableExport: made } }
    const { texts, names } = saved()
    const { settle } = await open(table, `${path}/austria/status-table`)
    await user.click(screen.getByRole('button', { name: 'CSV' }))
    await settle()

    expect(names).toEqual(['status-table-2026-11-26.csv'])
    expect((await texts[0])?.replace('\uFEFF', '').split('\r\n')).toEqual([
      'Jurisdiction,Topic,Question,Status,In short,Threshold,Deadline,Sources,As of,Version,Address',
      `Austria,Who,May a custodian?,Restricted,Only up to 10 per cent.,10 %,5 trading days,2,2026-01-01,2,${location.origin}${path}/austria#q=custodian&v=2`,
      `Austria,When,In which language?,,German.,,,1,2025-01-01,1,${location.origin}${path}/austria#q=language&v=1`,
      '',
    ])
  })
})
