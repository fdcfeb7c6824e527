import { type ContentDocument } from '../../content/all-types'
import { daysAfter } from '../show/days'
import { type Reader } from '../store/reader'

/** For so many days anyone who follows an old link learns that a post is taken, or who helps instead of somebody. */
const keptFor = { vacancy: 30, person: 365 }

/** The first day on which the page is not there any more: a post is open on its last day, who leaves is gone on theirs. */
export const goneFrom = {
  vacancy: (closesOn: string): string => daysAfter(closesOn, 1 + keptFor.vacancy),
  person: (leftAt: string): string => daysAfter(leftAt, keptFor.person),
}

/** Some pages end by themselves, a while after what they are about did: nothing leads there any more. */
export function hasEnded(document: ContentDocument, read: Reader): boolean {
  if (document.type === 'vacancy') return read.isPast(goneFrom.vacancy(document.closesOn))
  if (document.type !== 'person' || document.leftAt === undefined) return false
  return read.isPast(goneFrom.person(document.leftAt))
}
