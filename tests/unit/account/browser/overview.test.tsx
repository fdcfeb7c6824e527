/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import { type OfferedProduct } from '../../../../src/access/offered-product'
import { mainWords } from '../../../../src/i18n/words'
import { href } from '../../../../src/routes/href'
import { beginning, offering, unavailable } from '../../../support/account/account-answers'
import { closeAll, network, open, openNetwork, part, press, sentOf } from '../../../support/account/account-screen'
import {
  firstDay,
  movedAnswers,
  noDates,
  overviewOf,
  quietWeek,
  reportsOf,
} from '../../../support/account/overview-answers'
import { enter, user } from '../../../support/user'

beforeEach(openNetwork)
afterEach(closeAll)

const at = (locale: 'en' | 'fr-fr' | 'zh-cn') => href('dashboard', locale)
const findings = {
  en: 'Five answers changed, two of them the law',
  'fr-fr': 'Cinq réponses ont changé, dont deux par la loi',
  'zh-cn': '五项解答有变化，其中两项为法律变更',
}
const locales = ['en', 'fr-fr', 'zh-cn'] as const
const products: OfferedProduct[] = [
  { kind: 'tool', permission: 'disputes', name: 'Disputes', href: '/en/products/disputes' },
  { kind: 'tool', permission: 'clause-lens', name: 'Clause Lens', href: '/en/products/clause-lens' },
]
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const place = (name: string) => part(name)

describe('what changed for somebody', () => {
  it.each(locales)('is the heading, with the date since when, in %s (R-DAS-01)', async (locale) => {
    const words = await open(locale, at(locale))
    await heading(findings[locale])

    const [before = ''] = words('overview.since-visit', { moment: '|' }).split('|')
    expect(screen.getByText((text) => text.startsWith(before)).textContent).toContain('2026')
    await waitFor(() => expect(sentOf('NoteOverviewVisit')).toHaveLength(1))
  })

  it.each(locales)('stands by place, the law first, as it was and as it is, in %s (R-DAS-01)', async (locale) => {
    const words = await open(locale, at(locale))
    const statuses = mainWords(locale)
    const singapore = await place('Singapore')
    const [law, coming] = singapore.getAllByRole('listitem')

    expect(law?.textContent).toContain(words('overview.law-change'))
    expect(law?.querySelector('s')?.textContent).toBe(statuses('navigator.permitted-with-conditions'))
    expect(law?.textContent).toContain(statuses('navigator.prohibited'))
    const report = words('overview.quoted', { title: 'Swap positions, six markets' })
    expect(law?.textContent).toContain(words('overview.affects', { count: 1, names: report }))
    expect(coming?.textContent).toContain('2199')
    const places = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(places.indexOf('Singapore')).toBeLessThan(places.indexOf('United Kingdom'))
    const link = singapore.getByRole('link', { name: 'May a market maker leave out its positions?' })
    expect(link.getAttribute('href')).toMatch(/#q=question-1&v=2$/)
  })

  it('tells corrections, other wording and first answers apart, in words (R-DAS-01)', async () => {
    const words = await open('en', at('en'))
    const rows = (await place('United Kingdom')).getAllByRole('listitem').map(({ textContent }) => textContent)

    expect(rows[0]).toContain(words('overview.correction'))
    expect(rows[0]).toContain('Four trading days.')
    expect(rows[1]).toContain(words('overview.editorial'))
    expect(rows[2]).toContain(words('overview.first'))
  })

  it.each([
    [1, 0, 'One answer changed'],
    [1, 1, 'One answer changed, and it is the law'],
    [2, 2, 'Two answers changed, both of them the law'],
    [3, 1, 'Three answers changed, one of them the law'],
    [12, 12, 'Twelve answers changed, all of them the law'],
    [13, 2, '13 answers changed, two of them the law'],
  ])('is counted in words: %i, of which the law is %i (R-DAS-01)', async (total, laws, said) => {
    await open('en', at('en'), { Overview: overviewOf({ total, laws, answers: movedAnswers.slice(0, 1) }) })
    await heading(said)
  })

  it('is nothing in a quiet week, and says where it was looked (R-DAS-01, AC-6)', async () => {
    const words = await open('en', at('en'), { Overview: quietWeek })
    await heading('Nothing has changed since 17 November 2026')
    screen.getByText(words('overview.nothing-followed', { count: 2 }))
    screen.getByRole('link', { name: words('overview.choose-places') })
  })

  it('is shown since a date that somebody chooses, which stands in the address (R-DAS-01)', async () => {
    const words = await open('en', at('en'))
    await heading(findings.en)
    await user.click(screen.getByText(words('overview.choose')))
    await enter(screen.getByLabelText(words('overview.date')), '2026-10-01')
    await press(words('overview.show'))

    await waitFor(() => expect(sentOf('Overview').at(-1)?.variables).toEqual({ locale: 'en', since: '2026-10-01' }))
    expect(sentOf('Changes').at(-1)?.variables).toEqual({ locale: 'en', since: '2026-10-01' })
    expect(location.search).toBe('?since=2026-10-01')
    await screen.findByText(/Thursday,? 1.October.2026, the date that you chose/)
    await user.click(screen.getByText(words('overview.choose')))
    await press(words('overview.to-visit'))
    expect(location.search).toBe('')
  })

  it('says from when each place counts, and all of it is seen at a press; not of a chosen day (NV-5)', async () => {
    const words = await open('en', at('en'))
    await heading(findings.en)
    screen.getByText(words('overview.counted'))
    await press(words('overview.seen'))
    await screen.findByText(words('overview.seen-done'))
    expect(sentOf('MarkAllSeen')).toHaveLength(1)
    await waitFor(() => expect(sentOf('Overview')).toHaveLength(2))

    await user.click(screen.getByText(words('overview.choose')))
    await enter(screen.getByLabelText(words('overview.date')), '2026-10-01')
    await press(words('overview.show'))
    await waitFor(() => expect(screen.queryByText(words('overview.counted'))).toBeNull())
  })

  it('is asked for with everything else in one request (R-DAS-01, C-2)', async () => {
    const sent = jest.fn(globalThis.fetch)
    globalThis.fetch = sent
    await open('en', at('en'), {}, { products })
    await heading(findings.en)
    const asked = ['Overview', 'ReportsNow', 'DatesAhead', 'Changes', 'Offers', 'Requests']
    const batches = sent.mock.calls.map(([, init]) => JSON.stringify(init?.body ?? ''))

    expect(batches.filter((body) => asked.every((name) => body.includes(name)))).toHaveLength(1)
  })

  it('is said on the first day to come, with what it needs to know (R-DAS-01)', async () => {
    const words = await open('en', at('en'), { Overview: firstDay, Onboarding: beginning })
    await heading(words('overview.first-title'))
    const steps = await part(words('overview.steps'))

    expect(steps.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    const events = await part(words('overview.events'))
    events.getByRole('link', { name: 'Breakfast briefing' })
    await waitFor(() => expect(sentOf('NoteOverviewVisit')).not.toHaveLength(0))
  })

  it('names on the first day a report of that day that is out of date (R-DAS-01, RB-3)', async () => {
    const words = await open('en', at('en'), { Overview: overviewOf({ isFirst: true }), Onboarding: beginning })
    const reports = await part(words('overview.outdated', { count: 1, number: '' }).trim())

    expect(reports.getAllByRole('listitem')[0]?.textContent).toContain('3')
    expect(screen.queryByRole('heading', { name: words('overview.first-title') })).toBeNull()
  })
})

describe('beside what changed', () => {
  it.each(locales)('stand the reports that are out of date, in %s (R-DAS-01)', async (locale) => {
    const words = await open(locale, at(locale))
    const title = words('overview.outdated', { count: 1, number: '' }).trim()
    const reports = await part(locale === 'zh-cn' ? '一份报告已过时' : title)
    const [outdated, current] = reports.getAllByRole('listitem')

    expect(outdated?.textContent).toContain(words('overview.cells', { changed: 3, total: 48 }))
    expect(current?.textContent).toContain(words('overview.up-to-date'))
    const link = within(outdated as HTMLElement).getByRole('link')
    expect(link.getAttribute('href')).toMatch(/report-builder#report=r1$/)
  })

  it('stand the dates ahead: registrations, law that comes into force, consultations that close (R-DAS-01)', async () => {
    const words = await open('en', at('en'))
    const dates = await part(words('overview.dates'))
    dates.getByText(new RegExp(words('overview.registered')))
    dates.getByText(new RegExp(words('overview.waiting', { position: '3' })))
    dates.getByText('Prohibited from this day, Singapore, Fund marketing')
    dates.getByText('Last day to answer Monetary Authority, Singapore')
    const asked = dates.getByRole('link', { name: 'A lower threshold' })
    expect(asked.getAttribute('href')).toMatch(/singapore$/)
    // By their days: the consultation closes a month before the law begins.
    const law = dates.getByRole('link', { name: /retail investors/ })
    expect(asked.compareDocumentPosition(law)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)

    const calendar = dates.getByRole('link', { name: words('overview.calendar') })
    expect(calendar.getAttribute('href')).toBe(href('dashboard-events', 'en'))
  })

  it('stands what to do where there is nothing (AC-6)', async () => {
    const words = await open('en', at('en'), { ReportsNow: reportsOf(), DatesAhead: noDates })
    await screen.findByText(words('overview.no-reports'))
    await screen.findByText(words('overview.no-dates'))
  })

  it('fails each part by itself, with another try (X-18, AC-6)', async () => {
    const words = await open('en', at('en'), { Overview: unavailable })
    await heading(words('overview.title'))
    const again = await screen.findByRole('button', { name: words('card.retry') })
    await part(words('overview.dates'))
    network.answers.Overview = overviewOf({})
    await user.click(again)
    await heading(findings.en)
  })
})

describe('below what changed', () => {
  it.each(locales)('stands what is new on their subjects, with the subject, in %s (R-DAS-01)', async (locale) => {
    const words = await open(locale, at(locale))
    const subjects = await part(words('overview.subjects'))
    const link = await subjects.findByRole('link', { name: 'Coordinating several merger reviews' })

    expect(link.closest('li')?.textContent).toContain('Merger control')
  })

  it('stand their tools: open with the way in, closed with the way to ask (R-DAS-01)', async () => {
    const until = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
    const open10 = { isOpen: true, launchUrl: 'https://disputes.example.com/', until, questions: 24, jurisdictions: 42 }
    const words = await open('en', at('en'), { Offers: offering(open10) }, { products })
    const tools = await part(words('overview.tools'))
    tools.getByText(/24 questions, 42 jurisdictions\./)
    tools.getByText(/It closes in 1\d days\./)
    tools.getByText(words('overview.tools-by', { company: 'Harbour & Sons' }))

    const ask = await tools.findByRole('link', { name: 'Clause Lens' })
    expect(ask.getAttribute('href')).toContain('product=clause-lens')
  })

  it('is said where no tool is open (R-DAS-01, AC-6)', async () => {
    const words = await open('en', at('en'), {}, { products })
    const tools = await part(words('overview.no-tools'))
    tools.getByText(words('overview.no-tools-of', { company: 'Harbour & Sons' }))
    tools.getByRole('link', { name: words('offers.ask') })
  })
})
