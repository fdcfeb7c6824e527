/** @jest-environment jsdom */
import { act, cleanup, screen } from '@testing-library/react'
import { leaveAccount } from '../../../src/services/account/leaving'
import { moveBy } from '../../../src/ui/law-grid/grid-keys'
import { network, openNetwork } from '../../support/account/account-screen'
import { openInside, service, somebody } from '../../support/account/inside-page'
import { setPhone } from '../../support/browser/screen-width'
import { tableColumns as columns } from '../../support/records/table-columns'
import { user } from '../../support/user'

const views = {
  'the table of a jurisdiction': {
    view: 'table' as const,
    service,
    region: 'europe',
    jurisdiction: 'austria',
    place: 'Austria',
  },
  'the matrix of a region': { view: 'region' as const, service, region: 'europe' },
}
type View = keyof typeof views

/** Rows and columns that the keys reach; the first row is that of the heads. */
const sizes: Readonly<Record<View, { rows: number; columns: number }>> = {
  'the table of a jurisdiction': { rows: 3, columns: 7 },
  'the matrix of a region': { rows: 3, columns: 2 },
}

beforeEach(() => {
  openNetwork()
  Object.assign(network.answers, {
    NavMatrix: { data: { navMatrix: { __typename: 'NavMatrix', columns } } },
    NavAnswerHistory: { errors: [{ message: 'Not found', extensions: { code: 'NOT_FOUND' } }] },
    NavServices: { data: { navServices: [] } },
  })
})
afterEach(async () => {
  cleanup()
  await leaveAccount()
  jest.restoreAllMocks()
  history.replaceState(null, '', location.pathname)
})

async function enterGrid(view: View) {
  const { settle } = await openInside(views[view], somebody(['share-disclosure']))
  await settle()
  act(() => screen.getByRole('grid').querySelector<HTMLElement>('[tabindex="0"]')?.focus())
  return settle
}
const at = () => document.activeElement?.getAttribute('data-cell')

/** The table of keys of the pattern for grids (ARIA Authoring Practices), from the first cell of the first row. */
const keys = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'] as const

describe.each(Object.keys(views) as View[])('%s', (view) => {
  const last = { row: sizes[view].rows - 1, column: sizes[view].columns - 1 }
  const leads: Readonly<Record<(typeof keys)[number], string>> = {
    ArrowRight: '1 1',
    ArrowLeft: '1 0',
    ArrowDown: '2 0',
    ArrowUp: '0 0',
    PageDown: `${last.row} 0`,
    PageUp: '0 0',
    Home: '1 0',
    End: `1 ${last.column}`,
  }

  it.each(keys)('follows %s, and holds one cell in the order of Tab (NV-6, N14)', async (key) => {
    await enterGrid(view)
    await user.keyboard(`{${key}}`)

    expect(at()).toBe(leads[key])
    expect(screen.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  })

  it('goes to its first and its last cell with Control, and no further than its edges (NV-6, N14)', async () => {
    await enterGrid(view)
    await user.keyboard('{Control>}{End}{/Control}{ArrowRight}{ArrowDown}')
    expect(at()).toBe(`${last.row} ${last.column}`)
    await user.keyboard('{Control>}{Home}{/Control}{ArrowLeft}{ArrowUp}')
    expect(at()).toBe('0 0')
  })

  it('leaves all other keys to the page (NV-6)', async () => {
    await enterGrid(view)
    await user.keyboard('a{Alt>}{ArrowRight}{/Alt}{Tab}')

    expect(screen.getByRole('grid').contains(document.activeElement)).toBe(false)
  })
})

describe('the matrix of a region on a phone', () => {
  beforeEach(() => setPhone(true))
  afterEach(() => setPhone(false))
  const question = (name: string) => screen.getByRole('button', { name })
  const isFolded = (name: string) => question(name).closest('tr')?.className !== ''

  it('shows the answers to one question at a time, and none at first (NV-6, N14)', async () => {
    const { settle } = await openInside(views['the matrix of a region'], somebody(['share-disclosure']))
    await settle()
    const states = () => ['May a custodian?', 'In which language?'].map(isFolded)
    expect(states()).toEqual([true, true])
    await user.click(question('May a custodian?'))
    expect([states(), question('May a custodian?').getAttribute('aria-expanded')]).toEqual([[false, true], 'true'])
    await user.tab()
    expect(at()).toBe('1 0')
    await user.click(question('In which language?'))
    expect(states()).toEqual([true, false])
    await user.click(question('In which language?'))
    expect(states()).toEqual([true, true])
  })
})

describe('a row of the table of a jurisdiction', () => {
  it('leads to the answers above and below by Alt and an arrow and by buttons, and back (NV-6, N14)', async () => {
    const settle = await enterGrid('the table of a jurisdiction')
    await user.keyboard('{Enter}')
    await settle()
    const title = () => document.activeElement?.textContent
    expect([title(), screen.queryByRole('button', { name: 'Answer above' })]).toEqual([
      'Austria: May a custodian?',
      null,
    ])
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await settle()
    expect([title(), location.hash]).toEqual(['Austria: In which language?', '#q=language&v=1'])
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect([title(), screen.queryByRole('button', { name: 'Answer below' })]).toEqual([
      'Austria: In which language?',
      null,
    ])
    await user.click(screen.getByRole('button', { name: 'Answer above' }))
    await settle()
    expect(title()).toBe('Austria: May a custodian?')
    await user.keyboard('{Escape}')
    expect(at()).toBe('1 0')
  })

  it('opens by Enter in any of its cells, and Escape leads back to that cell (NV-6, N14)', async () => {
    const settle = await enterGrid('the table of a jurisdiction')
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    await settle()

    expect(document.activeElement?.id).toBe('cell_panel-title')
    await user.keyboard('{Escape}')
    expect(at()).toBe('1 2')
  })
})

describe('the keys of a grid', () => {
  it.each([
    ['PageDown', false, { row: 13, column: 2 }],
    ['PageUp', false, { row: 0, column: 2 }],
    ['Home', true, { row: 0, column: 0 }],
    ['End', true, { row: 23, column: 4 }],
    ['a', false, undefined],
  ])('%s with Control %s leads to %j in a table of 24 rows (NV-6)', (key, ctrlKey, to) => {
    expect(moveBy({ key, ctrlKey }, { row: 3, column: 2 }, { rows: 24, columns: 5 })).toEqual(to)
  })
})
