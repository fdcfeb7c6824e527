import { dayOf } from '../../../src/i18n/format/format-time'
import { type OwnRegistration } from '../registrations/find-places'
import { type Registration } from '../registrations/registration'
import { type Certified } from './certified'

/** What the certificate of a registration is known by. */
export const attendanceSubject = ({ id }: Pick<Registration, 'id'>): string => `place ${id}`

/** What is certified of somebody who came; nothing before the event is over, or where it does not count. */
export function certifyAttendance(place: OwnRegistration, now: Date): Certified | undefined {
  const { state, attendedAt, name, organisation } = place
  const { editions, endsAt, timeZone, cpdMinutes, isCancelled } = place.at.facts
  if (state !== 'registered' || attendedAt === null || isCancelled || endsAt > now.toISOString()) return undefined
  if (cpdMinutes === null || cpdMinutes <= 0) return undefined
  const titles = Object.fromEntries(Object.entries(editions).map(([locale, { title }]) => [locale, title]))
  const day = dayOf({ instant: endsAt, timeZone })
  return { name, organisation, facts: { kind: 'attendance', titles, day, minutes: cpdMinutes } }
}
