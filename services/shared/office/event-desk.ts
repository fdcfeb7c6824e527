/** Where the account service shows the content management who comes to an event. No path of the public origin. */
export const eventDeskPath = '/office/events'

export const attendeeStates = ['registered', 'waiting', 'cancelled'] as const
export type AttendeeState = (typeof attendeeStates)[number]

/** To whom the desk writes. */
export const deskReaders = ['all', 'registered', 'waiting'] as const
export type DeskReaders = (typeof deskReaders)[number]

export const eventDeskLimits = { message: 4000, search: 120, addresses: 2000, listed: 2000 }

/** One line of the list at the desk. */
export type Attendee = {
  id: string
  name: string
  email: string
  organisation: string
  jobTitle: string
  country: string
  mode: 'in-person' | 'online'
  state: AttendeeState
  position: number | null
  questions: string
  madeAt: string
  attendedAt: string | null
  /** For this list alone: in no export, and deleted after the event. */
  dietary: string | null
  access: string | null
}

export type EventList = {
  people: Attendee[]
  counts: Record<AttendeeState | 'came', number>
}

/** Addresses of nobody who has a place are given back: the desk has mistyped them, or they came without registering. */
export type Marked = { marked: number; unknown: string[] }
export type Written = { written: number }
