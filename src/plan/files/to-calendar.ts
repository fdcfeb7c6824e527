import { firm } from '../../firm/firm'
import { type Property, toContentLines, toStamp, toText } from './content-lines'

export type Occasion = {
  /** The same for ever, so that a newer file changes the entry instead of adding another. */
  uid: string
  lang: string
  title: string
  description: string
  place: string | undefined
  url: string
  starts: string
  ends: string
  changedAt: string
  revision: number
  isCancelled: boolean
}

/** One occasion as RFC 5545 has it. In universal time: each calendar shows it on its reader's own clock. */
export function toCalendar(occasion: Occasion): string {
  const { uid, lang, title, description, place, url, starts, ends, changedAt, revision, isCancelled } = occasion
  const lines: Property[] = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', `-//${firm.name}//Events//EN`],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', isCancelled ? 'CANCEL' : 'PUBLISH'],
    ['BEGIN', 'VEVENT'],
    ['UID', uid],
    ['DTSTAMP', toStamp(changedAt)],
    ['LAST-MODIFIED', toStamp(changedAt)],
    ['SEQUENCE', String(revision)],
    ['DTSTART', toStamp(starts)],
    ['DTEND', toStamp(ends)],
    [`SUMMARY;LANGUAGE=${lang}`, toText(title)],
    [`DESCRIPTION;LANGUAGE=${lang}`, toText(description)],
    ...(place === undefined ? [] : [[`LOCATION;LANGUAGE=${lang}`, toText(place)] satisfies Property]),
    ['URL', url],
    ['STATUS', isCancelled ? 'CANCELLED' : 'CONFIRMED'],
    ['END', 'VEVENT'],
    ['END', 'VCALENDAR'],
  ]
  return toContentLines(lines)
}
