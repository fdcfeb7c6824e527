const toIsoDay = (date: Date): string => date.toISOString().slice(0, 'YYYY-MM-DD'.length)

/** A day of the calendar so many days after another; before it where the count is negative. */
export function daysAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return toIsoDay(date)
}
