import { type Attendee } from '../../shared/office/event-desk'
import { byteOrderMark, toCsvLine } from '../export/to-csv'
import { sayIn } from '../words/admin-language'
import { type AttendeesWords, attendeesWords } from '../words/attendees-words'

type Column = (one: Attendee, words: AttendeesWords) => string

/** What somebody needs at the table or at the door is in no export. */
const columns: Record<keyof AttendeesWords['table'], Column> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  organisation: ({ organisation }) => organisation,
  jobTitle: ({ jobTitle }) => jobTitle,
  country: ({ country }) => country,
  mode: ({ mode }, words) => words.modes[mode === 'online' ? 'online' : 'person'],
  state: ({ state }, words) => words.states[state],
  position: ({ position }) => String(position ?? ''),
  questions: ({ questions }) => questions,
  madeAt: ({ madeAt }) => madeAt,
  attendedAt: ({ attendedAt }) => attendedAt ?? '',
}

/** The list as a table for a spreadsheet, under words of the language of who asks. */
export function toAttendeeTable(people: readonly Attendee[], i18n: { language: string }): string {
  const words = sayIn(attendeesWords, i18n)
  const names = Object.keys(columns) as (keyof AttendeesWords['table'])[]
  const cellsOf = (one: Attendee) => names.map((name) => columns[name](one, words))
  return [names.map((name) => words.table[name]), ...people.map(cellsOf)]
    .map(toCsvLine)
    .reduce((table, line) => table + line, byteOrderMark)
}
