/** What a version says of its days. */
export type LawVersion = {
  number: number
  /** The first and the last day, as YYYY-MM-DD; without a last one it has no end yet. */
  effectiveFrom: string
  effectiveTo: string | undefined
  changeKind: 'editorial' | 'law-change' | 'correction'
}

export type Span = { from: string; to: string | undefined }

/** The days of a version of the law, and how it is worded by now. */
type Period<Version> = { from: string; to: string | undefined; worded: Version }

const earlier = (one: string, other: string): string => (one < other ? one : other)

/**
 * The periods of an answer, the newest last. Its versions come in the order in which readers had them; under one number there
 * may be several, where a slip was put right.
 *
 * A change of the law has days of its own. An editorial change rewords a version and moves none of its days, whatever it says
 * itself. A correction stands on all days of the version that it corrects, from its own first day if that is before; the last
 * day is the one that it names, for that too may have been the mistake.
 */
function periodsOf<Version extends LawVersion>(
  versions: readonly Version[],
  onEach: (version: Version, days: Span) => void = () => undefined,
): Period<Version>[] {
  const periods: Period<Version>[] = []
  let number = 0
  for (const version of versions) {
    const { effectiveFrom, effectiveTo, changeKind } = version
    const last = periods.at(-1)
    const own = { from: effectiveFrom, to: effectiveTo, worded: version }
    if (!last) periods.push(own)
    else if (changeKind === 'editorial') periods.splice(-1, 1, { ...last, worded: version })
    else if (changeKind === 'correction') periods.splice(-1, 1, { ...own, from: earlier(last.from, effectiveFrom) })
    // A slip in what the number said before: the number is the same, so it is not one more.
    else if (version.number === number) periods.splice(-1, 1, own)
    else periods.push(own)
    ;({ number } = version)
    const { from, to } = periods.at(-1) ?? own
    onEach(version, { from, to })
  }
  return periods
}

const holdsOn = ({ from, to }: Period<unknown>, day: string): boolean => from <= day && (to === undefined || day <= to)

const findIn = <Version>(periods: readonly Period<Version>[], day: string): Version | undefined =>
  periods.findLast((period) => holdsOn(period, day))?.worded

/**
 * The law of a day: the newest version whose first day is not after it and whose last day, if it has one, is not before it. When
 * readers first had it is another matter.
 */
export const findLaw = <Version extends LawVersion>(versions: readonly Version[], day: string): Version | undefined =>
  findIn(periodsOf(versions), day)

/**
 * The days that each version stated when readers had it, those of a replaced one too: a reworded law is in force since what it
 * rewords is.
 */
export function statedDaysOf<Version extends LawVersion>(versions: readonly Version[]): Map<Version, Span> {
  const days = new Map<Version, Span>()
  periodsOf(versions, (version, span) => days.set(version, span))
  return days
}

/**
 * On which days each version is the law, from the first to the last of them; a version that others replaced has none. One that
 * was law, gave way for a while and is law again has both ends of the whole.
 */
export function spansOf<Version extends LawVersion>(versions: readonly Version[]): Map<Version, Span> {
  const periods = periodsOf(versions)
  const starts = new Set(periods.flatMap(({ from, to }) => [from, ...(to === undefined ? [] : [dayAfter(to)])]))
  const days = [...starts].sort()
  const spans = new Map<Version, Span>()
  days.forEach((day, position) => {
    const version = findIn(periods, day)
    if (!version) return
    const next = days[position + 1]
    spans.set(version, { from: spans.get(version)?.from ?? day, to: next === undefined ? undefined : dayBefore(next) })
  })
  return spans
}

const moved = (day: string, by: number): string => {
  const moment = new Date(`${day}T12:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + by)
  return moment.toISOString().slice(0, 'YYYY-MM-DD'.length)
}
const dayAfter = (day: string): string => moved(day, 1)
const dayBefore = (day: string): string => moved(day, -1)
