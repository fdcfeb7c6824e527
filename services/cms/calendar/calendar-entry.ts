export const calendarKinds = [
  ...(['publish', 'withdraw', 'end-embargo', 'bundle', 'published'] as const),
  ...(['in-review', 'event', 'ends', 'review-due'] as const),
]
export type CalendarKind = (typeof calendarKinds)[number]

type Part = { collection: string; id: number; locale: string | null; operation: string }

export type CalendarEntry = {
  collection: string
  id: number
  locale: string | null
  title: string
  at: string
  what: CalendarKind
  /** A day without an hour, which is the same on every clock. */
  isWholeDay?: true
  /** What can be put on another day, and what it is called there; a `date` is a field of the item itself. */
  move?: { kind: 'schedule' | 'bundle' | 'date'; id: number }
  parts?: Part[]
  /** Why it could not be done at its moment. */
  problem?: string
}

export type Conflict = { kind: 'twice' | 'withdrawn-first' | 'bundled-too'; titles: string[]; at: string }

type Plan = Part & { at: string; title: string; isBundled: boolean }

/** Plans that get in each other's way: the same thing twice, a withdrawal before its publication, in a bundle and alone. */
export function findConflicts(entries: readonly CalendarEntry[]): Conflict[] {
  const plans = entries.flatMap(toPlans)
  return plans.flatMap((one, position) =>
    plans.slice(position + 1).flatMap((other): Conflict[] => {
      if (!isSameEdition(one, other)) return []
      const kind = kindOf(one, other)
      return kind === undefined ? [] : [{ kind, titles: [...new Set([one.title, other.title])], at: other.at }]
    }),
  )
}

function toPlans({ parts, what, ...entry }: CalendarEntry): Plan[] {
  if (entry.move === undefined || entry.move.kind === 'date') return []
  if (parts) return parts.map((part) => ({ ...part, at: entry.at, title: entry.title, isBundled: true }))
  const { collection, id, locale, at, title } = entry
  return [{ collection, id, locale, at, title, operation: what, isBundled: false }]
}

/** A plan for all languages is one for each of them. */
const isSameEdition = (one: Plan, other: Plan): boolean =>
  one.collection === other.collection &&
  one.id === other.id &&
  (one.locale === other.locale || one.locale === null || other.locale === null)

function kindOf(one: Plan, other: Plan): Conflict['kind'] | undefined {
  if (one.isBundled !== other.isBundled) return 'bundled-too'
  if (one.operation === other.operation) return 'twice'
  const [first] = [one, other].sort((left, right) => left.at.localeCompare(right.at))
  return first?.operation === 'withdraw' ? 'withdrawn-first' : undefined
}
