import { type NoticeRate } from '../../../src/forms/account-notices'

/** When somebody wants to hear of something: at which hour of their zone, and on which weekday, 1 being Monday. */
export type Times = { hour: number; weekday: number; zone: string | null }

const minuteMs = 60_000
const dayMs = 86_400_000
const usualZone = 'UTC'

// A letter that goes at once waits a moment for what belongs to it: an edition is rarely published as one row.
const settleMs = minuteMs

/** The moment from which news may go out at a rate; undefined where it never does. */
export function findDue(rate: NoticeRate, times: Times, now: Date): Date | undefined {
  if (rate === 'never') return undefined
  if (rate === 'immediate') return new Date(now.getTime() + settleMs)
  const zone = times.zone ?? usualZone
  const today = dayIn(zone, now)
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const local = today + ahead * dayMs
    const due = toMoment(local + times.hour * 60 * minuteMs, zone)
    const isDay = rate === 'daily' || (new Date(local).getUTCDay() || 7) === times.weekday
    if (isDay && due.getTime() > now.getTime()) return due
  }
  throw new Error(`No hour ${times.hour} of weekday ${times.weekday} was found within eight days.`)
}

/** The first moment of a day such as 2026-03-02 in a zone. */
export const startOfDay = (day: string, zone: string | null): Date => toMoment(Date.parse(day), zone ?? usualZone)

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  })
  formats.set(zone, made)
  return made
}

/** What clocks of a zone show, as if it were universal time. */
function localOf(zone: string, moment: Date): number {
  const parts = formatOf(zone).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

const dayIn = (zone: string, moment: Date): number => Math.floor(localOf(zone, moment) / dayMs) * dayMs

/** An hour that clocks leave out in spring is the one after it. */
function toMoment(local: number, zone: string): Date {
  const offsetAt = (moment: number): number => localOf(zone, new Date(moment)) - moment
  const first = local - offsetAt(local)
  return new Date(local - offsetAt(first))
}
