import * as z from 'zod/mini'
import { ofViewer } from './of-viewer'

export const registration = z.object({
  id: z.string(),
  version: z.int(),
  state: z.enum(['REGISTERED', 'WAITING', 'CANCELLED']),
  mode: z.enum(['IN_PERSON', 'ONLINE']),
  otherMode: z.nullable(z.enum(['IN_PERSON', 'ONLINE'])),
  position: z.nullable(z.int()),
  title: z.string(),
  path: z.string(),
  venue: z.nullable(z.string()),
  startsAt: z.string(),
  endsAt: z.string(),
  timeZone: z.string(),
  isCalledOff: z.boolean(),
  isPast: z.boolean(),
  certificate: z.nullable(z.string()),
  watch: z.nullable(z.string()),
})

/** What of a person a form need not ask, and at which events they have a place. */
export const registering = ofViewer({
  email: z.nullable(z.string()),
  details: z.object({
    name: z.nullable(z.string()),
    company: z.nullable(z.string()),
    jobTitle: z.nullable(z.string()),
    country: z.nullable(z.string()),
  }),
  organisations: z.array(z.object({ id: z.string(), name: z.string() })),
  registrations: z.array(
    z.extend(z.pick(registration, { id: true, state: true, position: true }), { event: z.string() }),
  ),
})
export type Registering = z.output<typeof registering>

const calendarAddress = z.object({ path: z.string(), madeAt: z.string() })

export type CalendarAddress = z.output<typeof calendarAddress>
export type OwnRegistration = z.output<typeof registration>

/** What is answered to what people registered for. */
export const registrationAnswers = {
  Registrations: ofViewer({ registrations: z.array(registration) }),
  Registering: registering,
  CalendarAddress: ofViewer({ calendarAddress: z.nullable(calendarAddress) }),
  ReplaceCalendarAddress: z.object({ replaceCalendarAddress: calendarAddress }),
  RecordingOf: z.object({ recordingOf: z.string() }),
  CancelRegistration: z.object({ cancelRegistration: registration }),
  ChangeAttendance: z.object({ changeAttendance: registration }),
}
