/** A month as calendars show it: whole weeks from Monday to Sunday, each day as 2027-01-31. */
export function daysOfMonth(month: string): string[][] {
  const first = new Date(`${month}-01T00:00:00.000Z`)
  const back = (first.getUTCDay() + 6) % 7
  const weeks: string[][] = []
  for (let day = addDays(first, -back); day < addMonths(first, 1) || weeks.length === 0; day = addDays(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, position) => toDay(addDays(day, position))))
  }
  return weeks
}

export const toDay = (moment: Date): string => moment.toISOString().slice(0, 10)

export function addDays(moment: Date, days: number): Date {
  const later = new Date(moment)
  later.setUTCDate(later.getUTCDate() + days)
  return later
}

export function addMonths(moment: Date, months: number): Date {
  const later = new Date(moment)
  later.setUTCMonth(later.getUTCMonth() + months)
  return later
}
