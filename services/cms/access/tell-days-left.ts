const dayMs = 86_400_000

export type Term = { from?: string | null | undefined; to?: string | null | undefined }

/** How long a grant still holds; both of its days are whole days of universal time, as the account service counts them. */
export function tellDaysLeft({ from, to }: Term, now: Date): string {
  const until = daysUntil(from, now)
  if (until !== undefined && until > 0) return `Begins in ${count(until)}`
  const left = daysUntil(to, now)
  if (left === undefined) return 'No end'
  if (left < 0) return `Ended ${count(-left)} ago`
  return left === 0 ? 'Ends today' : `${count(left)} left`
}

const count = (days: number): string => (days === 1 ? '1 day' : `${days} days`)

function daysUntil(day: string | null | undefined, now: Date): number | undefined {
  return day ? dayOf(new Date(day)) - dayOf(now) : undefined
}

const dayOf = (moment: Date): number => Math.floor(moment.getTime() / dayMs)
