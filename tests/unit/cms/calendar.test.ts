import { type CalendarEntry, findConflicts } from '../../../services/cms/calendar/calendar-entry'
import { daysOfMonth, onDay } from '../../../services/cms/calendar/days-of-month'

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

it('what moves to another day keeps its hour (ED-9)', () => {
  expect(onDay('2031-03-05T09:30:00.000Z', '2031-03-07')).toBe('2031-03-07T09:30:00.000Z')
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
