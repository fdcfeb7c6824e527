import { type Attendee } from '../../shared/office/event-desk'
import { byteOrderMark, toCsvLine } from '../export/to-csv'

const columns = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Organisation', ({ organisation }) => organisation],
  ['Job title', ({ jobTitle }) => jobTitle],
  ['Country', ({ country }) => country],
  ['Takes part', ({ mode }) => mode],
  ['State', ({ state }) => state],
  ['Number on the list', ({ position }) => String(position ?? '')],
  ['Questions', ({ questions }) => questions],
  ['Registered', ({ madeAt }) => madeAt],
  ['Came', ({ attendedAt }) => attendedAt ?? ''],
] as const satisfies readonly (readonly [string, (one: Attendee) => string])[]

/** The list as a table for a spreadsheet. What somebody needs at the table or at the door is in no export. */
export const toAttendeeTable = (people: readonly Attendee[]): string =>
  [columns.map(([title]) => title), ...people.map((one) => columns.map(([, say]) => say(one)))]
    .map(toCsvLine)
    .reduce((table, line) => table + line, byteOrderMark)
