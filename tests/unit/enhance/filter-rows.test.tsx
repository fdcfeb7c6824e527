/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { filterRows } from '../../../src/enhance/filter-rows'
import { CoverageTable } from '../../../src/shell/navigator/coverage-table'
import { enter } from '../../support/user'

const day = { iso: '2026-05-01', text: '1 May 2026' }
const rows = ['Austria', 'Curaçao', 'France'].map((text, position) => ({
  id: position + 1,
  link: { href: `/${position}`, text },
  region: 'Anywhere',
  reviewed: day,
  due: day,
  isLate: position === 1,
}))
const show = (search: string) => {
  window.history.replaceState(null, '', `/region${search}`)
  render(<CoverageTable id="coverage_table" locale="en" rows={rows} isOneRegion />)
  filterRows()
}
const named = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

describe('the jurisdictions of a region', () => {
  // The name is asked for by the search of selectors, which this environment does not bring.
  beforeAll(() => Object.assign(globalThis, { CSS: { escape: (text: string) => text } }))

  it('are narrowed by any part of a name, without its accents, and by their review, in the address (R-NAV-05)', async () => {
    show('')
    expect(named()).toHaveLength(3)
    const type = (value: string) => enter(screen.getByRole('textbox', { name: 'Find a jurisdiction' }), value)
    await type('acao')

    expect(named()).toEqual(['Curaçao'])
    expect(screen.getByRole('status').textContent).toBe('Shown: 1 of 3')
    expect(window.location.search).toBe('?row=acao')
    await type('')
    await enter(screen.getByRole('combobox', { name: 'State of the review' }), 'current')
    expect(named()).toEqual(['Austria', 'France'])
    expect(window.location.search).toBe('?state=current')
  })

  it('keep what was typed while the script was on its way (R-NAV-05)', () => {
    window.history.replaceState(null, '', '/region')
    render(<CoverageTable id="coverage_table" locale="en" rows={rows} isOneRegion />)
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Find a jurisdiction' })
    box.value = 'fra'
    filterRows()

    expect([box.value, named()]).toEqual(['fra', ['France']])
  })

  it('come narrowed at an address that was sent on (R-NAV-05)', () => {
    show('?state=overdue')

    expect(named()).toEqual(['Curaçao'])
  })
})
