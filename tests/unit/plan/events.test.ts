import { findFaults, item, pageAt, planOf, renderMain, textOf } from '../../support/place/site'

const path = '/en/events/1/seminar'
const paris = {
  title: 'Limits & more',
  summary: 'What the reform changes.',
  path,
  startsAt: '2026-06-10T16:30:00Z',
  endsAt: '2026-06-10T18:00:00Z',
  timeZone: 'Europe/Paris',
  mode: 'hybrid',
  venue: '1 Invented Street, Paris',
  capacity: 40,
  cpdMinutes: 90,
  agenda: [{ time: '18:30', item: 'Welcome' }],
  guests: [{ name: 'Guest One', role: 'An invented bank' }],
  speakers: [5],
  topics: [6],
  recordingUrl: 'https://video.example.com/2',
}
const around = [
  item('person', 5, { name: 'Ada Speaker', path: '/en/people/5/item-5' }),
  item('topic', 6, { name: 'Limits', path: '/en/insights/topics/limits' }),
  item('settings', 7, { firmName: 'Invented LLP', mailboxes: ['events@example.com'] }),
]
const planWith = (own: object = {}, at?: string) => planOf([item('event', 1, { ...paris, ...own }), ...around], at)
const eventWith = (own: object = {}, at?: string) => pageAt(planWith(own, at), path)
const formWith = (own: object = {}, at?: string) => pageAt(planWith(own, at), `${path}/register`)
const after = '2026-06-10T18:00:00.000Z'

describe('an event', () => {
  it('says its day once, with its time in its own zone and in universal time, without a script (R-INS-04)', () => {
    const text = textOf(eventWith())

    expect(text).toMatch(/10 June 2026 Wednesday, 18:30 to 20:00 (CEST|GMT\+2) .*16:30 to 18:00 (UTC|GMT)/)
    expect(text.match(/June 2026/g)).toHaveLength(1)
    expect(renderMain(eventWith())).toContain('dateTime="2026-06-10T16:30:00.000Z"')
  })

  it('names once what a topic and a field of law are both called', () => {
    const limits = item('service', 8, { title: 'Limits', path: '/en/expertise/services/limits' })
    const tax = item('service', 9, { title: 'Tax', path: '/en/expertise/services/tax' })
    const plan = planOf([item('event', 1, { ...paris, services: [8, 9] }), limits, tax, ...around])

    expect(pageAt(plan, path).context.props).toMatchObject({
      about: [{ href: '/en/insights/topics/limits' }, { href: '/en/expertise/services/tax' }],
    })
  })

  it('says the day in universal time where that is another (R-INS-04)', () => {
    const late = { startsAt: '2026-06-10T23:30:00Z', endsAt: '2026-06-11T01:00:00Z', timeZone: 'Asia/Hong_Kong' }

    expect(textOf(eventWith(late))).toMatch(/11 June 2026 Thursday, 07:30 to 09:00 .*10 June 2026.* to .*11 June 2026/)
  })

  it('says its time once where both are the same', () => {
    const winter = { startsAt: '2026-12-10T16:30:00Z', endsAt: '2026-12-10T18:00:00Z', timeZone: 'Europe/London' }

    expect(textOf(eventWith(winter))).not.toMatch(/UTC/)
    expect(textOf(eventWith(winter)).match(/16:30/g)).toHaveLength(1)
  })

  it('shows programme, speakers, place, capacity, and leads to its calendar file (R-INS-04)', () => {
    const text = textOf(eventWith())

    expect(text).toMatch(/1 Invented Street, Paris.*In person and online.*Places 40.*90 minutes/)
    expect(text).toMatch(/Programme .*18:30 Welcome.*Speakers Ada Speaker.*Guest One, An invented bank/)
    expect(renderMain(eventWith())).toContain(`href="${path}.ics"`)
    expect(text).not.toContain('Watch the recording')
  })

  it('shows where it is line by line, and in one line to search engines (R-INS-04)', () => {
    const page = eventWith({ venue: 'Vane House\n1 Invented Street\nParis' })

    expect(renderMain(page)).toContain('<dd>Vane House</dd><dd>1 Invented Street</dd><dd>Paris</dd>')
    expect(JSON.stringify(page.context.head)).toContain('Vane House, 1 Invented Street, Paris')
  })

  it.each([
    ['scheduled', 'Open for registration', true],
    ['cancelled', 'Cancelled', false],
  ])('that is %s says so (R-INS-04)', (state, said, canRegister) => {
    const main = renderMain(eventWith({ state }))

    expect(main).toContain(said)
    expect(main.includes('/register"')).toBe(canRegister)
  })

  it('leaves out the time where the reader is when it is over or called off (R-INS-04)', () => {
    expect(renderMain(eventWith())).toContain('data-local-time')
    expect(renderMain(eventWith({}, after))).not.toContain('data-local-time')
    expect(renderMain(eventWith({ state: 'cancelled' }))).not.toContain('data-local-time')
  })

  it('opens and closes its registration by the clock (R-INS-04)', () => {
    const own = { registrationOpens: '2026-05-20T08:00:00Z', registrationCloses: '2026-06-01T08:00:00Z' }

    expect(textOf(eventWith(own))).toContain('Registration opens on 20 May 2026')
    expect(eventWith(own).readings.until).toBe('2026-05-20T08:00:00.000Z')
    expect(textOf(eventWith(own, '2026-05-20T08:00:00.000Z'))).toContain('Open for registration')
    expect(textOf(eventWith(own, '2026-06-01T08:00:00.000Z'))).toContain('Registration has closed')
  })

  it('that is over shows its recording, and no way to register (R-INS-04)', () => {
    const main = renderMain(eventWith({}, after))

    expect(main).toContain('This event has taken place.')
    expect(main).toContain('href="https://video.example.com/2"')
    expect(main).not.toContain('/register"')
  })

  it('whose recording is for clients says so, leads to the sign-in and back, and knows no address (EV-6, PM-11)', () => {
    const main = renderMain(eventWith({ recordingForClients: true, recordingUrl: null }, after))

    expect(main).toContain('The recording is for clients and for those who registered.')
    expect(main).toContain(`href="/en/auth/sign-in?return=${encodeURIComponent(path)}"`)
    expect(main).not.toMatch(/<video|example\.com\/2/)
  })

  it('is reported to search engines with its state', () => {
    expect(JSON.stringify(eventWith({ state: 'cancelled' }).context.head)).toContain('EventCancelled')
  })
})

describe('the registration page', () => {
  it('has a form that works without a script, and asks how somebody takes part (R-INS-05)', () => {
    const main = renderMain(formWith())

    expect(main).toMatch(/<form[^>]* action="\/online-services\/registrations"[^>]* method="post"/)
    expect(main).toContain('<option value="online">')
    expect(renderMain(formWith({ mode: 'online' }))).toContain('type="hidden" name="mode" value="online"')
    // What an answer uncovers follows the page's own heading.
    expect(main).toMatch(/<h2[^>]*>You are registered<\/h2>/)
  })

  it.each([
    [{ state: 'cancelled' }, undefined, 'This event will not take place.'],
    [{}, after, 'This event has taken place.'],
  ])('asks nobody to register for %j at %s (R-INS-05)', (own, at, said) => {
    expect(textOf(formWith(own, at))).toContain(said)
    expect(renderMain(formWith(own, at))).not.toContain('<form')
  })

  it('is not for search engines', () => {
    expect(JSON.stringify(formWith().context.head)).toContain('noindex')
  })
})

describe('training', () => {
  const plan = planOf([
    item('training', 11, {
      title: 'Part one',
      path: '/en/training/11/one',
      durationMinutes: 20,
      cpdMinutes: 15,
      mediaUrl: 'https://video.example.com/3',
    }),
    item('training', 12, { title: 'Part two', path: '/en/training/12/two', durationMinutes: 40 }),
    item('training-series', 13, { title: 'All parts', path: '/en/training-series/13/all', modules: [12, 11] }),
    item('training-series', 14, { title: 'No parts', path: '/en/training-series/14/none' }),
  ])

  it('shows its length, its credit, its video, its series and what comes next (R-INS-06)', () => {
    const first = textOf(pageAt(plan, '/en/training/12/two'))
    const last = pageAt(plan, '/en/training/11/one')

    expect(first).toMatch(/Next in the series: Part one.*|Part one/)
    expect(first).toContain('All parts · Part 1 of 2')
    expect(textOf(last)).toMatch(/Length 20 minutes Professional development 15 minutes/)
    expect(renderMain(last)).toContain('href="https://video.example.com/3"')
    expect(textOf(last)).not.toContain('Next in the series')
  })

  it('is listed in the order of its series (R-INS-07)', () => {
    expect(textOf(pageAt(plan, '/en/training-series/13/all'))).toMatch(
      /60 minutes.*Part 1 of 2 Part two 40 minutes Part 2 of 2 Part one 20 minutes/,
    )
  })

  it('that has no part yet leads on (CV-7)', () => {
    expect(renderMain(pageAt(plan, '/en/training-series/14/none'))).toContain('href="/en/insights/training"')
  })

  it.each([...plan.pages.values()].filter(({ path: at }) => at.includes('training')).map((page) => [page.path, page]))(
    'at %s is valid (Q-1)',
    (_, page) => {
      expect(findFaults(page)).toEqual([])
    },
  )
})

it.each([
  ['open', eventWith()],
  ['over', eventWith({}, after)],
  ['cancelled', eventWith({ state: 'cancelled', agenda: [], guests: [], speakers: [] })],
  ['registration', formWith()],
])('the page of an event, %s, is valid (Q-1)', (_, page) => {
  expect(findFaults(page)).toEqual([])
})
