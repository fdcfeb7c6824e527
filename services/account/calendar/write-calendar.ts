import { firm } from '../../../src/firm/firm'
import { type Property, toContentLines, toStamp, toText } from '../../../src/plan/files/content-lines'

/** A time of the clock, or a whole day such as 2026-03-02. */
type When = { starts: Date; ends: Date } | { day: string }

export type CalendarEntry = {
  /** The same for ever: a newer file changes the entry instead of adding another. */
  uid: string
  title: string
  description?: string
  place?: string | undefined
  url?: string
  when: When
  changedAt: Date
  /** Counts the changes of this entry. */
  sequence?: number
  isCancelled?: boolean
  /** It may not come to it: a place on a waiting list. */
  isOpen?: boolean
  /** Whom an invitation is from and to, where the calendar is one. */
  people?: { organizer: { name: string; email: string }; attendee: { name: string; email: string } }
}

export type Calendar = {
  lang: string
  /** What the calendar is called where somebody follows it. */
  name?: string
  /** PUBLISH is for the person who follows it, REQUEST invites and CANCEL takes back. */
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL'
  /** How often programs that follow it should look again. */
  refreshHours?: number
  entries: readonly CalendarEntry[]
}

const dayMs = 86_400_000
const toDate = (day: string): string => day.replaceAll('-', '')
const nextDay = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)
/** A name in quotation marks may hold all but these. */
const quoted = (name: string): string => `"${toText(name).replaceAll('"', "'")}"`

/** A calendar as RFC 5545 has it. Clock times are universal: each program shows them on its reader's own clock. */
export function writeCalendar({ lang, name, method, refreshHours, entries }: Calendar): string {
  const often = refreshHours === undefined ? undefined : `PT${refreshHours}H`
  return toContentLines([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', `-//${firm.name}//Account//EN`],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', method],
    ...optional('X-WR-CALNAME', name === undefined ? undefined : toText(name)),
    ...optional('REFRESH-INTERVAL;VALUE=DURATION', often),
    ...optional('X-PUBLISHED-TTL', often),
    ...entries.flatMap((entry) => toProperties(entry, lang)),
    ['END', 'VCALENDAR'],
  ])
}

function toProperties(entry: CalendarEntry, lang: string): Property[] {
  const {
    uid,
    title,
    description,
    place,
    url,
    when,
    changedAt,
    sequence = 0,
    isCancelled = false,
    isOpen,
    people,
  } = entry
  const changed = toStamp(changedAt.toISOString())
  return [
    ['BEGIN', 'VEVENT'],
    ['UID', uid],
    ['DTSTAMP', changed],
    ['LAST-MODIFIED', changed],
    ['SEQUENCE', String(sequence)],
    ...toTimes(when),
    [`SUMMARY;LANGUAGE=${lang}`, toText(title)],
    ...optional(`DESCRIPTION;LANGUAGE=${lang}`, description === undefined ? undefined : toText(description)),
    ...optional(`LOCATION;LANGUAGE=${lang}`, place === undefined ? undefined : toText(place)),
    ...optional('URL', url),
    ...(people ? toPeople(people) : []),
    ['STATUS', isCancelled ? 'CANCELLED' : isOpen ? 'TENTATIVE' : 'CONFIRMED'],
    ['END', 'VEVENT'],
  ]
}

const optional = (name: string, value: string | undefined): Property[] => (value === undefined ? [] : [[name, value]])

/** A whole day blocks nobody's time. */
const toTimes = (when: When): Property[] =>
  'day' in when
    ? [
        ['DTSTART;VALUE=DATE', toDate(when.day)],
        ['DTEND;VALUE=DATE', toDate(nextDay(when.day))],
        ['TRANSP', 'TRANSPARENT'],
      ]
    : [
        ['DTSTART', toStamp(when.starts.toISOString())],
        ['DTEND', toStamp(when.ends.toISOString())],
      ]

const toPeople = ({ organizer, attendee }: NonNullable<CalendarEntry['people']>): Property[] => [
  [`ORGANIZER;CN=${quoted(organizer.name)}`, `mailto:${organizer.email}`],
  [`ATTENDEE;CN=${quoted(attendee.name)};PARTSTAT=ACCEPTED;RSVP=FALSE`, `mailto:${attendee.email}`],
]
