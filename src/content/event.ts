import { z } from 'zod'
import { aboutFields } from './about-fields'
import { body } from './body'
import { contentType, type DocumentOf } from './content-type'
import { clockTime } from './day'
import { moment } from './moment'
import { listOf, optional } from './optional'
import { pageFields } from './page-fields'
import { refsTo } from './ref'
import { text } from './text'
import { webAddress } from './web-address'

/** Its stream is for those who registered, and never reaches the log. */
export const event = contentType({
  type: 'event',
  title: 'title',
  fields: {
    title: text,
    ...pageFields,
    startsAt: moment,
    endsAt: moment,
    /** Such as Europe/London: the clock that the venue and the programme go by. */
    timeZone: text,
    mode: z.enum(['in-person', 'online', 'hybrid']),
    state: z.enum(['scheduled', 'full', 'waiting-list', 'cancelled']),
    capacity: optional(z.int().positive()),
    venue: optional(text),
    registrationOpens: optional(moment),
    registrationCloses: optional(moment),
    cpdMinutes: optional(z.number().nonnegative()),
    body,
    agenda: listOf(z.object({ time: clockTime, item: text })),
    speakers: refsTo('person'),
    guests: listOf(z.object({ name: text, role: optional(text) })),
    recordingUrl: optional(webAddress),
    ...aboutFields,
  },
})

export type Event = DocumentOf<typeof event>
