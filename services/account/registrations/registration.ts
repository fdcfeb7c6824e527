import { type AttendanceMode, type Occasion } from './occasion'

/** What somebody says who registers. */
export type RegistrationSaid = {
  name: string
  email: string
  organisation: string
  jobTitle: string
  country: string
  mode: AttendanceMode
  questions: string
  consent: string
  newsletters: boolean
  locale: string
  /** For the desk alone, and only of those who come in person. */
  dietary: string
  access: string
}

export type RegistrationState = 'registered' | 'waiting' | 'cancelled'

export type Registration = Omit<RegistrationSaid, 'dietary' | 'access'> & {
  id: string
  event: number
  sub: string | null
  state: RegistrationState
  timeZone: string | null
  version: number
  madeAt: Date
  givenAt: Date | null
  cancelledAt: Date | null
  attendedAt: Date | null
  /** On the waiting list, counted from 1; null for those who are not on it. */
  position: number | null
}

/** What has become of a registration, for those who have to know. */
export type Happening =
  'registered' | 'waiting' | 'given' | 'moved-mode' | 'cancelled' | 'left' | 'changed' | 'called-off'

export type OccasionNow = Occasion & { sequence: number }

export const registrationColumns = `r.id, r.event, r.sub, r.email, r.name, r.organisation, r.job_title as "jobTitle", r.country, r.mode,
  r.state, r.questions, r.consent, r.newsletters, r.locale, r.time_zone as "timeZone", r.version, r.made_at as "madeAt",
  r.given_at as "givenAt", r.cancelled_at as "cancelledAt", r.attended_at as "attendedAt",
  case when r.state = 'waiting' then
    (select count(*)::int from account.registrations before
      where before.event = r.event and before.mode = r.mode and before.state = 'waiting' and before.turn <= r.turn)
  end as position`
