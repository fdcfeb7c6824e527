import { createHash, randomBytes } from 'node:crypto'

type Count = { count: number; until: number }
type Limits = { lastsMs: number; /** How many are counted at once. */ most?: number; now?: () => number }

/**
 * Counts that expire together with the first of them. In memory: a restart forgets, as the clock would soon. Nothing is
 * kept of who is counted but a digest under a key that dies with the process; so what strangers send takes no more room
 * than what anybody sends. When too many are counted at once, the oldest is forgotten.
 */
export function createTally({ lastsMs, most = 50_000, now = Date.now }: Limits) {
  const key = randomBytes(32)
  // In the order in which they expire: each lasts as long, and is put last when it begins again.
  const counts = new Map<string, Count>()
  const digestOf = (name: string): string => createHash('sha256').update(key).update(name).digest('base64')

  const begin = (digest: string): Count => {
    counts.delete(digest)
    for (const [oldest, { until }] of counts) {
      if (until > now() && counts.size < most) break
      counts.delete(oldest)
    }
    const count = { count: 0, until: now() + lastsMs }
    counts.set(digest, count)
    return count
  }

  return {
    /** One more, or several; answers how many there are. */
    add: (name: string, more = 1): number => {
      const digest = digestOf(name)
      const known = counts.get(digest)
      const current = known && known.until > now() ? known : begin(digest)
      current.count += more
      return current.count
    },
    takeBack: (name: string): void => {
      const known = counts.get(digestOf(name))
      if (known) known.count = Math.max(0, known.count - 1)
    },
    forget: (name: string): void => void counts.delete(digestOf(name)),
  }
}
