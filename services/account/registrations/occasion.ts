import * as z from 'zod'
import { defaultLocale, localesIn } from '../../../src/config/locales'
import { type Event } from '../../../src/content/event'
import { type Directory } from '../clients/directory'

export const attendanceModes = ['in-person', 'online'] as const
export type AttendanceMode = (typeof attendanceModes)[number]

const edition = z.object({ title: z.string(), path: z.string(), slug: z.string(), venue: z.string().nullable() })

export const occasionFacts = z.object({
  /** By language: what readers see of it. */
  editions: z.record(z.string(), edition),
  startsAt: z.string(),
  endsAt: z.string(),
  timeZone: z.string(),
  mode: z.enum(['in-person', 'online', 'hybrid']),
  isCancelled: z.boolean(),
  capacity: z.number().nullable(),
  onlineCapacity: z.number().nullable(),
  opens: z.string().nullable(),
  closes: z.string().nullable(),
  cpdMinutes: z.number().nullable(),
  /** Where it can be watched afterwards. What was kept before it was asked for has none. */
  recording: z.string().nullable().default(null),
})

export type OccasionFacts = z.output<typeof occasionFacts>
export type Occasion = { event: number; changedAt: string; facts: OccasionFacts }
export type Edition = z.output<typeof edition>

/** An event as accounts know it, with the language that it is described in. */
export type EventEdition = Pick<
  Event,
  | 'id'
  | 'title'
  | 'path'
  | 'slug'
  | 'changedAt'
  | 'startsAt'
  | 'endsAt'
  | 'timeZone'
  | 'mode'
  | 'state'
  | 'venue'
  | 'capacity'
  | 'registrationOpens'
  | 'registrationCloses'
  | 'cpdMinutes'
  | 'recordingUrl'
  | 'recordingForClients'
  | 'onlineCapacity'
> & { locale: string }

/** What all editions of an event say together: its times and places are those of the one that changed last. */
export function toOccasion(editions: readonly EventEdition[]): Occasion | undefined {
  const [newest] = [...editions].sort((one, other) => (one.changedAt < other.changedAt ? 1 : -1))
  if (!newest) return undefined
  const { id, changedAt, startsAt, endsAt, timeZone, mode, state } = newest
  const told = editions.map(
    ({ locale, title, path, slug, venue = null }) => [locale, { title, path, slug, venue }] as const,
  )
  return {
    event: id,
    changedAt,
    facts: {
      editions: Object.fromEntries(told.sort(([one], [other]) => (one < other ? -1 : 1))),
      ...{ startsAt, endsAt, timeZone, mode, isCancelled: state === 'cancelled' },
      capacity: newest.capacity ?? null,
      onlineCapacity: newest.onlineCapacity ?? null,
      opens: newest.registrationOpens ?? null,
      closes: newest.registrationCloses ?? null,
      cpdMinutes: newest.cpdMinutes ?? null,
      recording: newest.recordingUrl ?? (newest.recordingForClients ? newest.path : null),
    },
  }
}

export const editionOf = ({ editions }: OccasionFacts, locale: string): Edition =>
  editions[locale] ??
  editions[defaultLocale] ??
  Object.values(editions)[0] ?? { title: '', path: '/', slug: '', venue: null }

/** How somebody can take part in it. */
export const modesOf = ({ mode }: Pick<OccasionFacts, 'mode'>): readonly AttendanceMode[] =>
  mode === 'hybrid' ? attendanceModes : [mode]

/** How many can; undefined where there is no end to them. */
export const placesOf = (facts: OccasionFacts, mode: AttendanceMode): number | undefined =>
  (facts.mode === 'hybrid' && mode === 'online' ? facts.onlineCapacity : facts.capacity) ?? undefined

export type Standing = 'open' | 'cancelled' | 'past' | 'not-yet' | 'closed'

/** Whether somebody can register at a moment; the first that is true. */
export function standingAt({ isCancelled, endsAt, opens, closes }: OccasionFacts, now: Date): Standing {
  const at = now.toISOString()
  if (isCancelled) return 'cancelled'
  if (endsAt <= at) return 'past'
  if (closes !== null && closes <= at) return 'closed'
  return opens !== null && opens > at ? 'not-yet' : 'open'
}

export type FindOccasion = (event: number) => Occasion | undefined

const mainLocales = localesIn('main')

/** The events that are public, as the publication log has them. */
export const openOccasions =
  (directory: Pick<Directory, 'find'>): FindOccasion =>
  (event) => {
    const found = mainLocales.flatMap((locale) => directory.find('event', event, locale) ?? [])
    // A language that it is not told in is answered in English.
    return toOccasion([...new Map(found.map((one) => [one.locale, one])).values()])
  }
