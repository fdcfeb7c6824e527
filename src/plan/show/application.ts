import { type GraduatePage } from '../../content/graduate-page'
import { type Dated } from '../../ui/link'
import { type Reader } from '../store/reader'
import { daysAfter } from './days'
import { showDay } from './row'

/** Whether one can apply now, and how; a window without dates is always open. */
export type Application =
  | { state: 'not-yet'; opens: Dated }
  | { state: 'open'; applyUrl: string | undefined; closes: Dated | undefined; daysLeft: number | undefined }
  | { state: 'closed'; closed: Dated }

const countedDays = 30

export function showApplication(page: GraduatePage, read: Reader): Application | undefined {
  const { opensOn, closesOn, applyUrl } = page
  if (opensOn === undefined && closesOn === undefined && applyUrl === undefined) return undefined
  if (closesOn !== undefined && read.isPast(daysAfter(closesOn, 1))) {
    return { state: 'closed', closed: showDay(closesOn, read) }
  }
  if (opensOn !== undefined && !read.isPast(opensOn)) return { state: 'not-yet', opens: showDay(opensOn, read) }
  return {
    state: 'open',
    applyUrl,
    closes: closesOn === undefined ? undefined : showDay(closesOn, read),
    daysLeft: closesOn === undefined ? undefined : countDaysLeft(closesOn, read),
  }
}

/** Counted towards the end alone, so that a page changes daily only while that is news. */
const countDaysLeft = (closesOn: string, read: Reader): number | undefined =>
  Array.from({ length: countedDays + 1 }, (_, count) => count).find((count) => read.isPast(daysAfter(closesOn, -count)))
