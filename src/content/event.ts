import * as z from 'zod'
import { aboutFields } from './about-fields'
import { body } from './body'
import { contentType, type DocumentOf } from './content-type'
import { clockTime } from './day'
import { moment } from './moment'
import { listOf, optional, yesNo } from './optional'
import { pageFields } from './page-fields'
import { refsTo } from './ref'
import { text } from './text'
import { webAddress } from './web-address'

/** Its stream is for those who registered, and never reaches the log; whether places are left is asked of the account service. */
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
    state: z.enum(['scheduled', 'cancelled']),
    capacity: optional(z.int().positive()),
    /** Of the stream of a hybrid event, which has its own. */
    onlineCapacity: optional(z.int().positive()),
    venue: optional(text),
    registrationOpens: optional(moment),
    registrationCloses: optional(moment),
    cpdMinutes: optional(z.number().nonnegative()),
    body,
    agenda: listOf(z.object({ time: clockTime, item: text })),
    speakers: refsTo('person'),
    guests: listOf(z.object({ name: text, role: optional(text) })),
    /** Its recording is given to them alone, and its address is not known here. */
    recordingForClients: yesNo,
    recordingUrl: optional(webAddress),
    ...aboutFields,
  },
})

export type Event = DocumentOf<typeof event>
