/** @jest-environment jsdom */
import { act, cleanup, screen, within } from '@testing-library/react'
import { leaveAccount } from '../../../src/services/account/leaving'
import { network, openNetwork, sentOf } from '../../support/account/account-screen'
import { jurisdictionPage, openInside, somebody } from '../../support/account/inside-page'
import { differenceOfDeadline, historyOfDeadline, lawOfAustria } from '../../support/content/law-of-austria'
import { enter, user } from '../../support/user'

const address = '/en/products/navigator/share-disclosure/europe/austria'

beforeEach(() => {
  history.replaceState(null, '', address)
  openNetwork()
})
afterEach(async () => {
  cleanup()
  await leaveAccount()
  jest.restoreAllMocks()
})

async function open(own: object = {}, locale: 'en' | 'fr-fr' | 'zh-cn' = 'en') {
  Object.assign(network.answers, {
    NavJurisdiction: lawOfAustria(own),
    NavAnswerHistory: historyOfDeadline,
    NavDifference: differenceOfDeadline,
  })
  const opened = await openInside(jurisdictionPage, somebody(['share-disclosure']), locale)
  await opened.settle()
  return opened
}
const answerTo = (question: string) => within(screen.getByRole('article', { name: question }))
const press = async (button: HTMLElement, settle: () => Promise<unknown>) => {
  await user.click(button)
  await settle()
  await settle()
}

describe('a jurisdiction, for those who may read it', () => {
  it('is shown by topic: a status where the question has one, else the figure or the words (R-NAV-07, NV-6)', async () => {
    await open()

    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Search inside',
      'Answers',
      'Since your last visits',
      'Compare two days',
      'Who',
      'When',
    ])
    expect(answerTo('May a custodian leave it out?').getByText('Restricted')).not.toBeNull()
    expect(answerTo('In which language?').queryByText(/Restricted|Permitted|No data/)).toBeNull()
    expect(answerTo('How much time is there?').getByText('2 trading days')).not.toBeNull()
    expect(answerTo('How much time is there?').getByText('the crossing')).not.toBeNull()
    expect(answerTo('In which language?').getByRole('link', { name: 'A code, Article 1' })).not.toBeNull()
    expect(screen.getByText('Not answered on this day.')).not.toBeNull()
  })

  it('says when each answer was reviewed, and by whom where a lawyer confirmed it (R-NAV-07, N16)', async () => {
    await open()

    expect(answerTo('May a custodian leave it out?').getByText('24 August 2026')).not.toBeNull()
    expect(answerTo('In which language?').getByText('24 August 2026, by Lydia Thorne')).not.toBeNull()
  })

  it.each([
    ['fr-fr', 'Restreint', '2 jours de négociation'],
    ['zh-cn', '受限', '2个交易日'],
  ] as const)('is shown in %s (R-NAV-07)', async (locale, status, figure) => {
    await open({}, locale)

    expect(screen.getByText(status)).not.toBeNull()
    expect(screen.getByText(figure)).not.toBeNull()
  })

  it('shows the law of the day that the address names, and says what is different today (NV-4, N10)', async () => {
    history.replaceState(null, '', `${address}?on=2026-07-01`)
    const { settle } = await open({ day: '2026-07-01' })

    expect(sentOf('NavJurisdiction')[0]?.variables).toMatchObject({ day: '2026-07-01', jurisdiction: 'austria' })
    expect(screen.getByText('You read the law of 1 July 2026')).not.toBeNull()
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('1 July 2026')
    await press(screen.getByRole('button', { name: 'Back to today' }), settle)
    expect(location.search).toBe('')
  })

  it('puts a day that is chosen into the address (NV-4, N10)', async () => {
    const { settle } = await open()
    await enter(screen.getByLabelText('Day'), '2026-03-15')
    await press(screen.getByRole('button', { name: 'Show this day' }), settle)

    expect(location.search).toBe('?on=2026-03-15')
    expect(sentOf('NavJurisdiction').at(-1)?.variables).toMatchObject({ day: '2026-03-15' })
  })

  it('tells the versions of an answer, and what differs between two, to listeners as well (NV-2, NV-3)', async () => {
    const { settle } = await open()
    const answer = answerTo('How much time is there?')
    await press(answer.getByRole('button', { name: 'History of this answer' }), settle)

    expect(answer.getByText('Version 2, in force since 1 January 2026')).not.toBeNull()
    const notes = answer.getAllByText('The threshold fell.')
    expect(notes.map(({ lang, parentElement }) => [lang, parentElement?.textContent])).toEqual([
      ['en', 'Law change: The threshold fell.'],
      ['en', 'Law change: The threshold fell.'],
    ])
    await press(answer.getByRole('button', { name: 'Compare with version 1' }), settle)
    expect(sentOf('NavDifference')[0]?.variables).toMatchObject({ answer: '13', from: 1, to: 2 })
    expect(answer.getByText('Status: Permitted → Conditional')).not.toBeNull()
    expect(answer.getByText('Deadline: 4 trading days → 1 trading day')).not.toBeNull()
    expect(answer.getByText('In force: 1 January 2026 → 1 March 2026')).not.toBeNull()
    expect(answer.getByText('In force until: nothing → 1 January 2027')).not.toBeNull()
    expect(document.querySelector('ins')?.textContent).toBe(' [put in: two end of what was put in] ')
    expect(document.querySelector('del')?.textContent).toBe(' [taken out: four end of what was taken out] ')
  })

  it('opens at the version that a permalink names (NV-2, 2.4)', async () => {
    history.replaceState(null, '', `${address}#q=deadline&v=1`)
    Element.prototype.scrollIntoView = jest.fn()
    const { settle } = await open()
    await settle()

    expect(document.activeElement?.textContent).toBe('How much time is there?')
    expect(screen.getByText('As it stood.')).not.toBeNull()
  })

  it('says what failed and keeps the rest of the page (R-NAV-07)', async () => {
    network.status = 503
    const { settle } = await openInside(jurisdictionPage, somebody(['share-disclosure']))
    await settle()

    expect(screen.getByRole('alert').textContent).toContain('The rest of the page works')
    network.status = 200
    Object.assign(network.answers, { NavJurisdiction: lawOfAustria() })
    await press(screen.getByRole('button', { name: 'Try again' }), settle)
    expect(screen.getByText('Restricted')).not.toBeNull()
  })

  it('forgets every answer when access is taken away (NV-1)', async () => {
    const { become, place } = await open()
    await become(somebody([]))
    await act(() => Promise.resolve())

    expect(place.textContent).not.toContain('In full.')
    expect(place.textContent).toContain('Your access to Share disclosure has ended')
  })
})
