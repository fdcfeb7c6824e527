import { isTimeZone } from '../fields/rules'
import { addDays, toDay } from './days-of-month'
import { dayOn, sameHourOn } from './on-clock'

export const movableDates = ['event', 'ends', 'review-due', 'in-review'] as const
export type MovableDate = (typeof movableDates)[number]

type Values = Record<string, unknown>

/** What is written into an item whose day moves; undefined where it has none. */
export function datesMoved(item: Values, what: MovableDate, days: number): Values | undefined {
  if (what === 'event') return eventMoved(item, days)
  if (what === 'in-review') {
    const review = (item.review ?? {}) as Values
    const dueOn = dayMoved(review.dueOn, days)
    return dueOn === undefined ? undefined : { review: { state: review.state, dueOn } }
  }
  const name = what === 'ends' ? 'closesOn' : item.reviewDue ? 'reviewDue' : 'reviewDueAt'
  const moved = dayMoved(item[name], days)
  return moved === undefined ? undefined : { [name]: moved }
}

const dayMoved = (value: unknown, days: number): string | undefined =>
  typeof value === 'string' ? addDays(new Date(value), days).toISOString() : undefined

/** It begins at the same hour of its own clock and is as long as before; what closes before it closes as long before. */
function eventMoved({ timeZone, startsAt, endsAt, registrationCloses }: Values, days: number): Values | undefined {
  if (typeof startsAt !== 'string') return undefined
  const isKnown = typeof timeZone === 'string' && isTimeZone(timeZone, { beside: {}, whole: {} }) === undefined
  const zone = isKnown ? timeZone : 'UTC'
  const moved = (value: unknown) =>
    typeof value === 'string'
      ? sameHourOn(value, toDay(addDays(new Date(dayOn({ at: value }, zone)), days)), zone)
      : undefined
  const [start, end, closes] = [startsAt, endsAt, registrationCloses].map(moved)
  return {
    startsAt: start,
    ...(end === undefined ? {} : { endsAt: end }),
    ...(closes === undefined ? {} : { registrationCloses: closes }),
  }
}
