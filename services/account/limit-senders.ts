import { createHash, randomBytes } from 'node:crypto'

type Limit = { most: number; seconds: number }

const mostKnown = 50_000

/** Counts what comes from where. Nothing is kept but a digest under a key that dies with the process. */
export function limitSenders({ most, seconds }: Limit) {
  const key = randomBytes(32)
  const counts = new Map<string, { count: number; until: number }>()

  return {
    /** Counts one more, and says whether that is still allowed. */
    allow: (address: string, now = Date.now()): boolean => {
      const sender = createHash('sha256').update(key).update(address).digest('base64')
      const known = counts.get(sender)
      const current = known && known.until > now ? known : { count: 0, until: now + seconds * 1000 }
      current.count += 1
      // So many at once are no people; what is forgotten then begins anew.
      if (!known && counts.size >= mostKnown) counts.clear()
      counts.set(sender, current)
      return current.count <= most
    },
  }
}

export type Senders = ReturnType<typeof limitSenders>
