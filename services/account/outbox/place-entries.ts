import * as z from 'zod'
import { type LocaleIn, locales } from '../../../src/config/locales'
import { writeCalendar } from '../calendar/write-calendar'

/** What a letter puts into its reader's calendar, changes there, or takes out of it. */
export const placeEntry = z.object({
  ...{ uid: z.string(), title: z.string(), where: z.string(), url: z.string() },
  ...{ startsAt: z.string(), endsAt: z.string(), changedAt: z.string() },
  sequence: z.int(),
  isOver: z.boolean(),
  attendee: z.object({ name: z.string(), email: z.string() }),
})

export type PlaceEntry = z.output<typeof placeEntry>

/** A calendar as a letter carries it: programs of mail change the entry by it. */
export type Invitation = { method: 'REQUEST' | 'CANCEL'; text: string }

type Sender = { locale: LocaleIn<'main'>; organizer: { name: string; email: string } }

export function toInvitation(entry: PlaceEntry, { locale, organizer }: Sender): Invitation {
  const { uid, title, where, url, startsAt, endsAt, changedAt, sequence, isOver, attendee } = entry
  const method = isOver ? 'CANCEL' : 'REQUEST'
  const text = writeCalendar({
    lang: locales[locale].htmlLang,
    method,
    entries: [
      {
        ...{ uid, title, url, sequence, isCancelled: isOver },
        ...(where === '' ? {} : { place: where }),
        when: { starts: new Date(startsAt), ends: new Date(endsAt) },
        changedAt: new Date(changedAt),
        people: { organizer, attendee },
      },
    ],
  })
  return { method, text }
}
