import { type HistoryWords } from '../words/history-words'

export type Day = { label: string; from: Date; to: Date }

const shown = 7

/** The last days, the newest first, from midnight to midnight on the reader's own clock: days of a change of clocks too. */
export function lastDays(now: Date, { days, dates }: Pick<HistoryWords, 'days' | 'dates'>): Day[] {
  const midnight = (ago: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - ago)
  return Array.from({ length: shown }, (_, ago) => {
    const from = midnight(ago)
    return { label: days[ago] ?? nameOf(from, dates), from, to: midnight(ago - 1) }
  })
}

const nameOf = (day: Date, dates: string): string =>
  day.toLocaleDateString(dates, { weekday: 'long', day: 'numeric', month: 'short' })

/** What narrows a list down to a day, in the form in which Payload shows its filters. */
export function toFilter({ from, to }: Day): string {
  const own = 'where[or][0][and]'
  const query = new URLSearchParams({
    [`${own}[0][at][greater_than_equal]`]: from.toISOString(),
    [`${own}[1][at][less_than]`]: to.toISOString(),
  })
  return `?${query.toString()}`
}
