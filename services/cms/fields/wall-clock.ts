import { type AdminLanguage, formats, sayIn } from '../words/admin-language'

/** What clocks of a time zone show, as `2027-07-10T10:00`, and the moments at which they show it. Whose clock asks is no matter. */
const readers = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = readers.get(timeZone)
  if (known) return known
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  const format = new Intl.DateTimeFormat('en-GB', { ...parts, timeZone, hourCycle: 'h23' })
  readers.set(timeZone, format)
  return format
}

export function toWallClock(instant: string, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(new Date(instant))
  const part = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

export const isWallClock = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/.test(text)

/** Of an hour that a change of the clocks repeats, the first; one that it leaves out is read by the clock before it. */
export function toInstant(wallClock: string, timeZone: string): string {
  const wanted = Date.parse(`${wallClock.slice(0, 'YYYY-MM-DDTHH:mm'.length)}:00.000Z`)
  const offsetAt = (ms: number) => Date.parse(`${toWallClock(new Date(ms).toISOString(), timeZone)}:00.000Z`) - ms
  const dayMs = 86_400_000
  const [before, after] = [offsetAt(wanted - dayMs), offsetAt(wanted + dayMs)]
  const isShown = (offset: number) => offsetAt(wanted - offset) === offset
  return new Date(wanted - (isShown(before) || !isShown(after) ? before : after)).toISOString()
}

export type Place = { name: string; timeZone: string }
/** "10:00 in London"; with the day, where it is another than the first clock shows. */
export type ClockWords = { language: AdminLanguage; tell: (city: string, time: string, day?: string) => string }
type Told = { offices: readonly Place[]; words: ClockWords }

/** "10:00 in London, 17:00 in Hong Kong": the event's own clock first, then one office for each other time. */
export function tellPlaces(instant: string, timeZone: string, { offices, words }: Told): string {
  const here = offices.find((office) => office.timeZone === timeZone) ?? { name: cityOf(timeZone), timeZone }
  const [ownDay] = toWallClock(instant, timeZone).split('T')
  const told = new Map<string, string>()
  for (const place of [here, ...offices]) {
    const clock = toWallClock(instant, place.timeZone)
    const [day = '', time = ''] = clock.split('T')
    if (!told.has(clock))
      told.set(clock, words.tell(place.name, time, day === ownDay ? undefined : nameDay(day, words)))
  }
  return [...told.values()].join(', ')
}

const nameDay = (day: string, words: ClockWords): string =>
  new Date(day).toLocaleDateString(sayIn(formats, words), { day: 'numeric', month: 'short', timeZone: 'UTC' })

export const cityOf = (timeZone: string): string => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
