export const registration = {
  ...{ __typename: 'Registration', id: 'r1', version: 1, state: 'REGISTERED', mode: 'IN_PERSON', position: null },
  ...{ title: 'Merger briefing', path: '/en/events/4/merger-briefing', venue: 'London', timeZone: 'Europe/London' },
  ...{ startsAt: '2099-03-02T17:00:00.000Z', endsAt: '2099-03-02T18:00:00.000Z', isCalledOff: false, isPast: false },
  otherMode: 'ONLINE',
  certificate: null as string | null,
  watch: null as string | null,
}
export const waiting = {
  ...registration,
  id: 'r2',
  state: 'WAITING',
  mode: 'ONLINE',
  otherMode: null,
  position: 3,
  title: 'Sanctions briefing',
}
export const attended = {
  ...registration,
  id: 'r3',
  title: 'Last year’s briefing',
  isPast: true,
  otherMode: null,
  certificate: '/online-services/certificates/en/one',
  watch: '/online-services/watch/one',
}
export const calendarAddress = {
  __typename: 'CalendarAddress',
  path: '/online-services/calendar/secret.ics',
  madeAt: '2026-11-26T09:41:00.000Z',
}
