import { type listWords } from '../words/list-words'

const dayMs = 86_400_000

export type Term = { from?: string | null | undefined; to?: string | null | undefined }

type TermWords = (typeof listWords)['en']['term']

/** How long a grant still holds; both of its days are whole days of universal time, as the account service counts them. */
export function tellDaysLeft({ from, to }: Term, now: Date, words: TermWords): string {
  const until = daysUntil(from, now)
  if (until !== undefined && until > 0) return words.begins(until)
  const left = daysUntil(to, now)
  if (left === undefined) return words.noEnd
  if (left < 0) return words.ended(-left)
  return left === 0 ? words.today : words.left(left)
}

function daysUntil(day: string | null | undefined, now: Date): number | undefined {
  return day ? dayOf(new Date(day)) - dayOf(now) : undefined
}

const dayOf = (moment: Date): number => Math.floor(moment.getTime() / dayMs)
