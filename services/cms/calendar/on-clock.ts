import { toInstant, toWallClock } from '../fields/wall-clock'
import { type CalendarEntry } from './calendar-entry'

type Timed = Pick<CalendarEntry, 'at' | 'isWholeDay'>

/** The day on which an entry stands for somebody whose clock is in this zone. */
export const dayOn = ({ at, isWholeDay }: Timed, zone: string): string =>
  (isWholeDay ? at : toWallClock(at, zone)).slice(0, 'YYYY-MM-DD'.length)

/** Its hour on that clock; none where it is a whole day. */
export const hourOn = ({ at, isWholeDay }: Timed, zone: string): string =>
  isWholeDay ? '' : toWallClock(at, zone).slice('YYYY-MM-DDT'.length)

/** The moment at which that clock shows the same hour on another day. */
export const sameHourOn = (at: string, day: string, zone: string): string =>
  toInstant(`${day}${toWallClock(at, zone).slice('YYYY-MM-DD'.length)}`, zone)

/** How many days lie between two. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
