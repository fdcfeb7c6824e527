import { type Receipt } from '../../releases/store/receipts'

/** So many pages change before anybody has looked up. */
const few = 100
/** Of a smaller one, most of the time is the same whatever it changes. */
const enoughToMeasure = 100

/** `seconds`: null where no publication of many pages has been measured yet. */
export type Expected = { pages: number; seconds: number | null }

/** What the next publication of an edition takes, where that is long: at the pace of the newest that changed many pages. */
export function expectChange(pages: number, receipts: readonly Receipt[]): Expected | undefined {
  if (pages <= few) return undefined
  const paces = receipts.flatMap(({ clickToLive, pages: { changed } }) =>
    clickToLive === null || changed < enoughToMeasure ? [] : [clickToLive / changed],
  )
  const [pace] = paces
  return { pages, seconds: pace === undefined ? null : Math.ceil(pace * pages) }
}
