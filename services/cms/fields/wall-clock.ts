/** What clocks of a time zone show, as `2027-07-10T10:00`, and the moments at which they show it. Whose clock asks is no matter. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  const format = new Intl.DateTimeFormat('en-GB', { ...parts, timeZone, hourCycle: 'h23' })
  formats.set(timeZone, format)
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

/** 10:00, or `10:00 on 11 Jul` where it is another day than the first clock shows. */
export function tellClock(instant: string, timeZone: string, day: string): string {
  const clock = toWallClock(instant, timeZone)
  const [own = '', time = ''] = clock.split('T')
  if (own === day) return time
  const date = new Date(`${own}T12:00:00.000Z`)
  return `${time} on ${date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })}`
}

export type Place = { name: string; timeZone: string }

/** "10:00 in London, 17:00 in Hong Kong": the event's own clock first, then one office for each other time. */
export function tellPlaces(instant: string, timeZone: string, offices: readonly Place[]): string {
  const here = offices.find((office) => office.timeZone === timeZone) ?? { name: cityOf(timeZone), timeZone }
  const day = toWallClock(instant, timeZone).slice(0, 'YYYY-MM-DD'.length)
  const told = new Map<string, string>()
  for (const place of [here, ...offices]) {
    const clock = tellClock(instant, place.timeZone, day)
    if (!told.has(clock)) told.set(clock, `${clock} in ${place.name}`)
  }
  return [...told.values()].join(', ')
}

export const cityOf = (timeZone: string): string => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
