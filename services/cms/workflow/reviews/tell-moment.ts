/** 25 Nov 2026, 02:53 UTC: as every moment is written here. The clock is named: colleagues sit in many places. */
export const tellMoment = (moment: Date | string, timeZone = 'UTC'): string => `${format(moment, timeZone)} ${timeZone}`

/** On the reader's own clock, unless another is given: 25 Nov 2026, 02:53 GMT+8. */
export const tellOwnMoment = (moment: Date | string, timeZone?: string): string =>
  `${format(moment, timeZone)} ${clockOf(moment, timeZone)}`

const zoneOf = (timeZone: string | undefined) => (timeZone === undefined ? {} : { timeZone })

const format = (moment: Date | string, timeZone?: string): string =>
  new Date(moment).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', ...zoneOf(timeZone) })

/** As it is called on that day: summer time has another name. */
function clockOf(moment: Date | string, timeZone: string | undefined): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short', ...zoneOf(timeZone) }).formatToParts(
    new Date(moment),
  )
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** 3 Dec 2026 */
export const tellDay = (day: string): string =>
  new Date(day).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
