/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import { href } from '../../../../src/routes/href'
import { answers, noCalendarAddress, noRegistrations } from '../../../support/account/account-answers'
import { calendarAddress } from '../../../support/account/account-registrations'
import { closeAll, network, open, openNetwork, press, sentOf } from '../../../support/account/account-screen'

const withAddress = answers.CalendarAddress

beforeEach(openNetwork)
afterEach(closeAll)

describe('the events that somebody registered for', () => {
  it.each(['en', 'fr-fr', 'zh-cn'] as const)(
    'are shown with their place, given back, and certified when they are over, in %s (R-DAS-03, EV-4)',
    async (locale) => {
      const words = await open(locale, href('dashboard-events', locale))
      await screen.findByRole('heading', { level: 1, name: words('attending.count', { count: 2 }) })
      const rowOf = (name: string) => screen.getByRole('link', { name }).closest('li')

      expect(rowOf('Merger briefing')?.textContent).toContain(words('attending.registered'))
      expect(rowOf('Sanctions briefing')?.textContent).toContain(words('attending.waiting', { position: '3' }))
      const parts = ['attending.ahead', 'attending.list', 'attending.past'] as const
      const partOf = (name: string) => rowOf(name)?.closest('section')?.querySelector('h2')?.textContent
      const events = ['Merger briefing', 'Sanctions briefing', 'Last year’s briefing']
      expect(events.map(partOf)).toEqual(parts.map((part) => words(part)))
      expect(
        screen.getByRole('button', { name: words('attending.leave-one', { title: 'Sanctions briefing' }) }),
      ).toBeTruthy()
      const past = rowOf('Last year’s briefing')
      expect(past && within(past).queryByRole('button')).toBeNull()
      expect(past && within(past).getByText(words('attending.came'))).toBeTruthy()
      expect(past?.textContent).not.toContain(words('attending.registered'))
      const paper = screen.getByRole('link', {
        name: words('attending.certificate-one', { title: 'Last year’s briefing' }),
      })
      expect(paper.getAttribute('href')).toBe('/online-services/certificates/en/one')
      const film = screen.getByRole('link', {
        name: words('attending.recording-one', { title: 'Last year’s briefing' }),
      })
      expect(film.getAttribute('href')).toBe('/online-services/watch/one')
      await press(words('attending.give-back-one', { title: 'Merger briefing' }))
      await waitFor(() =>
        expect(sentOf('CancelRegistration')[0]?.variables).toMatchObject({ id: 'r1', version: 1, locale }),
      )
    },
  )

  it.each(['en', 'fr-fr', 'zh-cn'] as const)(
    'are taken part in another way by a press, in %s (EV-1)',
    async (locale) => {
      const words = await open(locale, href('dashboard-events', locale))
      await screen.findByRole('link', { name: 'Merger briefing' })
      await press(words('attending.change-one', { change: words('attending.to-online'), title: 'Merger briefing' }))
      await waitFor(() => expect(sentOf('ChangeAttendance')[0]?.variables).toMatchObject({ id: 'r1', mode: 'ONLINE' }))
    },
  )

  it('say that no place is left of the other kind, and that theirs stays (EV-1)', async () => {
    const refused = { errors: [{ message: 'x', extensions: { code: 'INVALID', fields: ['mode'] } }] }
    const words = await open('en', href('dashboard-events', 'en'), { ChangeAttendance: refused })
    await screen.findByRole('link', { name: 'Merger briefing' })
    await press(words('attending.change-one', { change: words('attending.to-online'), title: 'Merger briefing' }))
    expect(await screen.findByText(words('attending.full'))).toBeTruthy()
  })

  it.each(['en', 'fr-fr', 'zh-cn'] as const)(
    'have an address for calendar programs, made and replaced by one press, in %s (AL-5, R-DAS-03)',
    async (locale) => {
      const words = await open(locale, href('dashboard-events', locale), { CalendarAddress: noCalendarAddress })
      await screen.findByRole('button', { name: words('calendar.make') })
      network.answers['CalendarAddress'] = withAddress
      await press(words('calendar.make'))
      await waitFor(() => expect(sentOf('ReplaceCalendarAddress')[0]?.variables).toMatchObject({ locale }))
      const way = await screen.findByRole('link', { name: words('calendar.open') })

      expect(way.getAttribute('href')).toBe(`webcal://${location.host}${calendarAddress.path}`)
      expect(screen.getByText(`${location.origin}${calendarAddress.path}`)).toBeTruthy()
      expect(screen.getByText(words('calendar.made'))).toBeTruthy()
      await press(words('calendar.replace'))
      await waitFor(() => expect(sentOf('ReplaceCalendarAddress')).toHaveLength(2))
      const [first, second] = sentOf('ReplaceCalendarAddress')
      expect(first?.variables['key']).not.toBe(second?.variables['key'])
    },
  )

  it('are none yet: it says so, and leads to what is on (R-DAS-03, AC-6)', async () => {
    const words = await open('en', href('dashboard-events', 'en'), { Registrations: noRegistrations })
    const way = await screen.findByRole('link', { name: words('attending.look') })

    expect(way.getAttribute('href')).toBe(href('insights-of-kind', 'en', { kind: 'events' }))
  })
})
