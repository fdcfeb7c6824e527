const dayMs = 86_400_000

export const states = ['NOT_YET', 'RUNNING', 'ENDED'] as const
export type State = (typeof states)[number]

type Days = { from?: string | undefined; to?: string | undefined }

const toDay = (now: Date): string => now.toISOString().slice(0, 10)

/** How something stands that counts from one day to another, the last included. */
export function stateOf({ from, to }: Days, now: Date): State {
  const today = toDay(now)
  if (from !== undefined && today < from) return 'NOT_YET'
  return to !== undefined && to < today ? 'ENDED' : 'RUNNING'
}

/** How many days are left, today included; none of what has no end or is over. */
export function daysLeft({ from, to }: Days, now: Date): number | undefined {
  if (to === undefined || stateOf({ from, to }, now) !== 'RUNNING') return undefined
  return Math.round((Date.parse(to) - Date.parse(toDay(now))) / dayMs) + 1
}
