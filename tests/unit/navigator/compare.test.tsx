/** @jest-environment jsdom */
import { cleanup, screen, within } from '@testing-library/react'
import { leaveAccount } from '../../../src/services/account/leaving'
import { type InsidePage } from '../../../src/shell/navigator/inside-page'
import { network, openNetwork, sentOf } from '../../support/account/account-screen'
import { jurisdictionPage, openInside, service, somebody } from '../../support/account/inside-page'
import { differenceOfDeadline, historyOfDeadline, lawOfAustria } from '../../support/content/law-of-austria'
import { tableColumns as columns } from '../../support/records/table-columns'
import { enter, user } from '../../support/user'

const path = '/en/products/navigator/share-disclosure/europe/austria'
const days = 'from=2026-01-01&to=2026-03-01'
const { navDifference: difference } = differenceOfDeadline.data
const told = (differences: readonly object[], isCut = false) => ({
  data: {
    navDayDifferences: { __typename: 'NavDayDifferences', from: '2026-01-01', to: '2026-03-01', isCut, differences },
  },
})

beforeEach(() => {
  openNetwork()
  Element.prototype.scrollIntoView = jest.fn()
  Object.assign(network.answers, {
    NavJurisdiction: lawOfAustria(),
    NavAnswerHistory: historyOfDeadline,
    NavDifference: differenceOfDeadline,
    NavDayDifferences: told([difference]),
    NavMatrix: { data: { navMatrix: { __typename: 'NavMatrix', columns } } },
    NavServices: { data: { navServices: [] } },
  })
})
afterEach(async () => {
  cleanup()
  history.replaceState(null, '', '/')
  await leaveAccount()
  jest.restoreAllMocks()
})

async function open(page: InsidePage, address: string) {
  history.replaceState(null, '', address)
  const opened = await openInside(page, somebody(['share-disclosure']))
  await opened.settle()
  return opened
}
const press = async (button: HTMLElement, settle: () => Promise<unknown>) => {
  await user.click(button)
  await settle()
}
const compared = () => within(screen.getByRole('region', { name: 'The law of 1 January 2026 and of 1 March 2026' }))

describe('the law of two days', () => {
  it('is set beside each other word by word, at an address that can be sent (NV-3, N3, R-NAV-07)', async () => {
    const { settle } = await open(jurisdictionPage, `${path}?on=2026-11-01`)
    const form = within(screen.getByRole('form', { name: 'Compare two days' }))
    await enter(form.getByLabelText('First day'), '2026-01-01')
    await enter(form.getByLabelText('Second day'), '2026-03-01')
    await press(form.getByRole('button', { name: 'Compare' }), settle)

    expect(location.search).toBe(`?on=2026-11-01&${days}`)
    expect(sentOf('NavDayDifferences')[0]?.variables).toEqual({
      ...{ service: 'share-disclosure', region: 'europe', jurisdiction: 'austria', locale: 'en' },
      ...{ from: '2026-01-01', to: '2026-03-01' },
    })
    expect(compared().getByText('1 answer differs')).not.toBeNull()
    expect(document.querySelector('del')?.textContent).toBe(' [taken out: four end of what was taken out] ')
    expect(document.querySelector('ins')?.textContent).toBe(' [put in: two end of what was put in] ')
    await press(compared().getByRole('button', { name: 'Copy the address' }), settle)
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}${path}?on=2026-11-01&${days}`)
    await press(compared().getByRole('button', { name: 'End the comparison' }), settle)
    expect([location.search, document.querySelector('ins')]).toEqual(['?on=2026-11-01', null])
  })

  it.each([
    ['a region', { view: 'region', service, region: 'europe' }, 'europe'],
    ['a service', { view: 'service', service }, null],
  ] as const)(
    'is opened by its address for %s, where each answer says its place (NV-3, N3)',
    async (_, page, region) => {
      await open(page, `${path}?${days}`)

      expect(sentOf('NavDayDifferences')[0]?.variables).toMatchObject({ region, jurisdiction: null })
      const answer = compared().getByRole('link', { name: 'Austria, How much time is there?' })
      expect(answer.getAttribute('href')).toBe('/en/products/navigator/austria#q=deadline&v=2')
    },
  )

  it('says when both are the same, and when there is more than fits (NV-3)', async () => {
    network.answers['NavDayDifferences'] = told([])
    await open(jurisdictionPage, `${path}?${days}`)
    expect(compared().getByText('Every answer is the same on both days.')).not.toBeNull()
    cleanup()
    await leaveAccount()
    network.answers['NavDayDifferences'] = told([difference], true)
    await open(jurisdictionPage, `${path}?${days}`)
    expect(compared().getByText(/^More answers differ than fit here/)).not.toBeNull()
  })

  it.each(['?from=2026-01-01', '?from=x&to=2026-03-01', '?from=2026-13-41&to=2026-03-01'])(
    'is not asked for with an address that makes no sense: %s (NV-3)',
    async (query) => {
      await open(jurisdictionPage, `${path}${query}`)
      expect(sentOf('NavDayDifferences')).toEqual([])
    },
  )
})

describe('two versions of an answer', () => {
  it('are chosen and compared, at an address that can be sent (NV-2, NV-3)', async () => {
    const { settle } = await open(jurisdictionPage, path)
    const answer = within(screen.getByRole('article', { name: 'How much time is there?' }))
    await press(answer.getByRole('button', { name: 'History of this answer' }), settle)
    const form = within(answer.getByRole('form', { name: 'Compare two versions' }))
    await enter(form.getByLabelText('From'), '2')
    await enter(form.getByLabelText('To'), '1')
    await press(form.getByRole('button', { name: 'Compare' }), settle)

    expect(sentOf('NavDifference')[0]?.variables).toMatchObject({ answer: '13', from: 2, to: 1 })
    await press(answer.getByRole('button', { name: 'Copy the address' }), settle)
    const there = '/en/products/navigator/austria#q=deadline'
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}${there}&v=1&from=2`)
    await press(answer.getAllByRole('button', { name: 'Copy link' })[1] ?? document.body, settle)
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}${there}&v=1`)
  })

  it('are opened by their address (NV-2, NV-3, 2.4)', async () => {
    await open(jurisdictionPage, `${path}#q=deadline&v=2&from=1`)

    expect(sentOf('NavDifference')[0]?.variables).toMatchObject({ answer: '13', from: 1, to: 2 })
    expect(screen.getByText('Version 1 to version 2')).not.toBeNull()
    expect(document.querySelector('ins')?.textContent).toContain('two')
  })
})
