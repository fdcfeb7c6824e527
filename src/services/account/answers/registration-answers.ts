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

const calendarAddress = z.object({ path: z.string(), madeAt: z.string() })

export type CalendarAddress = z.output<typeof calendarAddress>
export type OwnRegistration = z.output<typeof registration>

/** What is answered to what people registered for. */
export const registrationAnswers = {
  Registrations: ofViewer({ registrations: z.array(registration) }),
  CalendarAddress: ofViewer({ calendarAddress: z.nullable(calendarAddress) }),
  ReplaceCalendarAddress: z.object({ replaceCalendarAddress: calendarAddress }),
  RecordingOf: z.object({ recordingOf: z.string() }),
  CancelRegistration: z.object({ cancelRegistration: registration }),
  ChangeAttendance: z.object({ changeAttendance: registration }),
}
