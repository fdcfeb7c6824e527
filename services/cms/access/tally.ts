const mostKept = 10_000

type Count = { count: number; until: number }

/** Counts that expire together with the first of them. In memory: a start anew forgets, as the clock would soon. */
export function createTally(lastsMs: number, now: () => number = Date.now) {
  const counts = new Map<string, Count>()
  const current = (key: string): Count => {
    const kept = counts.get(key)
    return kept && kept.until > now() ? kept : { count: 0, until: now() + lastsMs }
  }
  const sweep = () => {
    if (counts.size < mostKept) return
    for (const [key, { until }] of counts) if (until <= now()) counts.delete(key)
  }
  return {
    /** One more; answers how many there are. */
    add: (key: string): number => {
      sweep()
      const next = current(key)
      counts.set(key, { ...next, count: next.count + 1 })
      return next.count + 1
    },
    takeBack: (key: string): void => {
      const kept = counts.get(key)
      if (kept) counts.set(key, { ...kept, count: Math.max(0, kept.count - 1) })
    },
    forget: (key: string): void => void counts.delete(key),
  }
}
