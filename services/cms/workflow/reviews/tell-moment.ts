/** 25 Nov 2026, 02:53: as every moment is written here; on the reader's own clock, or on another that is then named. */
export const tellMoment = (moment: Date | string, timeZone = 'UTC'): string => `${format(moment, timeZone)} ${timeZone}`

export const tellOwnMoment = (moment: Date | string): string => format(moment)

const format = (moment: Date | string, timeZone?: string): string =>
  new Date(moment).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  })

/** 3 Dec 2026 */
export const tellDay = (day: string): string =>
  new Date(day).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
