import { type ContentDocument } from '../../content/all-types'
import { daysAfter } from '../show/days'
import { type Reader } from '../store/reader'

/** For so many days anyone who follows an old link learns that a post is taken, or who helps instead of somebody. */
export const keptFor = { vacancy: 30, person: 365 }

/** Some pages end by themselves, a while after what they are about did: nothing leads there any more. */
export function hasEnded(document: ContentDocument, read: Reader): boolean {
  if (document.type === 'vacancy') return read.isPast(daysAfter(document.closesOn, 1 + keptFor.vacancy))
  if (document.type !== 'person' || document.leftAt === undefined) return false
  return read.isPast(daysAfter(document.leftAt, keptFor.person))
}
