import ICAL from 'ical.js'
import { sync } from 'node-ical'
import { type CalendarEntry, writeCalendar } from '../../../../services/account/calendar/write-calendar'

const entry: CalendarEntry = {
  uid: 'review-12@aldermoorvane.example',
  title: '法律生效：披露义务，门槛为百分之五；以及所有其他在中国境内上市公司的持股披露规则',
  description: 'First line\nsecond, with a comma; and a semicolon',
  url: 'https://example.com/x',
  when: { day: '2026-12-31' },
  changedAt: new Date('2026-11-26T10:00:00Z'),
  sequence: 3,
}
const calendar = { lang: 'zh-CN', name: 'Aldermoor Vane', method: 'PUBLISH', refreshHours: 6 } as const

function readWithIcal(text: string): ICAL.Event[] {
  const root = new ICAL.Component(ICAL.parse(text) as unknown[])
  return root.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
}

test('two programs read a whole day, Chinese words and line breaks as they were written (N9, AL-5)', () => {
  const text = writeCalendar({ ...calendar, entries: [entry] })
  const [read] = readWithIcal(text)
  expect(read).toMatchObject({ uid: entry.uid, summary: entry.title, description: entry.description, sequence: 3 })
  expect([read?.startDate.toString(), read?.endDate.toString()]).toEqual(['2026-12-31', '2027-01-01'])
  const other = sync.parseICS(text)[entry.uid]
  expect(JSON.stringify(other)).toContain(entry.title)
})

test('no line is longer than 75 bytes, and all end as the standard says (N9)', () => {
  const lines = writeCalendar({ ...calendar, entries: [entry] }).split('\r\n')
  expect(lines.pop()).toBe('')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
})

test('an occasion that is cancelled keeps its name and says whom it was for (EV-2)', () => {
  const when = { starts: new Date('2026-12-03T12:30:00Z'), ends: new Date('2026-12-03T13:30:00Z') }
  const people = {
    organizer: { name: 'Aldermoor "Vane", LLP', email: 'events@aldermoorvane.example' },
    attendee: { name: 'Léa', email: 'lea@example.com' },
  }
  const text = writeCalendar({ lang: 'en', method: 'CANCEL', entries: [{ ...entry, when, isCancelled: true, people }] })
  const [read] = readWithIcal(text)
  expect(read?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(read?.startDate.toJSDate()).toEqual(when.starts)
  expect(read?.organizer).toBe('mailto:events@aldermoorvane.example')
})
