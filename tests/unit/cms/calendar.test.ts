import { type CalendarEntry, findConflicts } from '../../../services/cms/calendar/calendar-entry'
import { datesMoved } from '../../../services/cms/calendar/dates-moved'
import { daysOfMonth } from '../../../services/cms/calendar/days-of-month'
import { dayOn, daysBetween, hourOn, sameHourOn } from '../../../services/cms/calendar/on-clock'

const plan = (own: Partial<CalendarEntry>): CalendarEntry => ({
  ...{ collection: 'articles', id: 1, locale: 'en', title: 'Set-off', what: 'publish', at: '2031-03-05T09:00:00.000Z' },
  ...{ move: { kind: 'schedule', id: 1 } },
  ...own,
})

it('a month is shown in whole weeks from Monday (ED-9)', () => {
  const weeks = daysOfMonth('2027-02')
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([4, '2027-02-01', '2027-02-28'])
  expect([daysOfMonth('2026-11')[0]?.[0], daysOfMonth('2026-11').at(-1)?.[6]]).toEqual(['2026-10-26', '2026-12-06'])
})

it('what moves to another day keeps its hour on the clock of who moves it (ED-9)', () => {
  expect(sameHourOn('2031-03-05T09:30:00.000Z', '2031-03-07', 'UTC')).toBe('2031-03-07T09:30:00.000Z')
  // The clocks of London change between the two.
  expect(sameHourOn('2031-03-28T09:30:00.000Z', '2031-04-02', 'Europe/London')).toBe('2031-04-02T08:30:00.000Z')
})

it('an hour late in London is early on the next day in Hong Kong; a whole day is the same everywhere (ED-9)', () => {
  const late = { at: '2031-03-05T20:30:00.000Z' }
  expect([dayOn(late, 'Europe/London'), hourOn(late, 'Europe/London')]).toEqual(['2031-03-05', '20:30'])
  expect([dayOn(late, 'Asia/Hong_Kong'), hourOn(late, 'Asia/Hong_Kong')]).toEqual(['2031-03-06', '04:30'])
  const day = { at: '2031-03-05T12:00:00.000Z', isWholeDay: true as const }
  expect([dayOn(day, 'Pacific/Auckland'), hourOn(day, 'Pacific/Auckland')]).toEqual(['2031-03-05', ''])
  expect([daysBetween('2031-03-28', '2031-04-02'), daysBetween('2031-03-02', '2031-02-28')]).toEqual([5, -2])
})

describe('a day that stands in a form (ED-9)', () => {
  it('of an event, keeps its hours on the event’s own clock, and how long before it registration closes', () => {
    const event = {
      timeZone: 'Europe/London',
      startsAt: '2031-03-28T10:00:00.000Z',
      endsAt: '2031-03-28T11:00:00.000Z',
      registrationOpens: '2031-01-01T09:00:00.000Z',
      registrationCloses: '2031-03-27T18:00:00.000Z',
    }
    expect(datesMoved(event, 'event', 5)).toEqual({
      startsAt: '2031-04-02T09:00:00.000Z',
      endsAt: '2031-04-02T10:00:00.000Z',
      registrationCloses: '2031-04-01T17:00:00.000Z',
    })
    expect(datesMoved({}, 'event', 1)).toBeUndefined()
  })

  it.each([
    ['review-due', { reviewDueAt: '2031-03-05T12:00:00.000Z' }, { reviewDueAt: '2031-03-04T12:00:00.000Z' }],
    ['review-due', { reviewDue: '2031-03-05T12:00:00.000Z' }, { reviewDue: '2031-03-04T12:00:00.000Z' }],
    ['ends', { closesOn: '2031-03-01T12:00:00.000Z' }, { closesOn: '2031-02-28T12:00:00.000Z' }],
    [
      'in-review',
      { review: { state: 'in-review', dueOn: '2031-03-05T12:00:00.000Z', writers: [3] } },
      { review: { state: 'in-review', dueOn: '2031-03-04T12:00:00.000Z' } },
    ],
    ['ends', {}, undefined],
  ] as const)('%s', (what, item, moved) => {
    expect(datesMoved(item, what, -1)).toEqual(moved)
  })
})

describe('plans that get in each other’s way (ED-9)', () => {
  const later = '2031-03-06T09:00:00.000Z'
  const bundle = plan({
    ...{ collection: 'bundles', id: 9, locale: null, title: 'Launch', what: 'bundle', at: later },
    parts: [{ collection: 'articles', id: 1, locale: 'en', operation: 'publish' }],
  })

  it.each([
    ['the same twice', [plan({}), plan({ at: later })], ['twice']],
    ['a withdrawal before the publication', [plan({ what: 'withdraw' }), plan({ at: later })], ['withdrawn-first']],
    ['a publication before the withdrawal', [plan({}), plan({ what: 'withdraw', at: later })], []],
    ['one for all languages', [plan({}), plan({ locale: null, at: later })], ['twice']],
    ['in a bundle and alone', [plan({}), bundle], ['bundled-too']],
    ['two languages', [plan({}), plan({ locale: 'fr-fr' })], []],
    ['two items', [plan({}), plan({ id: 2 })], []],
  ])('%s', (_, entries, kinds) => {
    expect(findConflicts(entries).map(({ kind }) => kind)).toEqual(kinds)
  })
})
