export type Rate = { perSecond: number; burst: number }

/** In questions, of which a box asks seven for a letter. A whole office may search from one address; a program that asks without end may not. */
export const usualRate: Rate = { perSecond: 100, burst: 400 }

const mostCallers = 10_000
const hourSeconds = 3600

type Bucket = { tokens: number; at: number }

/** Whether a caller may ask so much once more: what it may ask grows back with time. */
export function createRateLimit(now: () => number = () => Date.now() / 1000) {
  const buckets = new Map<string, Bucket>()

  return (caller: string, { perSecond, burst }: Rate, cost: number): boolean => {
    const at = now()
    const before = buckets.get(caller) ?? { tokens: burst, at }
    const tokens = Math.min(burst, before.tokens + (at - before.at) * perSecond)
    const isAllowed = tokens >= cost
    buckets.delete(caller)
    buckets.set(caller, { tokens: isAllowed ? tokens - cost : tokens, at })
    // The one that was quiet for longest is forgotten first.
    for (const oldest of buckets.keys()) {
      if (buckets.size <= mostCallers) break
      buckets.delete(oldest)
    }
    return isAllowed
  }
}

export const perHour = (count: number): Rate => ({ perSecond: count / hourSeconds, burst: count })
